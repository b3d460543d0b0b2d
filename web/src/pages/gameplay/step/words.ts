import type { LocalStep } from '@highjinks/games/local'
import { isVerdict, VERDICT_LOOKS } from '../../../games/attempt/verdict-looks.ts'
import { points } from '../../../ui/party/points.ts'

interface Naming {
  /** A player's name. */
  readonly nameOf: (id: string) => string
  readonly on: string
  readonly partner: string | undefined
  readonly jar: number
}

const PARTNERS = {
  rival: 'Who is the rival?',
  receiver: 'Who gets it?',
  neighbor: 'Who swaps with you?',
  gift: 'Who gets 300 from the stash?',
  pointed: 'Who got the most fingers?',
} as const
const PICKS = {
  bets: 'Place your bets: tap your own face until it shows your call',
  believed: 'Hands up for Legit! Who says it’s true?',
  saw: 'Who got it? Fastest first.',
  have: 'Raise your hand if you have.',
  lie: 'Which one’s the lie? On three, show 1, 2, or 3 fingers. Tap each face until it matches',
  hands: 'Whose hands are up?',
  side: 'Who’s on the Legit side?',
} as const
/** Ends the tapping of faces. */
export const PICKS_DONE = {
  bets: 'Bets Are In',
  believed: 'Turn It Over',
  saw: 'That’s Everyone',
  have: 'Count the Hands',
  lie: 'Show the Lie',
  hands: 'That’s All the Hands',
  side: 'Turn It Over',
} as const

/** Returns the phone's question in one line. */
export function questionOf(step: LocalStep, { nameOf, on, partner, jar }: Naming): string {
  switch (step.field) {
    case 'mark':
      if (step.name === 'lie') return `${nameOf(on)} only: which one will be the lie?`
      return step.name === 'count' ? 'How many hands will go up?' : 'A rule for the next three turns'
    case 'thumbs':
      return `Thumbs on three: will ${nameOf(step.by)} do it?`
    case 'partner':
      return PARTNERS[step.name]
    case 'picks':
      return PICKS[step.name]
    case 'verdict':
      if (step.name === 'plea')
        return `${nameOf(partner ?? on)}, defend yourself! ${nameOf(step.judge)} takes the phone and judges`
      return `${nameOf(step.judge)} takes the phone and judges`
    case 'winner':
      return 'Who won?'
    case 'best':
      if (step.name === 'answer') return 'Whose answer was best?'
      if (step.name === 'jar') return `The jar of ${points(jar)} goes to the best of the round`
      return step.name === 'story' ? 'Who told the best story?' : 'Who was the best of the round?'
  }
}

const PLACES: Readonly<Record<string, string>> = { first: 'First', second: 'Second', third: 'Third' }

/** Returns the label of a choice. */
export function wordsOf(option: string, nameOf: Naming['nameOf']): string {
  if (isVerdict(option)) return VERDICT_LOOKS[option].words
  return PLACES[option] ?? nameOf(option)
}
