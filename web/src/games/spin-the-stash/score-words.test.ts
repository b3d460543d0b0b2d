import type { View } from '@highjinks/games/spin-the-stash'
import { expect, it } from 'vitest'
import { ownWords } from './score-words.ts'

type Score = NonNullable<View['score']>
const NOTHING: Score = { task: {}, bets: {}, calls: {}, court: {}, gains: {}, returned: [] }

it.each<readonly [me: string, paid: Partial<Score>, words: string | null]>([
  ['Anna', { bets: { Anna: 100 } }, 'Your bet was right!'],
  ['Anna', {}, 'Your bet was wrong.'],
  ['Anna', { returned: ['Anna'] }, 'Your bet came back.'],
  ['Bert', { calls: { Bert: 50 } }, 'You guessed right!'],
  ['Bert', { court: { Bert: -50 } }, 'You were caught.'],
  ['Bert', { court: { Bert: 50 } }, 'You caught them!'],
  ['Dora', {}, 'A gift for you!'],
  ['Cleo', { task: { Cleo: 150 }, calls: { Cleo: 100 } }, 'Nice gift!'],
  ['Cleo', { calls: { Cleo: 100 } }, 'You fooled them!'],
  ['Bert', {}, null],
])('[TABLE-OWN-1] to %s, after %o, it says: %s', (me, paid, words) => {
  const table = { attempt: null, bets: { Anna: 'legend' }, picked: 'Dora', turn: 'Cleo', wheel: null }
  expect(ownWords({ ...table, score: { ...NOTHING, ...paid } }, me)).toBe(words)
})

it.each([
  ['legend', 'The jackpot is yours!'],
  ['did-it', 'You did it!'],
  ['half', 'So close.'],
] as const)('[TABLE-OWN-1] for a jackpot judged %s it says: %s', (verdict, words) => {
  const wheel = { spin: 1, segment: 'jackpot', fromAngle: 0, restAngle: 0, startAt: 0, duration: 0 } as const
  const ruling = { kind: 'judged', verdict } as const
  const attempt = {
    performers: ['Cleo'],
    contenders: ['Cleo'],
    said: {},
    voters: [],
    voted: [],
    isSecret: false,
    verdicts: null,
    crowns: null,
    split: null,
    ruling,
  }
  expect(ownWords({ attempt, bets: null, picked: null, turn: 'Cleo', wheel, score: NOTHING }, 'Cleo')).toBe(words)
})
