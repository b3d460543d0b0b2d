import { DIMS, FLIPS, STAMPS, TAPS } from '../../show/timeline/effects.ts'
import { inTurn, type Step } from '../../show/timeline/steps.ts'

/** So many, the best, are read one by one; those before them quickly. */
export const READ_ALOUD = 3
const QUICK_MS = 300
const ALOUD_MS = 1300
const NAMES_AFTER_MS = 1100
const SUSPENSE_MS = 1000

/** All are read once more, the best last, then come the names; the lights go down before the last one, the best one's. */
export function linesTimeline(count: number): readonly Step<'line' | 'name' | 'suspense' | 'stamp'>[] {
  const quick = Math.max(0, count - READ_ALOUD)
  const aloud = QUICK_MS * (1 + quick)
  const lines = [
    ...inTurn('line', quick, { from: QUICK_MS, every: QUICK_MS }, TAPS),
    ...inTurn('line', count - quick, { from: aloud, every: ALOUD_MS }, TAPS),
  ]
  const read = (lines.at(-1)?.[1] ?? 0) + NAMES_AFTER_MS
  const names = inTurn('name', count - 1, { from: read, every: 450, within: 1000 }, FLIPS)
  const suspense = (names.at(-1)?.[1] ?? read) + 300
  return [...lines, ...names, ['suspense', suspense, DIMS], ['stamp', suspense + SUSPENSE_MS, STAMPS]]
}
