import type { Duration } from '@highjinks/protocol'
import { gameBySlug } from './register.ts'

/** Null for a game that nobody has measured yet: it is worth nothing in the challenge of the week. */
export function parOf(game: string, duration: Duration): number | null {
  return gameBySlug(game)?.about.par?.[duration] ?? null
}

const RATING_END = 1000

/** The points of one game on the scale of the week: par is half of it, and nobody ever reaches its end. */
export function ratingOf(points: number, par: number): number {
  return Math.min(RATING_END - 1, Math.floor(RATING_END * (1 - 0.5 ** (Math.max(0, points) / par))))
}
