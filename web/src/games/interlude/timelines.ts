import type { InterludeView } from '@highjinks/games/kit'
import type { Timeline } from '../../show/timeline/beats.ts'
import { DIMS, FLIPS, PAYS, REVEALS, STAMPS, TAPS } from '../../show/timeline/effects.ts'
import { inTurn } from '../../show/timeline/steps.ts'
import { FINGER_MS } from './pace.ts'

/** The fingers come out, and then who was hit most. */
export function fingersTimeline(fingers: number): Timeline {
  return [
    ...inTurn('finger', fingers, { from: FINGER_MS, every: FINGER_MS }, TAPS),
    ['hit', FINGER_MS * (fingers + 1), REVEALS],
  ]
}

const THUMB_MS = 300

/** The thumbs one after the other, the verdict, and its points. */
export function heardTimeline(thumbs: number): Timeline {
  const stamped = 700 + THUMB_MS * thumbs
  return [
    ...inTurn('thumb', thumbs, { from: 400, every: THUMB_MS }, TAPS),
    ['stamp', stamped, STAMPS],
    ['gains', stamped + 900, PAYS],
  ]
}

/** The best lines read one by one; the ones before them go quickly. */
export const READ_ALOUD = 3
const QUICK_MS = 300
const ALOUD_MS = 1300
const NAMES_AFTER_MS = 1100
const SUSPENSE_MS = 1000

/** All are read again, the best last, then come the names; the lights go down before the best one's, which is last. */
export function linesTimeline(count: number): Timeline {
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

/** Returns an interlude's timeline in the phases with a reveal. */
export function interludeTimeline({
  phase,
  interlude,
}: {
  readonly phase: string
  readonly interlude: InterludeView
}): Timeline {
  if (interlude.kind === 'writing') return phase === 'lines' ? linesTimeline(interlude.lines.length) : []
  if (phase === 'heard') return heardTimeline(Object.keys(interlude.plea.thumbs ?? {}).length)
  return phase === 'fingers' ? fingersTimeline(Object.keys(interlude.fingers ?? {}).length) : []
}
