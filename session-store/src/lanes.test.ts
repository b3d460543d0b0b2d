import { accept, refuse } from '@highjinks/protocol'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareCommit } from './commit.ts'
import { knownOutcome, LANES_PER_SEAT, packLanes, remember, type SeatLanes, unpackLanes } from './lanes.ts'
import type { Outcome } from './port.ts'
import { lane, mark, someSession } from './testing/sessions.ts'

const accepted: Outcome = { ok: true, v: 7 }
const marked = remember([], lane('seat', 'tab', 5), accepted)

test.each([
  ['the same number', 5, accepted],
  ['a smaller one', 4, { ok: false, code: 'old', v: 9 }],
  ['the next', 6, null],
  ['one too far', 7, { ok: false, code: 'gap', v: 9 }],
])('[STORE-6] [STORE-7] a lane at 5 answers %s', (_, seq, outcome) => {
  expect(knownOutcome(marked, lane('seat', 'tab', seq), 9)).toEqual(outcome)
})

test('stored lanes are read back unchanged', () => {
  const outcome = fc.oneof(
    fc.record({ ok: fc.constant(true as const), v: fc.nat() }),
    fc.record({ ok: fc.constant(false as const), code: fc.constantFrom('full', 'paused', 'too-early'), v: fc.nat() }),
  )
  const marks = fc.array(fc.record({ lane: fc.string(), seq: fc.nat(), outcome }))
  fc.assert(
    fc.property(marks, (lanes) => {
      expect(unpackLanes(packLanes(lanes))).toEqual(lanes)
    }),
  )
  expect(unpackLanes(undefined)).toEqual([])
  expect(() => unpackLanes('[["tab",1,1,"no such refusal"]]')).toThrow(/refine|Invalid|invalid/)
})

test('[STORE-6] whatever is sent, resent and overtaken: a number has at most one effect, and one final outcome', () => {
  const sent = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    seq: fc.nat(6),
    does: fc.constantFrom('change', 'nothing', 'refuse', 'wait'),
  })
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 60 }), (commands) => {
      let held = { v: 1, session: someSession(0) }
      let lanes: SeatLanes = []
      const finals = new Map<string, Outcome>()
      for (const { name, seq, does } of commands) {
        const key = `${name}:${seq}`
        const change = {
          change: mark(key),
          nothing: accept,
          refuse: () => refuse('full'),
          wait: () => refuse('too-often'),
        }
        const prepared = prepareCommit(held, change[does], 0, { lane: lane('seat', name, seq), lanes })
        const known = finals.get(key)
        if (known) expect([known, { ok: false, code: 'old', v: held.v }]).toContainEqual(prepared.outcome)
        if (prepared.next) held = prepared.next
        if (prepared.lanes) {
          expect(known).toBeUndefined()
          finals.set(key, prepared.outcome)
          lanes = prepared.lanes
        }
      }
      expect(new Set(held.session.used)).toHaveLength(held.session.used.length)
      expect(held.v).toBe(1 + held.session.used.length)
    }),
  )
})

test('[STORE-9] a seat never fills the memory', () => {
  let lanes: SeatLanes = []
  for (let n = 0; n < 100; n++) lanes = remember(lanes, lane('seat', `tab-${n}`, 0), accepted)
  expect(lanes.slice(-LANES_PER_SEAT).map((one) => one.lane)).toEqual(
    Array.from({ length: LANES_PER_SEAT }, (_, i) => `tab-${100 - LANES_PER_SEAT + i}`),
  )
  for (let n = 0; n < 100 - LANES_PER_SEAT; n++) {
    expect(knownOutcome(lanes, lane('seat', `tab-${n}`, 1), 9)).toMatchObject({ code: 'old' })
  }
  expect(knownOutcome(lanes, lane('seat', 'new', 1), 9)).toBeNull()
})

test('[STORE-33] a seat that has had more lanes than can be remembered gets no new ones', () => {
  let lanes: SeatLanes = []
  let taken = 0
  for (let n = 0; n < 400; n++) {
    const asked = lane('seat', `tab-${n}`, 1)
    if (knownOutcome(lanes, asked, 9)) continue
    lanes = remember(lanes, asked, accepted)
    taken++
  }
  expect(taken).toBe(256)
  expect(packLanes(lanes).length).toBeLessThan(8000)
  expect(unpackLanes(packLanes(lanes))).toEqual(lanes)
})
