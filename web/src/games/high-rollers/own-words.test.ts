import type { View } from '@highjinks/games/high-rollers'
import { expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

type Score = NonNullable<View['score']>
const NOTHING: Score = { gains: {}, taskGains: {}, callGains: {}, foresight: {} }
const calls = { Anna: 'keep', Bert: 'push' } as const

it.each<readonly [me: string, paid: Partial<Score>, words: string | null]>([
  ['Anna', { callGains: { Anna: 50 } }, 'You called it!'],
  ['Bert', { callGains: { Anna: 50 } }, 'You called it wrong.'],
  ['Cleo', { callGains: { Cleo: 100 } }, 'What a poker face!'],
  ['Cleo', { taskGains: { Cleo: 300 } }, 'Well passed on!'],
  ['Anna', { foresight: { Anna: 50 } }, 'You saw it coming!'],
  ['Dora', {}, null],
])('[TABLE-OWN-1] to %s, after %o, it says: %s', (me, paid, words) => {
  expect(ownWords({ attempt: null, turn: 'Cleo', calls, score: { ...NOTHING, ...paid } }, me)).toBe(words)
})
