import type { Duration } from '@highjinks/protocol'
import { gameBySlug } from './register.ts'

/** Returns null for a game that nobody has measured yet: it pays nothing in the weekly challenge. */
export function parOf(game: string, duration: Duration): number | null {
  return gameBySlug(game)?.about.par?.[duration] ?? null
}

const RATING_END = 1000

/** Returns a game's points on the weekly scale: par is half of it, and nobody ever reaches the end. */
export function ratingOf(points: number, par: number): number {
  return Math.min(RATING_END - 1, Math.floor(RATING_END * (1 - 0.5 ** (Math.max(0, points) / par))))
}
