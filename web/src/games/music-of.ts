import type { SessionView, TableFrame } from '@highjinks/protocol'
import { serverNow } from '../lib/server-clock.ts'
import { prefersStillness } from '../lib/stillness.ts'
import type { Score } from '../show/sound/play-music.ts'
import { isSuspense } from '../show/timeline/beats.ts'
import { fitToPhase, lengthOf } from '../show/timeline/steps.ts'
import { gameOf, phaseOf } from './game-of.ts'
import { timelineOf } from './show.ts'

/** What is heard of the game of this room. Its tune is fetched when it is first asked for, and is none until it has come. */
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

/** Nobody holds their breath who has all of it at once. */
function isHushed(slug: string, table: TableFrame): boolean {
  const played = fitToPhase(timelineOf(slug, table), lengthOf(table))
  return !prefersStillness() && isSuspense(played, serverNow() - table.since)
}
