import type { View } from '@highjinks/games/spin-the-stash'
import { type PointerEvent, useRef } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { useSeen } from '../table/seen.ts'
import { LABELS, PAINTS } from './words.ts'
import './fair-wheel.css'
import './windfall.css'

/** The wheel with its segments; coins are around it after a jackpot. The player whose pull it is can swipe it. */
export function FairWheel({ table: { wheel, segments, phase, houseRules } }: { readonly table: View }) {
  const { now, isStopped } = useTableClock()
  const { isSeated } = useSeen()
  const reached = useBeats()
  const swipe = usePull()
  const isTurning = phase === 'turning' && wheel !== null
  const isFast = isTurning && reached('shrink') === 0
  const lit = isTurning && reached('stop') > 0 ? wheel.segment : null
  return (
    <div
      {...swipe}
      data-swollen={(isFast && reached('swell') > 0) || undefined}
      // Players have all the rules in one row.
      style={{ '--rules': Math.min(isSeated ? 1 : Number.POSITIVE_INFINITY, houseRules.length) }}
      className={swipe ? 'fair-wheel cursor-grab touch-none' : 'fair-wheel'}
    >
      <div className="relative isolate">
        {lit === 'jackpot' && <Windfall />}
        <Wheel
          segments={segments.map((id) => ({ id, label: LABELS[id], paint: PAINTS[id] }))}
          spin={wheel && { ...wheel, isStopped }}
          fromAngle={wheel?.fromAngle ?? 0}
          {...(isFast && { readAt: null })}
          lit={lit}
          now={now}
        />
      </div>
    </div>
  )
}

/** Far enough to be intended. */
const SWIPE = 40

/** Runs this seat's action for a drag in any direction that ends on the wheel, or runs off it. */
function usePull() {
  const { ask, isBusy } = useSeen()
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  if (ask?.kind !== 'perform') return null
  const end = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current
    from.current = null
    if (start && !isBusy && Math.hypot(clientX - start.x, clientY - start.y) >= SWIPE) ask.say('done')
  }
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerLeave: end,
  }
}

/** The rest positions around the wheel, in the corners that it leaves, in shares of their own width. */
const RESTS = [
  [-3.3, -2.2],
  [-2.8, -3.1],
  [3.3, -2.3],
  [2.75, -3.15],
  [-3.3, 2.5],
  [-2.75, 3.25],
  [3.3, 2.4],
  [2.8, 3.2],
] as const

const RAIN = Array.from({ length: 12 }, (_, i) => ({
  id: `drop ${i}`,
  left: `${2 + ((i * 37) % 12) * 8}%`,
  turn: `${((i * 47) % 9) * 60 - 240}deg`,
  late: ((i * 61) % 12) * 90,
}))

/** The wheel has stopped at the jackpot: the room turns to gold while it is at stake, and it rains coins. */
export function CoinRain({ table }: { readonly table: View }) {
  const reached = useBeats()
  const { wheel, phase } = table
  const isTurning = phase === 'turning'
  const isPlayedFor = isTurning ? reached('stop') > 0 : phase === 'bet' || phase === 'resolve' || phase === 'verdict'
  const isUp = wheel?.segment === 'jackpot' && isPlayedFor
  useMark(isUp && 'has-jackpot')
  if (!isUp || !(isTurning || (phase === 'bet' && reached('dry') === 0))) return null
  return (
    <span aria-hidden="true" className="coin-rain">
      {RAIN.map(({ id, left, turn, late }) => (
        <span key={id} className="windfall-coin halts" style={{ left, '--turn': turn, animationDelay: `${late}ms` }} />
      ))}
    </span>
  )
}

/** Behind the wheel after a jackpot. */
function Windfall() {
  return (
    <span aria-hidden="true" className="windfall">
      {RESTS.map(([x, y], i) => (
        <span
          key={`${x} ${y}`}
          className="windfall-coin halts"
          style={{ '--x': `${100 * x}%`, '--y': `${100 * y}%`, '--turn': `${((i * 47) % 90) - 45}deg` }}
        />
      ))}
    </span>
  )
}
