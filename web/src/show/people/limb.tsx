interface LimbProps {
  readonly path: string
  readonly colour: string
  readonly thickness?: number
  /** The person's arm that moves. */
  readonly arm?: 'left' | 'right'
}

/** An arm or a leg: a line with an outline, so that it can bend any way. */
export function Limb({ path, colour, thickness = 10, arm }: LimbProps) {
  return (
    <g fill="none" data-arm={arm}>
      <path d={path} strokeWidth={thickness + 7} />
      <path d={path} stroke={colour} strokeWidth={thickness} />
    </g>
  )
}
