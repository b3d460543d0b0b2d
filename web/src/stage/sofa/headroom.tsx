import type { SessionView } from '@highjinks/protocol'
import { castOf } from './cast.ts'
import { sizeFor } from './places.ts'

/** What the hat of somebody large takes above the sofa when they stand, of the height of the wall. */
const HAT = 24

/** Kept free above the sofa, from the first moment of a phase in which somebody stands. */
export function Headroom({ view }: { readonly view: SessionView }) {
  if (!castOf(view, { stakes: null, standings: [] }).some(({ isStanding }) => isStanding)) return null
  const height = `${(HAT * (sizeFor(view.players.length) - 1)).toFixed(2)}vh`
  return <div aria-hidden="true" className="-mb-3 shrink-0" style={{ height }} />
}
