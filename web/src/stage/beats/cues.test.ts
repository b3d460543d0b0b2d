import { expect, it } from 'vitest'
import { cuesOf } from './cues.ts'
import { hushFrom, hushOf, payTime } from './stories.ts'

const VERDICT = [
  ['card', 300],
  ['stamp', 1300],
  ['gains', 2200],
  ['rest', 3000],
] as const

it('[BEATS-6] drums come before what everybody waits for, and each thing is heard when it comes', () => {
  expect(cuesOf([VERDICT])).toEqual([
    { at: 400, sting: 'hush', up: 0 },
    { at: 300, sting: 'flip', up: 0 },
    { at: 1300, sting: 'stamp', up: 0 },
    { at: 2200, sting: 'paid', up: 0 },
  ])
})

it('[BEATS-10] whoever falls is heard after what came out, and a room that was taken in after it is paid', () => {
  const falls = (fall: 'out' | 'paid' | null) =>
    cuesOf([VERDICT], fall).flatMap(({ at, sting }) => (sting === 'fooled' ? [at] : []))
  expect([falls('out'), falls('paid'), falls(null), cuesOf([], 'out')]).toEqual([[1750], [2650], [], []])
})

it('[BEATS-10] dice that burn are heard', () => {
  expect(cuesOf([[['burned', 1500]]])).toEqual([{ at: 1500, sting: 'fooled', up: 0 }])
})

it('[BEATS-6] each of a row is heard above the one before', () => {
  const walks = cuesOf([
    [
      ['walk', 1000],
      ['walk', 1400],
      ['walk', 1800],
    ],
  ])
  expect(walks.map(({ up }) => up)).toEqual([0, 1, 2])
})

it('[BEATS-6] the lights are down until it is out, and nowhere else', () => {
  expect([hushOf([VERDICT]), hushOf([[['name', 900]]]), hushOf([])]).toEqual([1300, 0, 0])
})

it('[BEATS-6] a story that has to be read first says itself when the lights go down', () => {
  const lines = [
    ['line', 300],
    ['hush', 3000],
    ['stamp', 4000],
  ] as const
  expect([hushFrom([lines]), hushOf([lines]), hushFrom([VERDICT])]).toEqual([3000, 4000, 0])
})

it('[SOFA-3] everybody is paid with the last that comes out, whichever screen tells it', () => {
  expect([payTime([VERDICT]), payTime([VERDICT, [['still', 2500]]]), payTime([])]).toEqual([2200, 2500, 0])
})
