import { createHash } from 'node:crypto'
import { isRefusal, type PlayerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { Lane, Outcome } from './port.ts'

/** Of so many lanes of a seat the last outcome is remembered. */
export const LANES_PER_SEAT = 16
/** Of so many more, that they were there: none of their numbers may run again. */
const FORGOTTEN_PER_SEAT = 240

/** What is remembered of one lane: its last settled number, and how it was settled. */
export interface LaneMark {
  readonly lane: string
  readonly seq: number
  readonly outcome: Outcome
}
/** The lanes of one seat, the longest unused first; before them what is left of those that are forgotten. */
export type SeatLanes = readonly LaneMark[]

/** How this number is already settled or refused by its lane alone; null: it is the next one, the rules may run. */
export function knownOutcome(marks: SeatLanes, { lane, seq }: Lane, v: number): Outcome | null {
  const mark = marks.find((one) => one.lane === lane)
  if (!mark)
    return isForgotten(marks, lane) ? { ok: false, code: 'old', v } : seq <= 1 ? null : { ok: false, code: 'gap', v }
  if (seq === mark.seq) return mark.outcome
  if (seq < mark.seq) return { ok: false, code: 'old', v }
  return seq === mark.seq + 1 ? null : { ok: false, code: 'gap', v }
}

/** Without those of seats that are there no more. */
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

/** No lane is called like that. */
const isTrace = (lane: string) => lane.startsWith('~')
const traceName = (lane: string) => `~${createHash('sha256').update(lane).digest('base64url').slice(0, 6)}`
const traceOf = ({ lane }: LaneMark): LaneMark => ({
  lane: traceName(lane),
  seq: 0,
  outcome: { ok: false, code: 'old', v: 0 },
})

/** When a seat has had more lanes than are remembered at all, a new one cannot be told from a forgotten one. */
function isForgotten(marks: SeatLanes, lane: string): boolean {
  if (marks.length < LANES_PER_SEAT) return false
  const name = traceName(lane)
  return marks.length >= LANES_PER_SEAT + FORGOTTEN_PER_SEAT || marks.some((one) => one.lane === name)
}

const refusal = z.string().check(z.refine(isRefusal))
const packed = z.array(z.tuple([z.string(), z.int(), z.int(), z.nullable(refusal)]))

/** As stored: `[lane, seq, v, code]` for each lane, null for the code of an accepted one. */
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
