import { clockSeconds, type TurnNow } from '@highjinks/games/local'
import type { Duration } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { gameOf } from '../../games/game-of.ts'
import { buzz, play } from '../../show/sound/sound.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Clock } from '../../ui/party/clock.tsx'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'

/** Players read a card aloud before its clock runs. */
const READING_MS = 8000

interface TurnClockProps {
  readonly slug: string
  readonly duration: Duration
  readonly now: TurnNow
  /** The time the card was open. */
  readonly since: number
}

/** A clock for performing, defending or answering. Its end says so and interrupts no one. */
export function TurnClock({ slug, duration, now, since }: TurnClockProps) {
  const seconds = clockSeconds(slug, duration)
  const { kind } = now.turn.prompt
  // A scene has its own clock, the whole table needs none, and neither does a turn that is over.
  if (seconds === null || kind === 'act' || kind === 'table' || !now.step || now.step.field === 'best') return null
  return <Running deadline={since + READING_MS + seconds * 1000} totalMs={seconds * 1000} slug={slug} />
}

interface RunningProps {
  readonly deadline: number
  readonly totalMs: number
  readonly slug: string
}

function Running({ deadline, totalMs, slug }: RunningProps) {
  const isOver = useSecondsLeft(deadline, Date.now) === 0
  const [wasOver] = useState(isOver)
  useEffect(() => {
    if (!isOver || wasOver) return
    play('turn', gameOf(slug)?.chord)
    buzz('turn')
  }, [isOver, wasOver, slug])
  if (!isOver) return <Clock deadline={deadline} totalMs={totalMs} now={Date.now} size="3.25rem" label="Turn" />
  return (
    <p ref={said} className="animate-pop rounded-full bg-ink px-3 py-1 font-display font-bold text-cream">
      Time! Wrap it up.
    </p>
  )
}
