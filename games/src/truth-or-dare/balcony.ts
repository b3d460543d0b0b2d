import type { BalconyOption, BalconyRules } from '../kit/balcony.ts'
import { askRuling, rulingOutcomes } from '../kit/balcony-ruling.ts'

type Attempt = Parameters<typeof askRuling>[0]

interface Seen {
  readonly phase: string
  readonly choice: string | null
  readonly cards: readonly { readonly id: string; readonly kind: 'truth' | 'dare' }[]
  readonly kept: string | null
  readonly attempt: Attempt
}

const CHOICES = [
  { value: 'truth', said: 'Truth' },
  { value: 'dare', said: 'Dare' },
  { value: 'surprise', said: 'Surprise' },
] as const

/** Guesses what they take, which card they keep, and what the room says. */
export const balcony: BalconyRules<Seen> = {
  ask({ phase, cards, attempt }) {
    switch (phase) {
      case 'choose':
        return { about: 'choice', options: CHOICES }
      case 'deal':
        return { about: 'card', options: cardOptions(cards) }
      case 'perform':
      case 'verdict':
        return askRuling(attempt)
      default:
        return null
    }
  },
  outcomes: ({ choice, kept, attempt }) => ({
    ...(choice !== null && { choice: [choice] }),
    ...(kept !== null && { card: [kept] }),
    ...rulingOutcomes(attempt),
  }),
}

const PLACES = ['the first one', 'the second one'] as const

function cardOptions(cards: Seen['cards']): readonly BalconyOption[] {
  const isMixed = new Set(cards.map(({ kind }) => kind)).size > 1
  return cards.map(({ id, kind }, place) => ({ value: id, said: isMixed ? `the ${kind}` : (PLACES[place] ?? id) }))
}
