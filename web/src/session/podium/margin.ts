import type { Distance } from '../../show/podium/stances.ts'
import { points } from '../../ui/party/points.ts'
import type { Result } from './results.ts'

/** The margin of a win: its name, and the points. */
export interface Margin {
  readonly distance: Distance
  readonly name: string | null
  readonly points: string
  /** The words before the name, for a close finish. */
  readonly tease: string | null
}

/** Up to this share of the winner's points it is a photo finish; from this many times the next score it isn't. */
const CLOSE = 0.03
const FAR = 1.75

const pointsOf = (count: number) => `${points(count)} ${count === 1 ? 'point' : 'points'}`

/**
 * Returns the margin between first place and the next. If several share first place, returns what they share. Null for
 * a player alone.
 */
export function marginOf(places: readonly Result[]): Margin | null {
  const [winner, ...shared] = places.filter(({ place }) => place === 1)
  if (!winner) return null
  if (shared.length > 0)
    return { distance: 'level', name: 'Dead even', points: `${points(winner.score)} each!`, tease: null }
  const others = places.filter(({ place }) => place > 1).map(({ score }) => score)
  if (others.length === 0) return null
  const next = Math.max(...others)
  const gap = winner.score - next
  const by = `by ${pointsOf(gap)}!`
  if (gap <= winner.score * CLOSE)
    return { distance: 'close', name: 'A photo finish', points: by, tease: `${pointsOf(gap)} in it` }
  if (winner.score >= next * FAR) return { distance: 'far', name: 'In a league of their own', points: by, tease: null }
  return { distance: 'clear', name: null, points: by, tease: null }
}
