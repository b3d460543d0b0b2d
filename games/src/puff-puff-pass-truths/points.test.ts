import { describe, expect, it } from 'vitest'
import { bestLiars, earned } from './points.ts'
import type { Page, State } from './state.ts'

type Vote = State['votes'][string]
const found: Vote = { pick: 0, isSure: false }
const surelyFound: Vote = { pick: 0, isSure: true }
const missed: Vote = { pick: 1, isSure: false }
const surelyMissed: Vote = { pick: 1, isSure: true }

/** Anna's lie is the first of that many cards. */
function given(cards: number, ...votes: Vote[]): object {
  const rows = votes.map((vote, i) => [`p${i + 1}`, vote] as const)
  const statements = Array.from({ length: cards }, () => ({ text: '', starter: null }))
  return earned({ house: [], turn: 'anna', lie: 0, statements, votes: Object.fromEntries(rows) })
}

describe('points', () => {
  it.each<[string, Vote[], object]>([
    ['nobody voted', [], {}],
    ['everyone found it: nothing for the author', [found, surelyFound], { p1: 600, p2: 1200 }],
    ['dead sure and wrong costs nothing and fools like any other', [found, surelyMissed], { p1: 600, anna: 500 }],
    ['two of three fooled', [found, missed, missed], { p1: 600, anna: 670 }],
    ['all who voted fooled', [missed, missed], { anna: 1000 }],
    ['the single voter of two stands for all', [missed], { anna: 1000 }],
  ])('[PUFF-8] of three cards: %s', (_, votes, gains) => expect(given(3, ...votes)).toEqual(gains))

  it('[PUFF-7] among two cards the lie is easier to find, and pays less', () => {
    expect(given(2, found, surelyFound, missed, missed)).toEqual({ p1: 400, p2: 800, anna: 500 })
  })

  it('[PUFF-12] the best liar fooled the largest share of their voters', () => {
    const page = (by: string, fooled: string[], voted: number): Page => {
      return { by, fooled, voted, statements: [], lie: 0, story: null }
    }
    expect(bestLiars([page('anna', ['bert'], 3), page('cleo', ['bert'], 2), page('dora', [], 0)])).toEqual(['cleo'])
    expect(bestLiars([page('anna', ['bert'], 2), page('cleo', ['bert', 'dora'], 4)])).toEqual(['anna', 'cleo'])
    expect(bestLiars([page('anna', [], 3), page('cleo', [], 0)])).toEqual([])
  })
})
