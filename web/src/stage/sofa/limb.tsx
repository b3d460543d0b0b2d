interface LimbProps {
  readonly path: string
  readonly colour: string
  readonly thickness?: number
}

/** An arm or a leg: a line with an outline, so that it can bend any way. */
export function Limb({ path, colour, thickness = 10 }: LimbProps) {
  return (
    <g fill="none">
      <path d={path} strokeWidth={thickness + 7} />
      <path d={path} stroke={colour} strokeWidth={thickness} />
    </g>
  )
}
