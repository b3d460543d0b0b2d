import type { View } from '@highjinks/games/high-rollers'
import { expect, it } from 'vitest'
import { bustChance, ownWords, payWords, stakeWords } from './words.ts'

type Score = NonNullable<View['score']>
const NOTHING: Score = { gains: {}, taskGains: {} }

it('[TABLE-DICE-14] every screen says the stakes and the risk in the same words', () => {
  expect(stakeWords({ task: 'Challenge', pot: 1400 })).toBe('Winner 2,100, loser 700')
  expect(stakeWords({ task: 'Pass', pot: 700 })).toBe('700 each')
  expect(stakeWords({ task: 'Truth', pot: 500 })).toBe('Truth for 500')
  expect(payWords({ action: 'Challenge', pot: 400 })).toBe('Winner 600, loser 200.')
  expect(payWords({ action: 'Hit', pot: 400 })).toBeNull()
  expect(bustChance({ thrown: ['Hit', 'Truth'], actions: 5 })).toBe('2 in 5')
})

it.each<readonly [me: string, paid: Partial<Score>, words: string | null]>([
  ['Cleo', { taskGains: { Cleo: 300 } }, 'Nice pass!'],
  ['Dora', {}, null],
])('[TABLE-OWN-1] to %s, after %o, it says: %s', (me, paid, words) => {
  expect(ownWords({ attempt: null, score: { ...NOTHING, ...paid } }, me)).toBe(words)
})
