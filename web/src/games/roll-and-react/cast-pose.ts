import type { PlayerId } from '@highjinks/protocol'
import type { Pose } from '../../show/people/poses.ts'

const POSES: readonly [Pose, ...Pose[]] = ['mimes', 'mimics', 'sneaks', 'fights']

/** Of those who acted each has an act of their own, the same on the TV and on every phone. */
export function castPose(candidates: readonly PlayerId[], id: PlayerId): Pose {
  return POSES[candidates.indexOf(id) % POSES.length] ?? POSES[0]
}
