import type { Ask, OneOf, Option } from '../table/ask.ts'
import type { AskProps } from '../table/phase.ts'
import { type AttemptView, namesOf } from './attempt.ts'
import { type Ballot, judgementsOf } from './verdict-looks.ts'

const NOTES = { faces: 'Everyone sees your vote', secret: 'Secret vote' } as const
const GIVEN = {
  faces: 'Locked in. Everyone will see it was you.',
  secret: 'Locked in. No one will know it was you.',
} as const

/** What there is to say of one performance. */
export function verdictOptions(ballot?: Ballot): readonly Option[] {
  return judgementsOf(ballot).map(({ verdict, words, tone, icon }) => ({ value: verdict, label: words, tone, icon }))
}

interface JudgeProps extends Pick<AskProps<unknown, unknown>, 'me' | 'players' | 'act'> {
  readonly attempt: AttemptView
  readonly vote: string | null
  readonly ballot?: Ballot
}

/** The others decide whether it was done; they read beforehand whether their faces will show. */
export function judgeAsk({ attempt, vote, ballot, me, players, act }: JudgeProps): OneOf | null {
  if (me === null || !attempt.voters.includes(me)) return null
  const secrecy = attempt.isSecret ? 'secret' : 'faces'
  return {
    kind: 'one-of',
    question: `Did ${namesOf(attempt.contenders, { me, players })} do it?`,
    options: verdictOptions(ballot),
    chosen: vote,
    mark: 'Your vote',
    isSecret: true,
    note: NOTES[secrecy],
    given: GIVEN[secrecy],
    pick: (verdict) => act({ type: 'judge', verdict }),
  }
}

const never = () => {}

/** From the first try on, what a spectator may guess: what the room will say, or who wins. */
export function rulingGuess(attempt: AttemptView | null): Ask | null {
  const rivals = attempt?.contenders ?? []
  if (rivals.length === 0) return null
  return rivals.length > 1
    ? { kind: 'person', about: 'winner', question: 'Who will win it?', ids: rivals, chosen: null, pick: never }
    : {
        kind: 'one-of',
        about: 'verdict',
        question: 'What will the room say?',
        options: verdictOptions(),
        chosen: null,
        pick: never,
      }
}
