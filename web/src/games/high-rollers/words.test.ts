import type { View } from '@highjinks/games/high-rollers'
import { expect, it } from 'vitest'
import { ownWords } from './words.ts'

type Score = NonNullable<View['score']>
const NOTHING: Score = { gains: {}, taskGains: {} }

it.each<readonly [me: string, paid: Partial<Score>, words: string | null]>([
  ['Cleo', { taskGains: { Cleo: 300 } }, 'Nice pass!'],
  ['Dora', {}, null],
])('[TABLE-OWN-1] to %s, after %o, it says: %s', (me, paid, words) => {
  expect(ownWords({ attempt: null, score: { ...NOTHING, ...paid } }, me)).toBe(words)
})
