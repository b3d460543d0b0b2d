import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { isPerformance } from '../../games/game-of.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { useMark } from '../../lib/use-mark.ts'
import { afterNextFrame } from '../../lib/with-next-frame.ts'
import { TurnTransition } from '../../show/timeline/turn-transition.tsx'
import { hushFor } from '../../ui/announcer/hush.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BESIDE } from '../../ui/layout/action-bar.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { clearToastsSince } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { PatientSpinner } from '../../ui/status/patient-spinner.tsx'
import { isAsked } from './is-asked.ts'
import { Pause, type PauseProps } from './pause.tsx'
import { TableHead, type TableHeadProps } from './table-head.tsx'
import { Waiting, waitingLine } from './waiting.tsx'
import './quiet-sidebar.css'
import './table.css'
import { transitionOf } from '../../games/transition-of.ts'

export interface TableProps extends TableHeadProps, Pick<PauseProps, 'room' | 'onSettings' | 'onLeave'> {
  readonly gameName: string
  /** This phone's seat was left; the note above the table has the way back. */
  readonly hasLeft?: boolean
  /** On the left and at the foot of a laptop. */
  readonly people?: ReactNode
  /** On its right. */
  readonly show?: ReactNode
  /** Below everything, for players with nothing to do. */
  readonly pastime?: ReactNode
  /** On a phone, in the room left while there is nothing to press. */
  readonly meanwhile?: ReactNode
  /** The game's own screen. */
  readonly children: ReactNode
}

/** The frame of every game: progress, time, and the people we wait for. The game draws the rest in between. */
export function Table(props: TableProps) {
  const {
    view,
    table,
    me,
    hasLeft = false,
    gameName,
    people,
    show,
    pastime,
    meanwhile,
    onPeople,
    onMore,
    children,
  } = props
  const isSeated = me !== null && table.seats.includes(me)
  // On a phone, players who can go on without someone have that button in the place of the reactions.
  const isLate = table.overdue && waitingLine(view, table) !== null
  useNewPhase(table)
  useQuiet(props)
  const isLaptop = useLaptop()
  useMark(isLaptop && 'at-table')
  return (
    <main
      aria-label={gameName}
      data-game={view.session.slug}
      data-beside
      data-surface={isLaptop || undefined}
      data-paused={table.paused || undefined}
      className={cx('game-table', BESIDE)}
    >
      <h1 className="sr-only">{gameName}</h1>
      {isLaptop && people && (
        <aside className="table-people">
          <Later>{people}</Later>
        </aside>
      )}
      {isLaptop && show && (
        <div className="table-show">
          <Later turn={2}>{show}</Later>
        </div>
      )}
      <div className="table-middle">
        <TableHead {...props} onPeople={isLaptop ? undefined : onPeople} onMore={isLaptop ? undefined : onMore} />
        <div className="table-note">{!isSeated && !hasLeft && <NotSeated session={view.session} me={me} />}</div>
        <TurnTransition
          transition={transitionOf(view.session.slug)}
          table={table}
          className="table-card laptop:kids:my-0 laptop:kids:grow-0"
        >
          <Suspense fallback={<PatientSpinner label="Setting up the table" />}>{children}</Suspense>
        </TurnTransition>
        <Waiting {...props} />
        {meanwhile && !(me !== null && isAsked(table, me)) && (
          <div className="table-meanwhile">
            <Later>{meanwhile}</Later>
          </div>
        )}
        {me !== null && !isAsked(table, me) && (
          <div data-pastime data-late={isLate || undefined} className="table-pastime action-bar">
            <Later>{pastime}</Later>
          </div>
        )}
      </div>
      {table.paused && <Pause {...props} isBetween={isLaptop} />}
    </main>
  )
}

/** Keeps a screen reader from talking over a performer. */
function useQuiet({ view, table }: Pick<TableProps, 'view' | 'table'>) {
  const performed = isPerformance(view.session.slug, table) && !table.paused ? nameOfPhase(table) : null
  useEffect(() => {
    return performed === null ? undefined : hushFor(true)
  }, [performed])
}

const nameOfPhase = ({ phase, round, turn }: TableFrame) => `${phase} ${round} ${turn}`

/** Treats a new phase as a new page: scrolls to the top. */
function useNewPhase(table: TableFrame) {
  const shown = nameOfPhase(table)
  const last = useRef(shown)
  const since = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (since.current === Number.POSITIVE_INFINITY) since.current = Date.now()
    if (last.current === shown) return
    last.current = shown
    clearToastsSince(since.current)
    since.current = Date.now()
    return afterNextFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }, [shown])
}

function NotSeated({ session, me }: { readonly session: SessionView['session']; readonly me: PlayerId | null }) {
  if (me !== null) {
    return (
      <Alert tone="info" title="You’ll join next round">
        Watch this one. Your seat is saved.
      </Alert>
    )
  }
  return (
    <p className="flex items-center justify-between gap-3 text-lg leading-tight text-muted laptop:flex-col laptop:items-start">
      <span>
        You’re a ghost here. <span className="ghost:hidden">Just hover!</span>
        <span className="hidden ghost:inline">Play along!</span>
      </span>
      {!session.seatsLocked && (
        <ButtonLink to={`/join/${session.code}`} kind="secondary" className="shrink-0">
          Take a seat
        </ButtonLink>
      )}
    </p>
  )
}
