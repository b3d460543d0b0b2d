import type { Pose } from './poses.ts'
import type { SitterMood } from './postures.ts'
import { BODY } from './seat-people.ts'
import { Whole } from './whole.tsx'

interface FigureProps {
  /** The player's id. */
  readonly seed: string
  readonly mood: SitterMood
  readonly pose?: Pose | undefined
  readonly isCrowned: boolean
}

/** Draws a person from hat to shoes, as shapes in the units of `BODY`. */
export function FigureShapes({ seed, mood, pose, isCrowned }: FigureProps) {
  return (
    <svg width={BODY.width} height={BODY.height} overflow="visible">
      <Whole id={seed} isStanding={false} {...{ mood, pose, isCrowned }} />
    </svg>
  )
}

/** The same as a picture of its own. */
export function Figure({ className, ...figure }: FigureProps & { readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${BODY.width} ${BODY.height}`}
      preserveAspectRatio="xMidYMax meet"
      overflow="visible"
      aria-hidden="true"
      className={className}
    >
      <FigureShapes {...figure} />
    </svg>
  )
}
