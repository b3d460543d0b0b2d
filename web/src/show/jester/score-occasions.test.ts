import type { TableFrame } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { scoreOccasions } from './score-occasions.ts'

/** A table in its third round with these points. */
function scored(scores: Readonly<Record<string, number>>): TableFrame {
  const all = Object.values(scores)
  const standings = Object.entries(scores)
    .map(([id, score]) => ({ id, score, place: 1 + all.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place)
  return {
    phase: 'score',
    cue: 1,
    deadline: null,
    since: 0,
    overdue: false,
    paused: false,
    waiting: [],
    welcome: [],
    round: 3,
    rounds: 9,
    turn: null,
    seats: Object.keys(scores),
    standings,
    awards: [],
  }
}

it.each([
  ['nothing new', { ann: 300, bo: 200 }, { ann: 300, bo: 200 }, []],
  ['the same leader', { ann: 300, bo: 200 }, { ann: 400, bo: 200 }, []],
  ['a new leader', { ann: 300, bo: 200 }, { ann: 300, bo: 500 }, ['leader']],
  ['a tie at the top', { ann: 300, bo: 200 }, { ann: 300, bo: 300 }, ['tie']],
  [
    'three places at once',
    { ann: 400, bo: 300, cleo: 200, dag: 100 },
    { ann: 400, bo: 300, cleo: 200, dag: 900 },
    ['comeback', 'leader'],
  ],
  ['a lead that has just become large', { ann: 900, bo: 200 }, { ann: 1900, bo: 200 }, ['landslide']],
  ['a lead that was large before', { ann: 1900, bo: 200 }, { ann: 2900, bo: 200 }, []],
])('for %s he says what it changes', (_, last, now, said) => {
  expect(scoreOccasions(scored(last), scored(now)).map(({ of }) => of)).toEqual(said)
})
