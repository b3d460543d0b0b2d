import type { Pose } from '../../show/people/poses.ts'
import { askOf, phaseOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'

/** Returns the pose of the player in the spotlight, from data that all screens have: the same on each of them. */
export function poseOf(slug: string, table: AnyTable): Pose {
  return askOf(phaseOf(slug, table).pose, table) ?? 'waves'
}
