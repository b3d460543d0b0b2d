import type { Intent, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { type ReactNode, Suspense } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Clock } from '../../ui/clock.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Waiting } from './waiting.tsx'

export interface TableProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly gameName: string
  readonly me: PlayerId | null
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
  /** The game's own screen. */
  readonly children: ReactNode
}

/** The frame of every game: how far we are, how long we have, whom we wait for. The game draws what is between. */
export function Table(props: TableProps) {
  const { view, table, me, gameName, children } = props
  const isSeated = me !== null && table.seats.includes(me)
  return (
    <main data-game={view.session.slug} className="flex grow flex-col gap-4">
      <h1 className="sr-only">{gameName}</h1>
      <TableHead table={table} />
      {table.paused && <Paused {...props} />}
      {me !== null && !isSeated && (
        <Alert tone="info" title="You are in from the next round">
          Watch this one; your seat is yours.
        </Alert>
      )}
      <div className="mx-auto flex w-full max-w-3xl grow flex-col group-data-[stage]/stage:max-w-6xl gap-4">
        <Suspense fallback={<Spinner label="Laying the table" />}>{children}</Suspense>
      </div>
      <Waiting {...props} />
    </main>
  )
}

function TableHead({ table }: { readonly table: TableFrame }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl items-center gap-4 group-data-[stage]/stage:max-w-6xl">
      <div className="grow">
        <p className="mb-1 text-sm font-semibold text-muted tabular">
          Round {table.round} of {table.rounds}
        </p>
        <Progress label="Rounds" value={table.round} max={Math.max(1, table.rounds)} />
      </div>
      {table.deadline !== null && !table.paused && (
        <Clock deadline={table.deadline} totalMs={table.deadline - table.since} now={serverNow} size={72} />
      )}
    </div>
  )
}

function Paused({ view, me, isBusy, send }: Omit<TableProps, 'children' | 'gameName'>) {
  const isHost = view.session.hostId === me && me !== null
  return (
    <Alert
      tone="warn"
      title="Paused"
      action={
        isHost && (
          <Button disabled={isBusy} onClick={() => send({ type: 'resume' })}>
            Go on
          </Button>
        )
      }
    >
      {isHost ? 'Nobody loses time. Go on when everybody is back.' : 'The host has paused the game. Nobody loses time.'}
    </Alert>
  )
}
