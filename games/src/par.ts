import type { Duration } from '@highjinks/protocol'
import type { Slug } from './register.ts'

/** What the winner of an ordinary evening scores, by length: `npm run bench -- balance` prints it. */
const PAR: Readonly<Record<Slug, Readonly<Record<Duration, number>>>> = {
  'baked-or-bluffing': { Quick: 10_500, Standard: 13_600, Extended: 14_750 },
  'roll-and-react': { Quick: 11_200, Standard: 19_950, Extended: 30_750 },
  'never-have-i-ever': { Quick: 5700, Standard: 9600, Extended: 13_800 },
  'puff-puff-pass-truths': { Quick: 7700, Standard: 10_900, Extended: 10_900 },
  'spin-the-stash': { Quick: 3750, Standard: 6050, Extended: 8400 },
  'truth-or-dare': { Quick: 3900, Standard: 6250, Extended: 8650 },
  'high-rollers': { Quick: 3750, Standard: 6600, Extended: 8450 },
}

export function parOf(game: string, duration: Duration): number | null {
  const row = Object.entries(PAR).find(([slug]) => slug === game)
  return row ? row[1][duration] : null
}

const RATING_END = 1000

/** The points of one game on the scale of the week: par is half of it, and nobody ever reaches its end. */
export function ratingOf(points: number, par: number): number {
  return Math.min(RATING_END - 1, Math.floor(RATING_END * (1 - 0.5 ** (Math.max(0, points) / par))))
}
