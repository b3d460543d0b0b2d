import { type ReactNode, useRef } from 'react'
import { type Timing, useTimedAnimation } from './use-timed-animation.ts'

/** The cube's turn that shows each of its six sides, and where the side is on the cube. */
const SIDES = [
  { lie: [0, 0], at: 'rotateY(0deg)', seen: [0, 3, 4] },
  { lie: [0, -90], at: 'rotateY(90deg)', seen: [1, 0, 4] },
  { lie: [0, -180], at: 'rotateY(180deg)', seen: [2, 1, 4] },
  { lie: [0, 90], at: 'rotateY(-90deg)', seen: [3, 2, 4] },
  { lie: [-90, 0], at: 'rotateX(90deg)', seen: [4, 3, 2] },
  { lie: [90, 0], at: 'rotateX(-90deg)', seen: [5, 3, 0] },
] as const

/** Seen a little from above, so that it looks like a thing and not a square: a die at rest shows three sides. */
const VIEW = 'rotateX(-16deg) rotateY(18deg)'
const EASING = 'cubic-bezier(0.2, 0.9, 0.25, 1.04)'

export interface DieCubeProps {
  /** Six drawings on a 100 by 100 ground. */
  readonly sides: readonly ReactNode[]
  /** The side that is up. */
  readonly up: number
  readonly colour: string
  /** Edge length, in pixels or as a CSS length. */
  readonly size: number | string
  readonly label: string
  readonly roll: Timing | null
  readonly now: () => number
}

export function DieCube({ sides, up, colour, size, label, roll, now }: DieCubeProps) {
  const cube = useRef<HTMLDivElement>(null)
  const { lie, seen } = SIDES[up % SIDES.length] ?? SIDES[0]
  const [x, y] = lie
  const edge = typeof size === 'number' ? `${size}px` : size
  const to = `${VIEW} rotateX(${x}deg) rotateY(${y}deg)`
  const from = `translateY(calc(${edge} * -0.9)) ${VIEW} rotateX(${x - 900}deg) rotateY(${y + 720}deg)`
  const isStill = roll === null || now() >= roll.startAt + roll.duration
  useTimedAnimation(cube, roll && { ...roll, from, to: `translateY(0px) ${to}`, easing: EASING }, now)
  return (
    <div style={{ width: edge, height: edge, perspective: `calc(${edge} * 6)` }} className="m-3 shrink-0">
      <span className="sr-only">{label}</span>
      <div ref={cube} className="relative size-full transform-3d" style={{ transform: to }}>
        {SIDES.map((side, index) => {
          if (isStill && !seen.some((one) => one === index)) return null
          // The side that faces us is lit; seen at an angle, a rim looks half as wide.
          const [rim, round] = index === up ? [3, 10] : [5, 8]
          return (
            <svg
              key={side.at}
              viewBox="0 0 100 100"
              aria-hidden="true"
              className="absolute inset-0 size-full backface-hidden"
              style={{ transform: `${side.at} translateZ(calc(${edge} / 2))` }}
            >
              {/* The sides meet in ink: through round corners people would see past the cube. */}
              <rect width="100" height="100" rx="4" fill="var(--color-ink)" />
              <rect
                x={rim}
                y={rim}
                width={100 - 2 * rim}
                height={100 - 2 * rim}
                rx={round}
                style={{ '--side': colour }}
                className={
                  index === up ? 'fill-(--side)' : 'fill-[color-mix(in_oklab,var(--side)_82%,var(--color-ink))]'
                }
              />
              {sides[index]}
            </svg>
          )
        })}
      </div>
    </div>
  )
}
