import type { PlayerId } from '@highjinks/protocol'
import { randomBelow } from '../kit/index.ts'

/** Clockwise, from the top of a wheel that is not turned; the pointer stands at the top. */
export const SEGMENTS = ['everyone', 'duel', 'swap', 'gift', 'rule', 'jackpot', 'dare', 'breather'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Each has two tokens. */
export const TOKENS = 2
/** Split by the tokens on the segment. */
export const POT = 400
/** What a missed jackpot grows by. */
const GROWTH = 200

/** From the pull until the wheel begins to turn: the news has to reach every screen. */
export const LEAD_MS = 400
export const SPIN_MS = 4600
/** Still, at the end, so that everybody has seen it. */
export const REST_MS = 1000

const WIDTH = 360 / SEGMENTS.length
/** The pointer never stops closer to a line than this. */
const MARGIN = 4

export function draw(random: () => number): { readonly segment: Segment; readonly restAngle: number } {
  const i = randomBelow(SEGMENTS.length, random)
  const inside = MARGIN + random() * (WIDTH - 2 * MARGIN)
  const restAngle = Math.round((360 - i * WIDTH - inside) * 10) / 10
  return { segment: SEGMENTS[i] ?? 'breather', restAngle }
}

/** What the pointer at the top points to when the wheel is turned this far clockwise. */
export function segmentAt(angle: number): Segment {
  const under = (((360 - angle) % 360) + 360) % 360
  return SEGMENTS[Math.floor(under / WIDTH)] ?? 'breather'
}

/** The pot, by tokens on the segment; points that cannot be split stay in the stash. */
export function split(
  tokens: Readonly<Record<PlayerId, readonly Segment[]>>,
  segment: Segment,
  pot: number,
): Readonly<Record<PlayerId, number>> {
  const on = Object.entries(tokens)
    .map(([id, placed]) => [id, placed.filter((one) => one === segment).length] as const)
    .filter(([, count]) => count > 0)
  const all = on.reduce((sum, [, count]) => sum + count, 0)
  return Object.fromEntries(on.map(([id, count]) => [id, Math.floor((pot * count) / all)]))
}

export function jackpotAfter(jackpot: number, isTaken: boolean): number {
  return isTaken ? POT : jackpot + GROWTH
}
