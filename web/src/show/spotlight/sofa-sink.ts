import { useMark } from '../../lib/use-mark.ts'

/**
 * The depth to which a TV's sofa sinks for a larger moment: with its bowls and their points in view, or only the heads.
 * `canvas.css` has the distances.
 */
export type SofaSink = 'bowls' | 'heads'

/** Moves what is on the floor down with the sofa. */
export function useSofaSink(sofaSink: SofaSink | null): void {
  useMark(sofaSink !== null && `sofa-${sofaSink}`)
}
