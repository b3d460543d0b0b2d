import type { Distance } from '../../show/podium/stances.ts'
import { points } from '../../ui/party/points.ts'
import type { Place } from './places.ts'

/** By how much somebody won: what it is called, and in points. */
export interface Margin {
  readonly distance: Distance
  readonly name: string | null
  readonly points: string
  /** What may be said before the name: there is so little between them. */
  readonly tease: string | null
}

/** Up to this share of the winner's points it is a photo finish; from so many times the points of the next it is none. */
const CLOSE = 0.03
const FAR = 1.75

const pointsOf = (count: number) => `${points(count)} ${count === 1 ? 'point' : 'points'}`

/** The distance between the first place and the next; where several share the first, what they share. Null for one alone. */
export function marginOf(places: readonly Place[]): Margin | null {
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
