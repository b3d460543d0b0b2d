import { useFace } from '../../ui/avatar/looks.ts'
import { Crown } from '../../ui/avatar/top.tsx'
import { Legs, Upper } from '../sofa/character.tsx'
import { POSTURES } from '../sofa/postures.ts'
import { BODY } from './seat-people.ts'

interface FigureProps {
  /** The player's id. */
  readonly seed: string
  readonly isGlad: boolean
  /** In place of the hat. */
  readonly isCrowned: boolean
}

/** Somebody from hat to shoes: shapes in the measure of `BODY`. */
export function FigureShapes({ seed, isGlad, isCrowned }: FigureProps) {
  const face = useFace(seed)
  const mood = isGlad ? 'glad' : 'calm'
  return (
    <svg width={BODY.width} height={BODY.height} overflow="visible">
      <Legs face={face} />
      <Upper face={isCrowned ? { ...face, top: 'none' } : face} mood={mood} isStanding={false} snacks={null} />
      {isCrowned && (
        <g
          transform={`translate(20 ${31 + POSTURES[mood].head.down})`}
          stroke="var(--color-ink)"
          strokeWidth="3.5"
          strokeLinejoin="round"
        >
          <Crown />
        </g>
      )}
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
