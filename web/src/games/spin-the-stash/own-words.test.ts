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
  const table = { attempt: null, bets: { Anna: 'legend' }, picked: 'Dora', turn: 'Cleo' }
  expect(ownWords({ ...table, score: { ...NOTHING, ...paid } }, me)).toBe(words)
})
