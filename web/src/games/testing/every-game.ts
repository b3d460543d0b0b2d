import { GAMES, type Slug } from '@highjinks/games'
import { gameOf } from '../game-of.ts'

/** For tests: every game. */
const SLUGS = Object.keys(GAMES) as Slug[]

/** The games with scenery, and how to load it. */
export const SCENERIES = SLUGS.flatMap((slug) => {
  const scenery = gameOf(slug)?.scenery
  return scenery ? [[slug, scenery.load] as const] : []
})
