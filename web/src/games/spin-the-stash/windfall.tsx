import type { View } from '@highjinks/games/spin-the-stash'
import { useMark } from '../../lib/use-mark.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import './windfall.css'

/** Where those around the wheel come to lie: in the corners that it leaves, in shares of their own width. */
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

/** The wheel has come to the jackpot: the room turns to gold for as long as it is played for, and it rains coins. */
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

/** Behind the wheel that has come to it. */
export function Windfall() {
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
