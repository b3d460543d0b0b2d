/**
 * Returns the segment at the pointer. Angles are degrees, clockwise, and the pointer is at the top. With the wheel at
 * 0, segment i covers i/n to (i+1)/n of the circle, so a rest angle r shows the segment floor(((360 - r) mod 360) /
 * (360 / n)).
 */
export function segmentAt(restAngle: number, segments: number): number {
  const under = (((360 - restAngle) % 360) + 360) % 360
  return Math.floor((under * segments) / 360) % segments
}

/** Returns whether the middle of a segment ends in the lower half, where text that reads outward is upside down. */
export function isUpsideDown(index: number, segments: number, restAngle: number): boolean {
  const turn = ((index + 0.5) / segments) * 2 * Math.PI + (restAngle * Math.PI) / 180
  return Math.cos(turn) < -0.01
}

const FULL_TURNS = 6

/** Returns the angle to turn to: at least six full turns, ending on the server's angle. */
export function spinTo(from: number, restAngle: number): number {
  const short = (((restAngle - from) % 360) + 360) % 360
  return from + FULL_TURNS * 360 + short
}

export function slicePath(index: number, segments: number, radius: number): string {
  const point = (turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  return `M0 0L${point(index / segments)}A${radius} ${radius} 0 0 1 ${point((index + 1) / segments)}Z`
}

/** The slowdown, in the numbers of `cubic-bezier`. */
export const SLOWING = [0.12, 0.74, 0.14, 1] as const
