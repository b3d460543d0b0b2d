import type { Pose } from '../../show/people/poses.ts'
import { askOf, phaseOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'

/** How whoever's moment it is stands there, by what all screens may read: the same on each of them. */
export function poseOf(slug: string, table: AnyTable): Pose {
  return askOf(phaseOf(slug, table).pose, table) ?? 'waves'
}
