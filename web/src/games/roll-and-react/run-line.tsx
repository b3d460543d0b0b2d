import type { View } from '@highjinks/games/roll-and-react'
import { useTableClock } from '../../stage/beats/table-clock.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'

/** How far the run is: its scenes, and what is left of its time. */
export function RunLine({ table }: { readonly table: View }) {
  return (
    <p className="flex items-center justify-between gap-3 font-semibold tabular stage:text-3xl">
      <span className="rounded-full bg-mark px-3.5 py-0.5 font-display font-bold text-night">
        Scene {table.draw} of {table.draws}
      </span>
      {table.runEnds !== null && <Left until={table.runEnds} />}
    </p>
  )
}

function Left({ until }: { readonly until: number }) {
  const { now } = useTableClock()
  const seconds = useSecondsLeft(until, now)
  return <span className={seconds <= 10 ? 'text-warn' : 'text-muted'}>{seconds} s of the run left</span>
}
