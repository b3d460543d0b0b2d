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
  bets: 'Call your bets out loud. Tap a verdict, then who bet on it',
  believed: 'Who believes it?',
  saw: 'Who got it? Fastest first.',
  have: 'Raise your hand if you have.',
  lie: 'Which one’s the lie? Tap one, then who picked it',
} as const
/** What ends the tapping of faces. */
export const PICKS_DONE = {
  bets: 'Bets Are In',
  believed: 'Turn It Over',
  saw: 'That’s Everyone',
  have: 'Count the Hands',
  lie: 'Show the Lie',
} as const

/** What the phone asks, in a line. */
export function questionOf(step: LocalStep, { nameOf, on, partner, jar }: Naming): string {
  switch (step.field) {
    case 'mark':
      if (step.name === 'lie') return `${nameOf(on)} only: which one will be the lie?`
      return step.name === 'count' ? 'How many hands will go up?' : 'A rule for the next three turns'
    case 'partner':
      return PARTNERS[step.name]
    case 'picks':
      return PICKS[step.name]
    case 'verdict':
      if (step.name === 'plea') return `Do you believe ${nameOf(partner ?? on)}?`
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

/** What stands on a choice. */
export function wordsOf(option: string, nameOf: Naming['nameOf']): string {
  if (isVerdict(option)) return VERDICT_LOOKS[option].words
  return PLACES[option] ?? nameOf(option)
}
