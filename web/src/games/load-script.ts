import type { AnyScript } from '../show/jester/occasions.ts'
import { gameOf, phaseOf } from './game-of.ts'
import { showOf, timelineOf } from './show.ts'

/**
 * Loads the jester's lines for a game when it is picked. Null for a game without any, and if they don't load: he uses
 * the general ones.
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
