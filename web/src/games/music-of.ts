import type { SessionView, TableFrame } from '@highjinks/protocol'
import { serverNow } from '../lib/server-clock.ts'
import { prefersStillness } from '../lib/stillness.ts'
import type { Score } from '../show/sound/play-music.ts'
import { isSuspense } from '../show/timeline/beats.ts'
import { fitToPhase, lengthOf } from '../show/timeline/steps.ts'
import { gameOf, phaseOf } from './game-of.ts'
import { timelineOf } from './show.ts'

/** Returns the sound of this room's game. Its tune loads on the first request, and is null until then. */
export function musicOf({ session, table }: SessionView): Score {
  const music = gameOf(session.slug)?.music
  music?.preload()
  const { isPerformance = false, isWithoutMusic = isPerformance } = table ? phaseOf(session.slug, table) : {}
  return {
    tune: music?.here()?.tune ?? null,
    isSilent: session.status === 'playing' && isWithoutMusic,
    isHushed: table !== null && isHushed(session.slug, table),
  }
}

/** Returns whether there is suspense, which there isn't if everything shows right away. */
function isHushed(slug: string, table: TableFrame): boolean {
  const played = fitToPhase(timelineOf(slug, table), lengthOf(table))
  return !prefersStillness() && isSuspense(played, serverNow() - table.since)
}
