import { GAMES, type Slug } from '@highjinks/games'
import { gameOf } from '../game-of.ts'

/** For tests: every game there is. */
const SLUGS = Object.keys(GAMES) as Slug[]

/** Those that stand in something, and how it is fetched. */
export const SCENERIES = SLUGS.flatMap((slug) => {
  const scenery = gameOf(slug)?.scenery
  return scenery ? [[slug, scenery.load] as const] : []
})
