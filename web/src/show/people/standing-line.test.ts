import { expect, it } from 'vitest'
import { standingLine } from './standing-line.ts'

const players = [
  { id: 'a', name: 'Anna' },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'Cat' },
  { id: 'd', name: 'Dan' },
]

function lineFor(me: string | null, scores: readonly number[], isTold = true): string | null {
  const standings = players
    .slice(0, scores.length)
    .map(({ id }, i) => ({ id, score: scores[i] ?? 0 }))
    .map((row) => ({ ...row, place: 1 + scores.filter((score) => score > row.score).length }))
    .sort((a, b) => a.place - b.place)
  return standingLine({ standings, players, me, isTold })
}

it.each([
  ['a', [0, 0, 0], 'No points yet. Everyone leads.'],
  ['a', [1500, 300, 0], 'You lead by 1,200'],
  ['a', [300, 300, 0], 'You share the lead'],
  ['c', [1500, 300, 0], '3rd, 300 behind Ben'],
  ['c', [900, 900, 300], '3rd, 600 behind Anna and Ben'],
  ['d', [900, 900, 900, 300], '4th, 600 behind 3 others'],
  ['c', [1500, 300, 300], '2nd, 1,200 behind Anna'],
  [null, [1500, 300, 0], 'Anna leads by 1,200'],
  [null, [300, 300, 0], 'A tie for the lead'],
] as const)('to %s scores of %j say: %s', (me, scores, line) => {
  expect(lineFor(me, scores)).toBe(line)
  expect(lineFor(me, scores, false)).toBeNull()
})
