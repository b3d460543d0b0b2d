import { SLOWING } from '../../ui/toys/wheel-angle.ts'

/** Faster clicks than this blend into one sound. */
const APART_MS = 65
const STEPS = 400

/**
 * Returns when the pegs pass the pointer while the wheel slows down over this many degrees, in milliseconds from its
 * start.
 */
export function clicksOf(turn: number, pegs: number, duration: number): readonly number[] {
  const [x1, y1, x2, y2] = SLOWING
  const count = Math.floor((turn * pegs) / 360)
  const clicks: number[] = []
  let passed = 0
  for (let step = 1; step <= STEPS; step++) {
    const s = step / STEPS
    if (bezier(s, y1, y2) * count < passed + 1) continue
    passed = Math.floor(bezier(s, y1, y2) * count)
    const at = Math.round(bezier(s, x1, x2) * duration)
    if (at - (clicks.at(-1) ?? 0) >= APART_MS) clicks.push(at)
  }
  return clicks
}

function bezier(s: number, from: number, to: number): number {
  return 3 * (1 - s) ** 2 * s * from + 3 * (1 - s) * s ** 2 * to + s ** 3
}
