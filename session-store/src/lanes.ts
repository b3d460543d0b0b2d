import { createHash } from 'node:crypto'
import { isRefusal, type PlayerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { Lane, Outcome } from './port.ts'

/** The number of lanes per seat whose last outcome is remembered. */
export const LANES_PER_SEAT = 16
/** The number of older lanes per seat that are known to have existed, so that none of their numbers runs again. */
const FORGOTTEN_PER_SEAT = 240

/** A lane's last settled number and its outcome. */
export interface LaneMark {
  readonly lane: string
  readonly seq: number
  readonly outcome: Outcome
}
/** The lanes of one seat: first the traces of forgotten ones, then the rest, least recently used first. */
export type SeatLanes = readonly LaneMark[]

/**
 * Returns the outcome if this number is already settled or its lane is refused. Null means it's the next
 * number and the rules may run.
 */
export function knownOutcome(marks: SeatLanes, { lane, seq }: Lane, v: number): Outcome | null {
  const mark = marks.find((one) => one.lane === lane)
  if (!mark)
    return isForgotten(marks, lane) ? { ok: false, code: 'old', v } : seq <= 1 ? null : { ok: false, code: 'gap', v }
  if (seq === mark.seq) return mark.outcome
  if (seq < mark.seq) return { ok: false, code: 'old', v }
  return seq === mark.seq + 1 ? null : { ok: false, code: 'gap', v }
}

/** Removes the lanes of seats that no longer exist. */
export function keepLanes<Marks>(
  lanes: Iterable<readonly [PlayerId, Marks]>,
  next: { readonly forgotten: readonly PlayerId[] } | null,
): Map<PlayerId, Marks> {
  const gone = new Set(next?.forgotten)
  return new Map([...lanes].filter(([seat]) => !gone.has(seat)))
}

export function remember(marks: SeatLanes, { lane, seq }: Lane, outcome: Outcome): SeatLanes {
  const kept = [...marks.filter((one) => one.lane !== lane), { lane, seq, outcome }]
  const first = kept.length - LANES_PER_SEAT
  return kept.map((one, i) => (i < first && !isTrace(one.lane) ? traceOf(one) : one))
}

/** Real lanes never start with this character. */
const isTrace = (lane: string) => lane.startsWith('~')
const traceName = (lane: string) => `~${createHash('sha256').update(lane).digest('base64url').slice(0, 6)}`
const traceOf = ({ lane }: LaneMark): LaneMark => ({
  lane: traceName(lane),
  seq: 0,
  outcome: { ok: false, code: 'old', v: 0 },
})

/** Once a seat has had too many lanes, new ones look like forgotten ones. */
function isForgotten(marks: SeatLanes, lane: string): boolean {
  if (marks.length < LANES_PER_SEAT) return false
  const name = traceName(lane)
  return marks.length >= LANES_PER_SEAT + FORGOTTEN_PER_SEAT || marks.some((one) => one.lane === name)
}

const refusal = z.string().check(z.refine(isRefusal))
const packed = z.array(z.tuple([z.string(), z.int(), z.int(), z.nullable(refusal)]))

/** Packs lanes for storage: `[lane, seq, v, code]` each, with null as the code of an accepted command. */
export function packLanes(marks: SeatLanes): string {
  return JSON.stringify(marks.map(({ lane, seq, outcome }) => [lane, seq, outcome.v, outcome.ok ? null : outcome.code]))
}

export function unpackLanes(text: string | null | undefined): SeatLanes {
  if (!text) return []
  return packed.parse(JSON.parse(text)).map(([lane, seq, v, code]) => ({
    lane,
    seq,
    outcome: code !== null && isRefusal(code) ? { ok: false, code, v } : { ok: true, v },
  }))
}
