import type { PlayerId } from '@highjinks/protocol'
import { nameOf } from '../screen.ts'
import type { Ask, OneOf, Option } from '../table/ask.ts'
import type { AskProps } from '../table/phase.ts'
import { type AttemptView, namesOf } from './attempt.ts'
import { type Ballot, judgementsOf } from './verdict-looks.ts'

const NOTES = { faces: 'Everyone sees your vote', secret: 'Secret vote' } as const
const GIVEN = {
  faces: 'Locked in. Everyone will see it was you.',
  secret: 'Locked in. No one will know it was you.',
} as const

/** Returns the verdicts for one performance. */
export function verdictOptions(ballot?: Ballot): readonly Option[] {
  return judgementsOf(ballot).map(({ verdict, words, tone, icon }) => ({ value: verdict, label: words, tone, icon }))
}

interface JudgeProps extends Pick<AskProps<unknown, unknown>, 'me' | 'players' | 'act'> {
  readonly attempt: AttemptView
  readonly vote: string | null
  readonly ballot?: Ballot
  /** The performers who did it, if the room judges only some of them. */
  readonly done?: readonly PlayerId[]
  readonly deed?: 'do it' | 'answer'
}

/** Asks the others whether it was done. They read beforehand whether their faces will show. */
export function judgeAsk(props: JudgeProps): OneOf | null {
  const { attempt, ballot, done = attempt.contenders, deed = 'do it', me, players, act } = props
  if (me === null || !attempt.voters.includes(me)) return null
  return {
    ...votingOn(props),
    question: `Did ${namesOf(done, { me, players })} ${deed}?`,
    options: verdictOptions(ballot),
    pick: (verdict) => act({ type: 'judge', verdict }),
  }
}

/** Asks the others who was better. */
export function crownAsk(props: Omit<JudgeProps, 'ballot' | 'done' | 'deed'>): OneOf | null {
  const { attempt, me, players, act } = props
  if (me === null || !attempt.voters.includes(me)) return null
  return {
    ...votingOn(props),
    question: 'Who was better?',
    options: attempt.contenders.map((id) => ({
      value: id,
      label: id === me ? 'Me' : nameOf(players, id),
      tone: 'plain',
      face: id,
    })),
    pick: (winner) => act({ type: 'crown', winner }),
  }
}

function votingOn({ attempt, vote }: Pick<JudgeProps, 'attempt' | 'vote'>) {
  const secrecy = attempt.isSecret ? 'secret' : 'faces'
  return {
    kind: 'one-of',
    chosen: vote,
    mark: 'Your vote',
    isSecret: true,
    note: NOTES[secrecy],
    given: GIVEN[secrecy],
  } as const
}

const never = () => {}

/** From the first attempt on, a spectator can guess the room's verdict, or the winner. */
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
