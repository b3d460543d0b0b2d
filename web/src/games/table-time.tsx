import type { TableFrame } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { TableClock, useClockOf } from '../show/timeline/table-clock.ts'
import { timelineOf } from './show.ts'

interface TableTimeProps {
  readonly slug: string
  readonly table: TableFrame | null
  readonly children: ReactNode
}

/** Everything inside follows one clock and one timeline, both read from the table that it draws. */
export function TableTime({ slug, table, children }: TableTimeProps) {
  return <TableClock value={useClockOf(table, timelineOf(slug, table))}>{children}</TableClock>
}
