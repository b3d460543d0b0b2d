import type { Reveal } from '../show/people/reveal.ts'
import { NO_SCENE, type Scene } from '../show/people/scene.ts'
import { MOST_IN_SPOTLIGHT } from '../show/spotlight/most-in-spotlight.ts'
import { NOTHING_TOLD, type Timeline } from '../show/timeline/beats.ts'
import { askOf, phaseOf } from './game-of.ts'
import type { AnyTable } from './game-ui.ts'
import { poseOf } from './poses/pose-of.ts'
import { revealPosesOf } from './poses/reveal-poses-of.ts'

/** A table's data about its people, the same on a phone, a laptop and the TV, and for the jester. */
export interface Show {
  /** Who has this phase's spotlight, who is done, and who is in the light. */
  readonly staging: Scene
  /** Its result and the people it is about; null while there's none about a person. */
  readonly reveal: Reveal | null
}

const NO_SHOW: Show = { staging: NO_SCENE, reveal: null }

export const showOf = oncePerTable<Show>(NO_SHOW, (slug, table) => ({
  staging: stagingOf(slug, table),
  reveal: revealOf(slug, table),
}))

/** The beats of its phase as written: the same for every screen, the sofa, the lights and the jester. */
export const timelineOf = oncePerTable<Timeline>(
  NOTHING_TOLD,
  (slug, table) => askOf(phaseOf(slug, table).timeline, table) ?? NOTHING_TOLD,
)

/** Works out the answer once per table, however many ask. */
function oncePerTable<Answer>(without: Answer, workOut: (slug: string, table: AnyTable) => Answer) {
  const known = new WeakMap<AnyTable, readonly [slug: string, answer: Answer]>()
  return (slug: string, table: AnyTable | null): Answer => {
    if (!table) return without
    const before = known.get(table)
    if (before?.[0] === slug) return before[1]
    const answer = workOut(slug, table)
    known.set(table, [slug, answer])
    return answer
  }
}

function stagingOf(slug: string, table: AnyTable): Scene {
  const phase = phaseOf(slug, table)
  const staging = phase.staging?.(table) ?? NO_SCENE
  return {
    sofaSink: askOf(phase.sofa, table),
    ...staging,
    isInSpotlight: staging.isInSpotlight ?? (phase.isInSpotlight === true && staging.onNow.length <= MOST_IN_SPOTLIGHT),
    isPerformance: phase.isPerformance ?? false,
    pose: poseOf(slug, table),
  }
}

/** Returns the reveal. Once the game waits for someone again, the last one is old news. */
function revealOf(slug: string, table: AnyTable): Reveal | null {
  if (table.waiting.length > 0) return null
  const reveal = phaseOf(slug, table).reveal?.(table) ?? null
  return reveal && { ...reveal, poses: revealPosesOf(slug, table, reveal) }
}
