import type { PlayerId } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { bakedTable } from './named-lap.ts'
import type { Vote } from './state.ts'

const THREE = ['Anna', 'Bert', 'Cleo'] as const

interface Reading {
  readonly fills: string
  readonly votes: Readonly<Record<PlayerId, Vote>>
  readonly claps?: Readonly<Record<PlayerId, number>>
}
interface Lap {
  readonly readings: Readonly<Record<PlayerId, Reading>>
  readonly best: Readonly<Record<PlayerId, PlayerId>>
  /** The final scores of Anna, Bert and Cleo. */
  readonly scores: readonly [number, number, number]
}

const EVENING: readonly Lap[] = [
  {
    readings: {
      // Half of the voters doubt the truth: 500 for Anna, 500 for Bert, who believed it.
      Anna: { fills: 'truth', votes: { Bert: 'legit', Cleo: 'baked' }, claps: { Bert: 2 } },
      // Both believe the lie: 1000 for Bert.
      Bert: { fills: 'bend', votes: { Anna: 'legit', Cleo: 'legit' }, claps: { Anna: 3, Cleo: 1 } },
      // Nobody does: 500 for each of them.
      Cleo: { fills: 'an enormous teaspoon', votes: { Anna: 'baked', Bert: 'baked' } },
    },
    best: { Anna: 'Bert', Cleo: 'Bert', Bert: 'Anna' },
    scores: [1000, 2300, 0],
  },
  {
    readings: {
      Anna: { fills: 'a very small trumpet', votes: { Bert: 'legit', Cleo: 'legit' } },
      Bert: { fills: 'truth', votes: { Anna: 'legit', Cleo: 'legit' } },
      // Nobody votes: nothing for anyone.
      Cleo: { fills: 'truth', votes: {} },
    },
    best: {},
    scores: [2500, 2300, 500],
  },
  {
    readings: {
      Anna: { fills: 'bend', votes: { Bert: 'baked' } },
      Bert: { fills: 'bend', votes: { Anna: 'baked', Cleo: 'legit' }, claps: { Cleo: 1 } },
      Cleo: { fills: 'bend', votes: { Anna: 'legit', Bert: 'legit' }, claps: { Anna: 1 } },
    },
    // Both are named equally often, so both win.
    best: { Bert: 'Cleo', Cleo: 'Bert' },
    scores: [3000, 3600, 1800],
  },
  {
    // The last round counts double, its prize doesn't.
    readings: {
      Anna: { fills: 'truth', votes: { Bert: 'baked', Cleo: 'baked' } },
      Bert: { fills: 'truth', votes: { Anna: 'baked', Cleo: 'legit' } },
      Cleo: { fills: 'a retired magician', votes: { Anna: 'legit', Bert: 'baked' }, claps: { Bert: 3 } },
    },
    best: { Anna: 'Cleo', Bert: 'Cleo', Cleo: 'Anna' },
    scores: [5000, 5600, 4100],
  },
]

it('[BAKED-16] a game of three, relaxed and quick, from the first blank to the podium', () => {
  const table = bakedTable(THREE, { pace: 'relaxed', clock: 'hard' })
  for (const [i, { readings, best, scores }] of EVENING.entries()) {
    expect(table.view()).toMatchObject({ phase: 'prepare', round: i + 1, rounds: 4, isDouble: i === 3 })
    for (const id of THREE) expect(table.fills(id, readings[id]?.fills ?? 'truth')).toBe('ok')
    for (let turn = 0; turn < 3; turn++) {
      const reader = table.reader()
      const { votes = {}, claps = {} } = readings[reader] ?? {}
      for (const [id, count] of Object.entries(claps)) {
        for (let clap = 0; clap < count; clap++) table.does(id, { type: 'applaud', for: reader })
      }
      for (const [id, vote] of Object.entries(votes)) table.does(id, { type: 'vote', vote })
      table.waits(47)
      expect(table.view().reveal?.votes).toEqual(votes)
      table.waits(12)
    }
    table.namesBest(best)
    expect(THREE.map(table.score)).toEqual(scores)
  }
  expect(table.view()).toMatchObject({ phase: 'over', turn: null, statement: null })
  expect(table.view().standings.map(({ id, place }) => [id, place])).toEqual([
    ['Bert', 1],
    ['Anna', 2],
    ['Cleo', 3],
  ])
  const awards = table.view().awards
  expect(new Set(awards.map(({ id }) => id))).toEqual(new Set(THREE))
  expect(awards).toContainEqual({
    id: 'Anna',
    title: 'Cassandra',
    detail: 'drew 3 wrong votes with the plain truth',
  })
})
