import { MOST_ON_STAGE } from '../stage/onstage/wall.ts'
import { NO_SCENE, type Scene } from '../stage/sofa/scene.ts'
import { askOf, phaseOf } from './game-of.ts'
import type { AnyTable } from './game-ui.ts'
import { poseOf } from './poses/pose-of.ts'

/** Whose moment this phase is, who has done their part in it, and who of them stands in the light. */
export function sceneOf(slug: string, table: AnyTable | null): Scene {
  if (!table) return NO_SCENE
  const phase = phaseOf(slug, table)
  const scene = phase.staging?.(table) ?? NO_SCENE
  return {
    sunk: askOf(phase.couch, table),
    ...scene,
    isStaged: scene.isStaged ?? (phase.isInLight === true && scene.onNow.length <= MOST_ON_STAGE),
    isPerformance: phase.isPerformance ?? false,
    pose: poseOf(slug, table),
  }
}
