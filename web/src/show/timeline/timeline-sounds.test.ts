import { expect, it } from 'vitest'
import { payTime, suspenseFrom, suspenseUntil, type Timeline } from './beats.ts'
import { DIMS, FAILS, FLIPS, LINGERS, PAYS, STAMPS, TAPS, THUDS, WALKS } from './effects.ts'
import { soundsOf } from './timeline-sounds.ts'

const VERDICT: Timeline = [
  ['card', 300, FLIPS],
  ['stamp', 1300, STAMPS],
  ['gains', 2200, PAYS],
  ['rest', 3000, LINGERS],
]

it('[TIMELINE-6] drums precede the awaited result, and each thing sounds when it comes', () => {
  expect(soundsOf(VERDICT)).toEqual([
    { at: 400, sting: 'suspense', up: 0 },
    { at: 300, sting: 'flip', up: 0 },
    { at: 1300, sting: 'stamp', up: 0 },
    { at: 2200, sting: 'paid', up: 0 },
  ])
})

it("a player's fall sounds after the result, and a fooled room after it is paid", () => {
  const falls = (fall: 'out' | 'paid' | null) =>
    soundsOf(VERDICT, fall).flatMap(({ at, sting }) => (sting === 'fooled' ? [at] : []))
  expect([falls('out'), falls('paid'), falls(null), soundsOf([], 'out')]).toEqual([[1750], [2650], [], []])
})

it('burning dice have a sound', () => {
  expect(soundsOf([['bust', 1500, FAILS]])).toEqual([{ at: 1500, sting: 'fooled', up: 0 }])
})

it('[TIMELINE-6] each of a row sounds higher than the one before', () => {
  const walks = soundsOf([
    ['walk', 1000, WALKS],
    ['walk', 1400, WALKS],
    ['walk', 1800, WALKS],
  ])
  expect(walks.map(({ up }) => up)).toEqual([0, 1, 2])
})

it('[TIMELINE-6] the lights are down until it is out, and at no other time', () => {
  expect([suspenseUntil(VERDICT), suspenseUntil([['name', 900, FLIPS]]), suspenseUntil([])]).toEqual([1300, 0, 0])
})

it('[TIMELINE-6] a timeline with something to read first sets when the lights go down', () => {
  const lines: Timeline = [
    ['line', 300, TAPS],
    ['suspense', 3000, DIMS],
    ['stamp', 4000, STAMPS],
  ]
  expect([suspenseFrom(lines), suspenseUntil(lines), suspenseFrom(VERDICT)]).toEqual([3000, 4000, 0])
})

it('everyone is paid with the last result, whichever screen tells it', () => {
  expect([payTime(VERDICT), payTime([...VERDICT, ['still', 2500, THUDS]]), payTime([])]).toEqual([2200, 2500, 0])
})

it('[TIMELINE-6] a step states its effects, whatever its name', () => {
  expect([suspenseUntil([['stamp', 1000]]), suspenseUntil([['card', 1000, STAMPS]])]).toEqual([0, 1000])
  expect(soundsOf([['card', 300]])).toEqual([])
  expect(soundsOf([['stamp', 300, FLIPS]])).toEqual([{ at: 300, sting: 'flip', up: 0 }])
  expect([payTime([['rest', 900]]), payTime([['gains', 900, LINGERS]])]).toEqual([900, 0])
})
