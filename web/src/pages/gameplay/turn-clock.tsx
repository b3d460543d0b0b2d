import { clockSeconds, type TurnNow } from '@highjinks/games/local'
import type { Duration } from '@highjinks/protocol'
import { Clock } from '../../ui/party/clock.tsx'

/** Players read a card aloud before its clock runs. */
const READING_MS = 8000

interface TurnClockProps {
  readonly slug: string
  readonly duration: Duration
  readonly now: TurnNow
  /** The time the card was open. */
  readonly since: number
}

/** A clock for performing, defending or answering. Nothing happens at its end except the end. */
export function TurnClock({ slug, duration, now, since }: TurnClockProps) {
  const seconds = clockSeconds(slug, duration)
  const { kind } = now.turn.prompt
  // A scene has its own clock, the whole table needs none, and neither does a turn that is over.
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
