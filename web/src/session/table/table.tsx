import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { useMark } from '../../lib/use-mark.ts'
import { afterNextFrame } from '../../lib/with-next-frame.ts'
import { TurnTransition } from '../../show/timeline/turn-transition.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BESIDE } from '../../ui/layout/action-bar.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { isAsked } from './asked.ts'
import { Pause, type PauseProps } from './pause.tsx'
import { TableHead, type TableHeadProps } from './table-head.tsx'
import { Waiting, waitingLine } from './waiting.tsx'
import './quiet-sidebar.css'
import { transitionOf } from '../../games/transition-of.ts'

export interface TableProps extends TableHeadProps, Pick<PauseProps, 'room' | 'onSettings' | 'onLeave'> {
  readonly gameName: string
  /** At the left and at the foot of a laptop. */
  readonly people?: ReactNode
  /** At its right. */
  readonly show?: ReactNode
  /** Below everything, for whoever has nothing to do. */
  readonly pastime?: ReactNode
  /** On a phone, in whatever room is left while there is nothing to press. */
  readonly meanwhile?: ReactNode
  /** The game's own screen. */
  readonly children: ReactNode
}

/**
 * On a phone whoever has something to press has no room for it; nor does it come for the moment a tap is on its way, nor
 * behind a pause.
 */
const PASTIME =
  'max-sm:acting:hidden max-sm:group-data-busy/table:offered:hidden max-sm:group-data-paused/table:offered:hidden'

/** A strip of its own at the end of a long phone: what is longer than the screen is hidden behind it, not laid under it. */
const STRIP =
  'action-bar relative before:hidden tall:sticky tall:bottom-0 tall:z-20 tall:-mx-4 tall:-mb-4 tall:px-4 tall:pt-1 tall:pb-[max(0.75rem,env(safe-area-inset-bottom))] tall:before:block'

/** Four places: room at both sides of the card, and at the foot for the sofa. */
const LAPTOP =
  'relative mx-auto w-full max-w-[90rem] pl-[calc(var(--people)+1.25rem)] pr-[calc(var(--show)+0.25rem)] pb-[calc(var(--foot)+0.5rem)] [--foot:18.5vh] [--people:min(14vw,15rem)] [--show:min(22vw,21rem)]'

/** The frame of every game: how far we are, how long we have, whom we wait for. The game draws what is between. */
export function Table(props: TableProps) {
  const { view, table, me, gameName, people, show, pastime, meanwhile, onPeople, onMore, children } = props
  const isSeated = me !== null && table.seats.includes(me)
  // On a phone those who may go on without somebody have that in the place of the faces to throw.
  const isLate = table.overdue && waitingLine(view, table) !== null
  const main = useNewPhase(table)
  const isLaptop = useLaptop()
  useMark(isLaptop && 'at-table')
  return (
    <main
      ref={main}
      tabIndex={-1}
      aria-label={gameName}
      data-game={view.session.slug}
      data-beside
      data-surface={isLaptop || undefined}
      data-paused={table.paused || undefined}
      data-busy={props.isBusy || undefined}
      className={cx(
        'group/table flex grow flex-col gap-3 outline-none short:gap-2',
        BESIDE,
        isLaptop && LAPTOP,
        // Whoever is at the sides of a laptop dozes on.
        table.paused && isLaptop && '[&>:not([data-side])]:invisible',
      )}
    >
      <h1 className="sr-only">{gameName}</h1>
      {isLaptop && people && (
        <aside data-side className="pointer-events-none absolute inset-0 -bottom-4 z-10">
          <Later>{people}</Later>
        </aside>
      )}
      {isLaptop && show && (
        <div data-side className="absolute inset-y-0 -right-4 w-(--show)">
          <Later turn={2}>{show}</Later>
        </div>
      )}
      <TableHead {...props} onPeople={isLaptop ? undefined : onPeople} onMore={isLaptop ? undefined : onMore} />
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 short:spooked:hidden laptop:absolute laptop:top-18 laptop:left-0 laptop:w-(--people) empty:hidden">
        {!isSeated && <NotSeated code={view.session.code} me={me} />}
      </div>
      <TurnTransition
        transition={transitionOf(view.session.slug)}
        table={table}
        className="table-picture mx-auto flex w-full max-w-3xl grow flex-col gap-4 short:gap-2 flat:gap-3 laptop:max-w-none laptop:justify-center laptop:gap-4 low:gap-3 laptop:haunted:gap-2.5 laptop:kids:my-0 laptop:kids:grow-0"
      >
        <Suspense fallback={<Spinner label="Laying the table" />}>{children}</Suspense>
      </TurnTransition>
      <Waiting {...props} />
      {meanwhile && !(me !== null && isAsked(table, me)) && (
        <div
          className={cx(
            PASTIME,
            // A ghost has its place at the very bottom.
            'max-sm:haunted:hidden',
            '-mt-3 flex min-h-0 grow-999 basis-0 flex-col short:-mt-2 sm:hidden',
          )}
        >
          <Later>{meanwhile}</Later>
        </div>
      )}
      {me !== null && !isAsked(table, me) && (
        <div data-pastime className={cx(PASTIME, STRIP, isLate && 'max-sm:hidden')}>
          <Later>{pastime}</Later>
        </div>
      )}
      {table.paused && <Pause {...props} isBetween={isLaptop} />}
    </main>
  )
}

/** A new phase is a new page: from its top, and whoever had the focus on a control that is gone gets it back here. */
function useNewPhase({ phase, round, turn }: TableFrame) {
  const main = useRef<HTMLElement>(null)
  const shown = `${phase} ${round} ${turn}`
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    return afterNextFrame(() => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    })
  }, [shown])
  return main
}

function NotSeated({ code, me }: { readonly code: string; readonly me: PlayerId | null }) {
  if (me !== null) {
    return (
      <Alert tone="info" title="You’re in from the next round">
        Watch this one; your seat is yours.
      </Alert>
    )
  }
  return (
    <p className="flex items-center justify-between gap-3 text-lg leading-tight text-muted laptop:flex-col laptop:items-start">
      <span>
        You’re a ghost here. <span className="haunted:hidden">Just hover!</span>
        <span className="hidden haunted:inline">Guess along!</span>
      </span>
      <ButtonLink to={`/join/${code}`} kind="secondary" className="shrink-0">
        Take a seat
      </ButtonLink>
    </p>
  )
}
