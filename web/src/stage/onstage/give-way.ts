import { useMark } from '../../lib/use-mark.ts'
import './give-way.css'

/**
 * How far the couch of a wall sinks for a moment that is larger than it, of the height of the wall: bowls and what is
 * paid into them are still seen, or only the heads of those who look on.
 */
export const SUNK = { bowls: 8, heads: 16 } as const
export type Sunk = keyof typeof SUNK

/** What stands on the floor of the wall goes down with the couch. */
export function useGivenWay(sunk: Sunk | null): void {
  useMark(sunk !== null && `couch-${sunk}`)
}
