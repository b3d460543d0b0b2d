import type { Pose } from './poses.ts'

/** Poses for acting a scene. They give nothing away. */
export const ACTS: readonly [Pose, ...Pose[]] = ['mimes', 'sneaks', 'mimics', 'plays']

/** Returns an actor's pose by the scene's number: the same during the guessing and at the reveal. */
export function actPose(round: number, draw: number): Pose {
  return ACTS[(round + draw) % ACTS.length] ?? ACTS[0]
}
