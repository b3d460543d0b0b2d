import type { Intent, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { CircleHelp, Ellipsis, Pause } from 'lucide-react'
import { serverNow } from '../../lib/server-clock.ts'
import { useMark } from '../../lib/use-mark.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Clock } from '../../ui/party/clock.tsx'
import { ordinal } from '../../ui/party/ordinal.ts'
import { points } from '../../ui/party/points.ts'
import { Progress } from '../../ui/status/progress.tsx'
import { powersOf } from '../host-role.ts'
import { countedAt, lastCallWords } from './how-far.ts'

export interface TableHeadProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly me: PlayerId | null
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
  readonly onPeople?: () => void
  readonly onRules?: () => void
  /** Everything else, on a phone. */
  readonly onMore?: () => void
}

/** One row: progress, my score, the time left. On a phone there's room for the hero between the first two. */
export function TableHead(props: TableHeadProps) {
  const { view, table, me, isBusy, send, onPeople, onRules, onMore } = props
  const { isHost } = powersOf(view, me)
  const counted = countedAt(view.session.slug)
  const lastCall = lastCallWords(view, table)
  // Here and not as a banner: nothing may move under a finger that is about to answer.
  const isLate = me !== null && table.overdue && table.waiting.includes(me)
  return (
    <div className="mx-auto flex min-h-14 w-full max-w-3xl items-center gap-2 max-phone:gap-1 laptop:max-w-none flat:mx-0 flat:w-[calc(100vw-2rem)] flat:max-w-none">
      <div className={cx('min-w-0', onMore ? 'mr-auto w-24 max-small:w-18' : 'grow', isLate && onMore && 'shrink-0')}>
        <p
          className={cx(
            'mb-1 text-sm font-semibold text-muted',
            lastCall ? 'leading-tight' : 'whitespace-nowrap',
            // The font's hyphen would be as wide as a digit.
            table.round > 0 && 'tabular',
          )}
        >
          {lastCall ??
            (table.round === 0 ? (
              'Warm-up'
            ) : (
              <>
                <span className="max-small:sr-only">{counted} </span>
                {table.round} of {table.rounds}
              </>
            ))}
        </p>
        {isLate && !onMore ? (
          <Nag />
        ) : (
          <Progress label={`${counted}s`} value={table.round} max={Math.max(1, table.rounds)} />
        )}
      </div>
      {onRules && !onMore && (
        <IconButton label="How to play" icon={<CircleHelp aria-hidden="true" />} onClick={onRules} />
      )}
      {isLate && onMore && <Nag />}
      {onPeople && !isLate && <Standing table={table} me={me} onPress={onPeople} />}
      {onMore && <IconButton label="More" icon={<Ellipsis aria-hidden="true" />} onClick={onMore} />}
      {isHost && !table.paused && !onMore && (
        <IconButton
          label="Pause"
          icon={<Pause aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => send({ type: 'pause' })}
        />
      )}
      {table.deadline !== null && !table.paused && (
        <Clock
          deadline={table.deadline}
          totalMs={table.deadline - table.since}
          now={serverNow}
          size="3.25rem"
          isMine={me !== null && table.waiting.includes(me)}
        />
      )}
    </div>
  )
}

/** Replaces the hero and the player's points on a phone while it hurries the player. */
function Nag() {
  useMark('is-late')
  return (
    <p
      className="min-w-0 grow basis-0 rounded-control border-2 border-ink bg-amber px-1.5 py-1 text-center text-sm leading-tight font-bold text-balance text-ink laptop:w-fit laptop:px-4 laptop:text-base"
      ref={said}
    >
      Everyone’s waiting for you.
    </p>
  )
}

interface StandingProps {
  readonly table: TableFrame
  readonly me: string | null
  readonly onPress: () => void
}

/** My points and rank; everyone's are behind it. */
function Standing({ table, me, onPress }: StandingProps) {
  const mine = table.standings.find((row) => row.id === me)
  const hasStarted = table.standings.some((row) => row.score !== 0)
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex h-key shrink-0 flex-col items-center justify-center rounded-control bg-leaf-900 px-3 leading-tight max-phone:px-2 tabular hover:bg-leaf-800"
    >
      <span className="sr-only">Scores and players. </span>
      {mine ? (
        <>
          <span className="font-display font-extrabold">{points(mine.score)}</span>
          <span className="text-sm leading-tight text-muted">{hasStarted ? ordinal(mine.place) : 'points'}</span>
        </>
      ) : (
        <span className="font-semibold">Scores</span>
      )}
    </button>
  )
}
