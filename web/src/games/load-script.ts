import type { AnyScript } from '../show/jester/occasions.ts'
import { gameOf, phaseOf } from './game-of.ts'
import { showOf, timelineOf } from './show.ts'

/**
 * What the jester knows of a game, fetched when that game is picked. Null for one of which he knows nothing, and where it
 * does not come: he gets by with the general lines.
 */
export async function loadScript(slug: string): Promise<AnyScript | null> {
  try {
    const lines = await gameOf(slug)?.lines?.load()
    if (!lines) return null
    return {
      ...lines.script,
      isMute: (table) => {
        const { isPerformance = false, isWithoutJester = isPerformance } = phaseOf(slug, table)
        return isWithoutJester
      },
      onNow: (table) => showOf(slug, table).staging.onNow,
      timeline: (table) => timelineOf(slug, table),
    }
  } catch {
    return null
  }
}
