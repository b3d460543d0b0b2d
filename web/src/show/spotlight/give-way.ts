import { useMark } from '../../lib/use-mark.ts'

/**
 * How far a TV's sofa sinks for a larger moment: with its bowls and their points in view, or only the heads.
 * `canvas.css` has the distances.
 */
export type Sunk = 'bowls' | 'heads'

/** Moves what is on the floor down with the sofa. */
export function useGivenWay(sunk: Sunk | null): void {
  useMark(sunk !== null && `sofa-${sunk}`)
}
