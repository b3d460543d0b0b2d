interface Ranked {
  readonly place: number
  readonly score: number
}

/** From this part of the winner's points the first plinth is as high as it can be: another league. */
const FAR = 1 - 1 / 1.75
/** The parts of the greatest height: above the second place, above any lower one, and so that a step is seen. */
const [TOP, STEP, EDGE] = [0.7, 0.1, 0.03]
/** From this part of the winner's points it was no photo finish, and at a glance the first plinth is the highest. */
const CLEAR = { from: 0.03, rise: 0.2 }
/** Of the winner's points, from which a lower step is as high as it can be. */
const WIDE = 0.25
/** Those who share the first plinth are smaller, and would be lost on a tower. */
const SHARED = 0.4
/** Where nobody stands below. */
const LEVEL = 0.2

/** How high each of these places stands, from 0 to 1: by the real distance to the next, and nearly level after a squeaker. */
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

/** How far the first stands above the second, from 0 to 1. */
function aheadBy(gap: number): number {
  const least = gap > CLEAR.from ? CLEAR.rise / TOP : 0
  return least + (1 - least) * Math.min(1, gap / FAR) ** 1.5
}
