import type { Intent } from '@highjinks/protocol'
import { timeOf } from '../../lib/dates.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Select } from '../../ui/form/select.tsx'

const HALF_HOUR_MS = 30 * 60_000
/** Six hours from now. */
const CHOICES = 12
const OPEN = 'open'

interface UntilSelectProps {
  readonly until: number | null
  readonly send: (intent: Intent) => void
}

/** The end of the night in the host's own time. The vote then offers what still fits. */
export function UntilSelect({ until, send }: UntilSelectProps) {
  const first = Math.ceil(serverNow() / HALF_HOUR_MS + 0.5) * HALF_HOUR_MS
  const times = Array.from({ length: CHOICES }, (_, i) => first + i * HALF_HOUR_MS)
  const all = until === null || times.includes(until) ? times : [until, ...times]
  return (
    <Select
      label="Play until"
      hint="After each game, you vote on what still fits."
      options={[
        { value: OPEN, label: 'Whenever' },
        ...all.map((at) => ({ value: `${at}`, label: timeOf(new Date(at).toISOString()) })),
      ]}
      value={until === null ? OPEN : `${until}`}
      onChange={(value) => send({ type: 'until', at: value === OPEN ? null : Number(value) })}
    />
  )
}
