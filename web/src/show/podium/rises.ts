interface Ranked {
  readonly place: number
  readonly score: number
}

/** From this share of the winner's points the first plinth has its full height: a runaway win. */
const FAR = 1 - 1 / 1.75
/** Shares of the greatest height: above second place, above any lower one, and the smallest visible step. */
const [TOP, STEP, EDGE] = [0.7, 0.1, 0.03]
/** From this share of the winner's points it wasn't a photo finish, and the first plinth is visibly the highest. */
const CLEAR = { from: 0.03, rise: 0.2 }
/** The share of the winner's points at which a lower step has its full height. */
const WIDE = 0.25
/** Winners who share the first plinth are smaller, and would look lost on a tower. */
const SHARED = 0.4
/** The step if no one stands below. */
const LEVEL = 0.2

/** Returns each place's height from 0 to 1, by the real distance to the next. Nearly level after a squeaker. */
export function risesOf(rows: readonly Ranked[]): ReadonlyMap<number, number> {
  const scores = new Map(rows.map(({ place, score }) => [place, score]))
  const places = [...scores.keys()].toSorted((a, b) => b - a)
  const top = rows.filter(({ place }) => place === 1).length > 1 ? TOP * SHARED : TOP
  const best = Math.max(1, scores.get(1) ?? 0)
  const rises = new Map<number, number>()
  let height = places.length > 1 ? 0 : LEVEL
  let below: number | undefined
  for (const place of places) {
    const score = scores.get(place) ?? 0
    if (below !== undefined) {
      const gap = Math.max(0, score - below) / best
      height += EDGE + (place === 1 ? top * aheadBy(gap) : STEP * Math.min(1, gap / WIDE))
    }
    rises.set(place, height)
    below = score
  }
  return rises
}

/** Returns the height of first above second, from 0 to 1. */
function aheadBy(gap: number): number {
  const least = gap > CLEAR.from ? CLEAR.rise / TOP : 0
  return least + (1 - least) * Math.min(1, gap / FAR) ** 1.5
}
