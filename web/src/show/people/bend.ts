import type { Posture } from './postures.ts'

/** An arm's path from the shoulder, and where its hand ends. */
type Arm = readonly [path: string, hand: readonly [number, number]]

export const DOWN_LEFT: Arm = ['M50 133C30 136 12 148 15 165', [15, 168]]
export const HIP_LEFT: Arm = ['M50 134C22 138 12 156 36 166', [40, 166]]
export const HIP_RIGHT: Arm = ['M90 134C118 138 128 156 104 166', [100, 166]]

interface Bend {
  readonly sinks?: number
  readonly down?: number
  readonly tilt?: number
  /** The lean of the body from the hips, in degrees. */
  readonly leans?: number
}

export function pose(
  [left, leftHand]: Arm,
  [right, rightHand]: Arm,
  { sinks = 0, down = 0, tilt = 0, leans = 0 }: Bend = {},
) {
  return { left, right, hands: [leftHand, rightHand], sinks, head: { down, tilt }, leans } satisfies Posture & {
    leans: number
  }
}
