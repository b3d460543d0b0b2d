import type { View } from '@highjinks/games/spin-the-stash'
import { expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

type Score = NonNullable<View['score']>
const NOTHING: Score = { task: {}, bets: {}, calls: {}, court: {}, gains: {}, returned: [] }

it.each<readonly [me: string, paid: Partial<Score>, words: string | null]>([
  ['Anna', { bets: { Anna: 100 } }, 'Your bet was right!'],
  ['Anna', {}, 'Your bet was wrong.'],
  ['Anna', { returned: ['Anna'] }, 'Your bet came back.'],
  ['Bert', { calls: { Bert: 50 } }, 'You called it!'],
  ['Bert', { court: { Bert: -50 } }, 'You were caught.'],
  ['Bert', { court: { Bert: 50 } }, 'You caught them!'],
  ['Dora', {}, 'A gift for you!'],
  ['Cleo', { task: { Cleo: 200 } }, 'A turn well spent!'],
  ['Bert', {}, null],
])('[TABLE-OWN-1] to %s, after %o, it says: %s', (me, paid, words) => {
  const table = { attempt: null, bets: { Anna: 'legend' }, picked: 'Dora', turn: 'Cleo', wheel: null }
  expect(ownWords({ ...table, score: { ...NOTHING, ...paid } }, me)).toBe(words)
})

it('[TABLE-OWN-1] tells whoever took the jackpot so, and not merely that they did it', () => {
  const wheel = { spin: 1, segment: 'jackpot', fromAngle: 0, restAngle: 0, startAt: 0, duration: 0 } as const
  const table = { attempt: null, bets: null, picked: null, turn: 'Cleo', wheel }
  expect(ownWords({ ...table, score: { ...NOTHING, task: { Cleo: 400 } } }, 'Cleo')).toBe('The jackpot is yours!')
  expect(ownWords({ ...table, score: NOTHING }, 'Cleo')).toBeNull()
})
