import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { type AttemptView, namesOf } from '../attempt/attempt.ts'
import { Perform } from '../attempt/perform.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import { Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { Aim } from './aim.tsx'
import { SEGMENT_LOOKS, type Segment } from './segments.ts'

type Props = ScreenProps<View, Hand>

/** What the segment asks, and of whom. */
export function Task(props: Props) {
  const { table, hand, me, players, act, isBusy } = props
  const { attempt, wheel } = table
  if (!attempt || !wheel) return null
  if (wheel.segment === 'swap' || wheel.segment === 'gift') return <Aim {...props} attempt={attempt} />
  const { done, cheer } = wordsFor(wheel.segment)
  return (
    <>
      <Asked {...props} attempt={attempt} segment={wheel.segment} />
      <Perform {...{ attempt, me, players, act, isBusy, done, cheer }} canSwap={hand?.canSwap ?? false} />
    </>
  )
}

export function Judged({ hand, ...props }: Props) {
  const { attempt, wheel } = props.table
  if (!attempt || !wheel) return null
  return (
    <>
      <Asked hand={hand} {...props} attempt={attempt} segment={wheel.segment} isSmall />
      <Verdict {...props} attempt={attempt} vote={hand?.vote ?? null} />
    </>
  )
}

function wordsFor(segment: Segment): { readonly done: string; readonly cheer: string } {
  if (segment === 'everyone') return { done: 'Answered', cheer: 'Everybody answers, out loud.' }
  if (segment === 'rule') return { done: 'Lay it down', cheer: 'If they lay it down, it holds for three turns.' }
  if (segment === 'breather') return { done: 'Ahh', cheer: 'Join in. Nothing to win, nothing to lose.' }
  return { done: 'Done', cheer: 'Watch closely: the table decides in a moment.' }
}

interface AskedProps extends Props {
  readonly attempt: AttemptView
  readonly segment: Segment
  readonly isSmall?: boolean
}

function Asked({ table, me, players, attempt, segment, isSmall = false }: AskedProps) {
  const { label } = SEGMENT_LOOKS[segment]
  const answered = attempt.performers.filter((id) => attempt.said[id]).length
  return (
    <>
      {segment === 'everyone' ? (
        <p role="status" className="text-center font-display text-xl font-bold lg:text-3xl">
          {answered} of {attempt.performers.length} have answered.
        </p>
      ) : (
        <Who ids={attempt.performers} me={me} players={players}>
          {stateOf(attempt, { me, players })}
        </Who>
      )}
      <TaskCard kicker={label} isSmall={isSmall}>
        {table.card}
      </TaskCard>
    </>
  )
}

/** Of a duel: who is through already. */
function stateOf(attempt: AttemptView, people: Pick<Props, 'me' | 'players'>): string {
  const said = attempt.performers.filter((id) => attempt.said[id])
  const all = attempt.performers.length
  if (said.length === 0) return all > 1 ? 'against each other' : 'got this one'
  if (said.length < all) {
    const word = attempt.said[said[0] ?? ''] === 'pass' ? 'passed' : 'done'
    return `${namesOf(said, people)}: ${word}. One to go.`
  }
  return all > 1 ? 'have had their moment' : 'all done, supposedly'
}
