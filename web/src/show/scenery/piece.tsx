import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'

interface PieceProps {
  readonly viewBox: string
  /** Position and size. Without it the piece fills its container. */
  readonly className?: string
  /** Stretches to its place, for floors and curtains. */
  readonly isStretched?: boolean
  readonly children: ReactNode
}

/** A drawing in the style of the covers: thick round outlines, flat colors. */
export function Piece({ viewBox, className, isStretched = false, children }: PieceProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={isStretched ? 'none' : 'xMidYMax'}
      className={cx('absolute', className)}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}

interface LeafProps {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly scale?: number
  /** Three fingers instead of five. */
  readonly isSmall?: boolean
}

const FINGERS = [
  [84, 'M0 0C-9-11-9-24 0-36C9-24 9-11 0 0Z'],
  [-84, 'M0 0C-9-11-9-24 0-36C9-24 9-11 0 0Z'],
  [42, 'M0 0C-11-16-11-37 0-54C11-37 11-16 0 0Z'],
  [-42, 'M0 0C-11-16-11-37 0-54C11-37 11-16 0 0Z'],
  [0, 'M0 0C-13-20-13-45 0-66C13-45 13-20 0 0Z'],
] as const

/** The leaf of every cover. */
export function Leaf({ x, y, turn = 0, scale = 1, isSmall = false }: LeafProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      fill="var(--color-lime)"
      strokeWidth={Math.min(10, 6 / scale)}
    >
      {FINGERS.slice(isSmall ? 2 : 0).map(([angle, path]) => (
        <path key={angle} transform={`rotate(${angle})`} d={path} />
      ))}
    </g>
  )
}
