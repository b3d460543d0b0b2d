import { useMark } from '../../lib/use-mark.ts'
import './give-way.css'

/**
 * How far the sofa of a TV sinks for a moment that is larger than it, in the units of the sofa: bowls and what is
 * paid into them are still seen, or only the heads of those who look on.
 */
const SUNK = { bowls: 80, heads: 160 } as const
export type Sunk = keyof typeof SUNK

/** The same as a length, for what gets the room. */
export function sunkBy(sunk: Sunk): string {
  return `${SUNK[sunk]} * min(0.1vh, 0.0604vw)`
}

/** What stands on the floor of the TV goes down with the sofa. */
export function useGivenWay(sunk: Sunk | null): void {
  useMark(sunk !== null && `couch-${sunk}`)
}
