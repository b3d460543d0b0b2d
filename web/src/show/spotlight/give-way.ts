import { useMark } from '../../lib/use-mark.ts'

/**
 * How far the sofa of a TV sinks for a moment that is larger than it: bowls and what is paid into them are still seen,
 * or only the heads of those who look on. `canvas.css` says how far that is.
 */
export type Sunk = 'bowls' | 'heads'

/** What stands on the floor goes down with the sofa. */
export function useGivenWay(sunk: Sunk | null): void {
  useMark(sunk !== null && `sofa-${sunk}`)
}
