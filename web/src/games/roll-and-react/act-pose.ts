import type { Pose } from '../../stage/sofa/poses.ts'

/** Somebody plays a scene: what they do tells nothing of which one. */
const ACTS: readonly [Pose, ...Pose[]] = ['mimes', 'sneaks', 'mimics', 'plays']

/** How whoever acts stands, by the number of the scene in the run: the same while it is guessed and in the gallery. */
export function actPose(round: number, draw: number): Pose {
  return ACTS[(round + draw) % ACTS.length] ?? ACTS[0]
}
