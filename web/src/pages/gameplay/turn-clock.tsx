import { clockSeconds, type TurnNow } from '@highjinks/games/local'
import type { Duration } from '@highjinks/protocol'
import { Clock } from '../../ui/party/clock.tsx'

/** A card is read out before its clock runs. */
const READING_MS = 8000

interface TurnClockProps {
  readonly slug: string
  readonly duration: Duration
  readonly now: TurnNow
  /** When the card lay open. */
  readonly since: number
}

/** For whoever performs, defends or is questioned: nothing happens at its end but the end. */
export function TurnClock({ slug, duration, now, since }: TurnClockProps) {
  const seconds = clockSeconds(slug, duration)
  const { kind } = now.turn.prompt
  // A scene has a clock of its own, the whole table needs none, and neither does what is over.
  if (seconds === null || kind === 'act' || kind === 'table' || !now.step || now.step.field === 'best') return null
  return (
    <Clock
      deadline={since + READING_MS + seconds * 1000}
      totalMs={seconds * 1000}
      now={Date.now}
      size="3.25rem"
      label="Turn"
    />
  )
}
