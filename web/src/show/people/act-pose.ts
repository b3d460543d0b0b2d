import type { Pose } from './poses.ts'

/** Somebody plays a scene: what they do tells nothing of which one. */
export const ACTS: readonly [Pose, ...Pose[]] = ['mimes', 'sneaks', 'mimics', 'plays']

/** How whoever acts stands, by the number of the scene: the same while it is guessed and when it comes out. */
export function actPose(round: number, draw: number): Pose {
  return ACTS[(round + draw) % ACTS.length] ?? ACTS[0]
}
