import type { SessionView, TableFrame } from '@highjinks/protocol'
import { Suspense } from 'react'
import { GameOnTv } from '../../games/game-on-tv.tsx'
import { transitionOf } from '../../games/transition-of.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useSession } from '../../session/session-store.ts'
import { countedAt, lastCallWords } from '../../session/table/how-far.ts'
import { Pauser } from '../../session/table/pauser.tsx'
import { TurnTransition } from '../../show/timeline/turn-transition.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { Clock } from '../../ui/party/clock.tsx'
import { Progress } from '../../ui/status/progress.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'

interface TvTableProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly gameName: string
}

/** The progress and the time; the game draws the rest below. */
export function TvTable({ view, table, gameName }: TvTableProps) {
  const { slug } = view.session
  // Reactions from the sofa fly to the player in the light.
  const latest = useSession((state) => state.reaction)
  return (
    <>
      <main
        data-game={slug}
        data-paused={table.paused || undefined}
        aria-label={gameName}
        className={table.paused ? 'tv-table invisible' : 'tv-table'}
      >
        <h1 className="sr-only">{gameName}</h1>
        <HowFar view={view} table={table} />
        <TurnTransition transition={transitionOf(slug)} table={table} className="tv-picture">
          <Suspense fallback={<Spinner label="Setting up the table" />}>
            {/* A table is set before anything is on it. */}
            <Later>
              <GameOnTv view={view} table={table} latest={latest} />
            </Later>
          </Suspense>
        </TurnTransition>
      </main>
      {table.paused ? <PauseSign view={view} /> : <HowLong table={table} />}
    </>
  )
}

function HowFar({ view, table }: Pick<TvTableProps, 'view' | 'table'>) {
  const counted = countedAt(view.session.slug)
  const howFar = table.round === 0 ? 'Warm-up' : `${counted} ${table.round} of ${table.rounds}`
  return (
    <div className="tv-head">
      <p className="text-3xl leading-tight font-semibold whitespace-nowrap text-muted tabular">
        {lastCallWords(view, table) ?? howFar}
      </p>
      <Progress label={`${counted}s`} value={table.round} max={Math.max(1, table.rounds)} />
    </div>
  )
}

function HowLong({ table: { deadline, since } }: Pick<TvTableProps, 'table'>) {
  if (deadline === null) return null
  return (
    <section aria-label="Clock" className="tv-clock">
      <Clock deadline={deadline} totalMs={deadline - since} now={serverNow} size="7rem" />
    </section>
  )
}

/** Nothing to press: a sign in front of a room with the lights low, where everyone dozes. */
function PauseSign({ view }: Pick<TvTableProps, 'view'>) {
  return (
    <>
      <div aria-hidden="true" className="tv-dusk" />
      <div className="tv-sign paper">
        <Pauser view={view} me={null}>
          {(words) => <h2 className="font-display text-title font-extrabold text-balance">{words}</h2>}
        </Pauser>
      </div>
    </>
  )
}
