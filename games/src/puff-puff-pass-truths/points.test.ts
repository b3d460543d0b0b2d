import { describe, expect, it } from 'vitest'
import { earned } from './points.ts'
import type { State } from './state.ts'

type Vote = State['votes'][string]
const found: Vote = { pick: 0, isSure: false }
const surelyFound: Vote = { pick: 0, isSure: true }
const missed: Vote = { pick: 1, isSure: false }
const surelyMissed: Vote = { pick: 2, isSure: true }

/** Anna's lie is the first; idle sits there without a vote. */
function given(...votes: Vote[]): object {
  const rows = votes.map((vote, i) => [`p${i + 1}`, vote] as const)
  // Only what `earned` reads; the rest of a state plays no part.
  const part: Partial<State> = {
    turn: 'anna',
    lie: 0,
    votes: Object.fromEntries(rows),
    voters: [...rows.map(([id]) => id), 'idle'],
  }
  return earned(part as State)
}

describe('points', () => {
  it.each<[string, Vote[], object]>([
    ['nobody voted', [], {}],
    ['everybody found it: nothing for the author', [found, surelyFound], { p1: 600, p2: 1000 }],
    ['sure and wrong costs 200 and fools like any other', [found, surelyMissed], { p1: 600, p2: -200, anna: 300 }],
    ['300 for each one fooled', [found, missed, missed], { p1: 600, anna: 600 }],
    ['all who voted fooled: 300 more', [missed, missed], { anna: 900 }],
    ['the single voter of two stands for all', [missed], { anna: 600 }],
  ])('[PUFF-6] %s', (_, votes, gains) => expect(given(...votes)).toEqual(gains))

  it('[PUFF-6] fooling never pays more than 1500, and 300 for all', () => {
    expect(given(...Array.from({ length: 9 }, () => missed))).toEqual({ anna: 1800 })
    expect(given(found, ...Array.from({ length: 8 }, () => missed))).toEqual({ p1: 600, anna: 1500 })
  })
})
