import type { Hand, View } from '@highjinks/games/high-rollers'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { points } from '../../ui/party/points.ts'
import { Applause } from '../attempt/applause.tsx'
import { type AttemptView } from '../attempt/attempt.ts'
import { LitBetween } from '../attempt/in-light.tsx'
import { Perform } from '../attempt/perform.tsx'
import { TaskCard, type TaskCardProps } from '../attempt/task-card.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import { Who } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { ReadNews } from './read-news.tsx'
import { footOf, THUMBS } from './words.ts'

type ActProps = ScreenProps<View, Hand>

/** Whoever performs has the card; everybody else has two hands. */
export function Act({ table, hand, me, players, act, isBusy }: ActProps) {
  const { attempt, applause } = table
  if (!attempt) return null
  const [performer, another] = attempt.performers
  return (
    <>
      <Performers {...{ table, me, players, attempt }} />
      <RolledCard table={table} isFlat={hand !== null} />
      {hand !== null &&
        (performer !== undefined && another === undefined ? (
          <LitBetween id={performer} isApart={performer === me && applause.clapping.length > 0} />
        ) : (
          <HeroGap />
        ))}
      {/* On a small phone whoever performs hears it instead. */}
      <div className={me !== null && attempt.performers.includes(me) ? 'short:hidden' : 'contents'}>
        <Applause
          performers={attempt.performers}
          applause={applause}
          clapsLeft={hand?.clapsLeft ?? null}
          {...{ me, players, act, isBusy }}
        />
      </div>
      <Perform
        {...{ attempt, me, players, act, isBusy }}
        canSwap={hand?.canSwap ?? false}
        done={table.task === 'Truth' ? 'I answered' : 'Done'}
        cheer={null}
      />
    </>
  )
}

export function Judged({ table, hand, me, players, act, isBusy }: ActProps) {
  const { attempt } = table
  if (!attempt) return null
  return (
    <>
      <Performers {...{ table, me, players, attempt }} />
      <RolledCard table={table} isSmall />
      <Verdict {...{ attempt, me, players, act, isBusy }} ballot={THUMBS} vote={hand?.vote ?? null} />
    </>
  )
}

export function Performers({
  table,
  me,
  players,
  attempt,
}: Omit<ActProps, 'hand' | 'settings' | 'act' | 'isBusy'> & {
  readonly attempt: AttemptView
}) {
  const role = roleOf(table, me, attempt.performers.includes(me ?? ''), players)
  return (
    <Who ids={attempt.performers} me={me} players={players}>
      {role} <ReadNews {...{ table, me, players }} />
    </Who>
  )
}

function roleOf({ task, turn, phase }: View, me: ActProps['me'], isMe: boolean, players: ActProps['players']): string {
  if (task === 'Pass')
    return `with a card from ${turn === me ? 'you' : nameOf(players, turn)}: the pot for each of them.`
  if (task === 'Challenge') return 'against each other.'
  if (phase !== 'act') return task === 'Truth' ? 'told the truth. Or so they say.' : 'had a stunt to do.'
  if (isMe) return task === 'Truth' ? 'read it out loud, then tell the truth.' : 'read it out loud, then do it.'
  return task === 'Truth' ? 'has a question to answer.' : 'has a stunt to do.'
}

interface RolledCardProps extends Pick<TaskCardProps, 'isSmall' | 'isLine' | 'isFlat'> {
  readonly table: View
}

/** The card, and the pot it is played for. */
export function RolledCard({ table, isSmall = false, isLine = false, isFlat = false }: RolledCardProps) {
  const { task, pot, card } = table
  if (task === null || card === null) return null
  return (
    <TaskCard
      kicker={`${task} for ${points(pot)}`}
      foot={footOf(table)}
      isFootSpare
      isSmall={isSmall || isLine}
      isLine={isLine}
      isFlat={isFlat}
    >
      {card}
    </TaskCard>
  )
}
