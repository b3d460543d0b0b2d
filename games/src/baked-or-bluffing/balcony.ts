import type { BalconyRules } from '../kit/balcony.ts'

interface Seen {
  readonly phase: string
  readonly reveal: { readonly isTrue: boolean } | null
}

const VOTES = [
  { value: 'legit', said: 'Legit' },
  { value: 'baked', said: 'Baked' },
] as const

/** Whether to believe it. */
export const balcony: BalconyRules<Seen> = {
  ask: ({ phase }) => (phase === 'argue' ? { about: 'vote', options: VOTES } : null),
  outcomes: ({ reveal }) => (reveal ? { vote: [reveal.isTrue ? 'legit' : 'baked'] } : {}),
}
