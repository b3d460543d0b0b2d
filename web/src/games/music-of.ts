import type { SessionView } from '@highjinks/protocol'
import type { Score } from '../show/sound/play-music.ts'
import { gameOf, phaseOf } from './game-of.ts'

/** What is heard of the game of this room. Its tune is fetched when it is first asked for, and is none until it has come. */
export function musicOf({ session, table }: SessionView): Score {
  const music = gameOf(session.slug)?.music
  music?.preload()
  const { isPerformance = false, isWithoutMusic = isPerformance } = table ? phaseOf(session.slug, table) : {}
  return { tune: music?.here()?.tune ?? null, isSilent: session.status === 'playing' && isWithoutMusic }
}
