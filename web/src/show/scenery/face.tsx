import type { RoomMood } from './scenery.ts'

const INK = 'var(--color-ink)'
const WHITE = 'var(--color-cream)'

interface EyeProps {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly mood: RoomMood
  /** The direction it looks while idle, as a share of its radius. */
  readonly look?: readonly [number, number]
  /** Half shut by nature. */
  readonly isSmug?: boolean
  /** No white around it. */
  readonly isDot?: boolean
}

/** An eye of the covers, in the given mood. */
export function Eye({ x, y, r, mood, look = [0, 0], isSmug = false, isDot = false }: EyeProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="5">
      <g key={mood} className="room-blink">
        <Open {...{ r, mood, look, isSmug, isDot }} />
      </g>
    </g>
  )
}

function Open({ r, mood, look, isSmug, isDot }: Required<Omit<EyeProps, 'x' | 'y'>>) {
  if (mood === 'asleep') return <path d={`M${-r} 0q${r} ${r * 0.9} ${2 * r} 0`} />
  if (mood === 'glad') return <path d={`M${-r} ${r * 0.4}q${r} ${-r * 1.6} ${2 * r} 0`} />
  if (isDot && mood !== 'shocked') return <circle r={r * 0.48} fill={INK} stroke="none" />
  if (mood === 'shocked') {
    return (
      <>
        <circle r={r * 1.15} fill={WHITE} />
        <circle r={r * 0.32} fill={INK} stroke="none" />
      </>
    )
  }
  const [left, top] = mood === 'tense' ? [look[0] * 0.4, -0.1] : look
  return isSmug && (mood === 'idle' || mood === 'shrug') ? (
    <>
      <path
        d={`M${-r}${-r * 0.4}h${2 * r}c0 ${r * 0.8}${-r * 0.4} ${r * 1.2}${-r} ${r * 1.2}s${-r}${-r * 0.4}${-r}${-r * 1.2}Z`}
        fill={WHITE}
      />
      <circle cx={r * left} cy={r * 0.02} r={r * 0.34} fill={INK} stroke="none" />
    </>
  ) : (
    <>
      <circle r={r} fill={WHITE} />
      <circle cx={r * left} cy={r * top} r={r * (mood === 'tense' ? 0.38 : 0.48)} fill={INK} stroke="none" />
    </>
  )
}

interface MouthProps {
  readonly x: number
  readonly y: number
  /** The scale of a face drawn at the size of the covers. */
  readonly scale?: number
  readonly mood: RoomMood
  /** The mouth of an idle face. */
  readonly idle: string
}

export function Mouth({ x, y, scale = 1, mood, idle }: MouthProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={5 / scale}>
      {mood === 'idle' && <path d={idle} />}
      {mood === 'tense' && <path d="M-14 1c5-7 9-7 14 0s9 7 14-1" />}
      {mood === 'glad' && <path d="M-17-3h34c-1 13-8 17-17 17s-16-4-17-17Z" fill="var(--color-coral)" />}
      {mood === 'shocked' && <ellipse cy="3" rx="9" ry="11" fill={INK} stroke="none" />}
      {mood === 'shrug' && <path d="M-13 3c8 1 17-1 26-7" />}
      {mood === 'asleep' && <path d="M-7 1q7 6 14 0" />}
    </g>
  )
}

/** Signs in the air around a head: a drop of sweat, stars, or sleep. */
export function Air({ x, y, scale = 1, mood }: Omit<MouthProps, 'idle'>) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth="5">
      {(mood === 'tense' || mood === 'shocked') && (
        <path d="M0-14c8 12 10 18 4 24-6 5-14 1-14-7 0-6 5-10 10-17Z" fill="var(--color-sky)" />
      )}
      {mood === 'glad' && <path d="m0-16 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill="var(--color-cream)" />}
      {mood === 'asleep' && (
        <g className="room-doze">
          <path d="M-12 4h14l-14 16h14M8-22h10L8-10h10" />
        </g>
      )}
    </g>
  )
}
