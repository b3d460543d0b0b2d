import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import type { Table } from './game.ts'
import { presentPlayers, seatedPlayers } from './seated-players.ts'
import { endLap, isLapOver, newTable, nextRound, nextTurn, seatNewcomers } from './turns.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

/** Whose turn it was, one letter each, until everybody had theirs. */
function turnsOf(names: readonly string[], each: number): string {
  let line = ''
  for (let next: Table | null = tableWith(names); ; ) {
    next = nextTurn(next, contextOf(names), each)
    if (!next) return line
    line += next.turn?.[0]
  }
}

describe('turns', () => {
  it('[KIT-11] a new table has everybody in the order they sat down, with nothing yet', () => {
    expect(newTable(contextOf(THREE, {}, 7), { used: ['card'], written: [] }, { lap: () => 900 })).toEqual({
      stage: { phase: 'new', since: 7, deadline: 7, overdue: false },
      order: THREE,
      turns: { anna: 0, bert: 0, cleo: 0 },
      turn: null,
      round: 0,
      rounds: 0,
      lapsOver: 0,
      scores: { anna: 0, bert: 0, cleo: 0 },
      moments: {},
      used: ['card'],
      named: [],
      plan: { laps: 2, stretch: 1, fillers: 0, filled: 0, minutes: 30 },
      written: [],
    })
  })

  it.each([
    [1, 'abc'],
    [2, 'abcabc'],
    [3, 'abcabcabc'],
  ])('[KIT-12] %i each go round: %s', (each, line) => {
    expect(turnsOf(THREE, each)).toBe(line)
  })

  it('[KIT-12] rounds count up to as many turns as there will be', () => {
    const first = nextTurn(tableWith(THREE), contextOf(THREE), 2)
    expect(first).toMatchObject({ turn: 'anna', round: 1, rounds: 6, turns: { anna: 1, bert: 0, cleo: 0 } })
    const last = tableWith(THREE, { turns: { anna: 2, bert: 2, cleo: 1 }, round: 5 })
    expect(nextTurn(last, contextOf(THREE), 2)).toMatchObject({ turn: 'cleo', round: 6, rounds: 6 })
  })

  it('[KIT-13] whoever is away is passed over and takes their turn when they are back', () => {
    const state = tableWith(THREE, { turns: { anna: 1, bert: 0, cleo: 0 } })
    const away = nextTurn(state, contextOf(['anna', '-bert', 'cleo']), 1)
    expect(away).toMatchObject({ turn: 'cleo', rounds: 2 })
    expect(away && nextTurn(away, contextOf(THREE), 1)).toMatchObject({ turn: 'bert' })
  })

  it('[KIT-13] when all who are here had theirs, somebody away is asked while their clock runs', () => {
    const state = tableWith(THREE, { turns: { anna: 1, bert: 0, cleo: 1 } })
    expect(nextTurn(state, contextOf(['anna', '-bert', 'cleo']), 1)).toMatchObject({ turn: 'bert' })
    expect(nextTurn(tableWith(THREE), contextOf(['-anna', '-bert', '-cleo']), 1)).toMatchObject({ turn: 'anna' })
  })

  it('[KIT-13] whoever has left is not asked, nor counted', () => {
    const state = tableWith(THREE, { turns: { anna: 1, bert: 0, cleo: 1 } })
    expect(nextTurn(state, contextOf(['anna', 'cleo']), 1)).toBeNull()
    expect(nextTurn(tableWith(THREE), contextOf(['anna', 'cleo']), 1)).toMatchObject({ rounds: 2 })
  })
})

describe('rounds', () => {
  it('[KIT-14] count to the last, and no further', () => {
    expect(nextRound(tableWith(THREE), contextOf(THREE), 5)).toMatchObject({ round: 1, rounds: 5 })
    expect(nextRound(tableWith(THREE, { round: 4 }), contextOf(THREE), 5)).toMatchObject({ round: 5 })
    expect(nextRound(tableWith(THREE, { round: 5 }), contextOf(THREE), 5)).toBeNull()
  })
})

describe('two turns in a row', () => {
  it('[KIT-13] nobody has them because the next one is away', () => {
    const first = nextTurn(tableWith(['anna', 'bert']), contextOf(['anna', '-bert']), 2)
    expect(first?.turn).toBe('anna')
    const second = first && nextTurn(first, contextOf(['anna', '-bert']), 2)
    expect(second?.turn).toBe('bert')
    expect(second && nextTurn(second, contextOf(['anna', '-bert']), 2)?.turn).toBe('anna')
  })

  it('[KIT-13] only who alone has turns left has them one after the other', () => {
    const state = tableWith(['anna', 'bert'], { turn: 'anna', turns: { anna: 1, bert: 2 } })
    expect(nextTurn(state, contextOf(['anna', 'bert']), 2)?.turn).toBe('anna')
  })
})

describe('late joiners', () => {
  it('[KIT-15] come last, with the lowest score and as few turns as anybody', () => {
    const state = tableWith(THREE, {
      scores: { anna: 900, bert: 100, cleo: 500 },
      turns: { anna: 2, bert: 1, cleo: 2 },
    })
    const joined = seatNewcomers(state, contextOf([...THREE, 'dora', 'emil']))
    expect(joined.order).toEqual([...THREE, 'dora', 'emil'])
    expect(joined.scores).toEqual({ anna: 900, bert: 100, cleo: 500, dora: 100, emil: 100 })
    expect(joined.turns).toEqual({ anna: 2, bert: 1, cleo: 2, dora: 1, emil: 1 })
  })

  it('[KIT-15] sit down at the next turn and at the next round', () => {
    const four = contextOf([...THREE, 'dora'])
    expect(nextTurn(tableWith(THREE), four, 1)).toMatchObject({ order: [...THREE, 'dora'], rounds: 4 })
    expect(nextRound(tableWith(THREE), four, 5)?.order).toEqual([...THREE, 'dora'])
  })

  it('[KIT-15] at a table without anybody begin with nothing', () => {
    expect(seatNewcomers(tableWith([]), contextOf(['anna']))).toMatchObject({ scores: { anna: 0 }, turns: { anna: 0 } })
  })

  it('[KIT-15] with nobody new the table is the very same', () => {
    const state = tableWith(THREE)
    expect(seatNewcomers(state, contextOf(['anna', 'bert']))).toBe(state)
  })
})

describe('a lap', () => {
  const after = (had: readonly [number, number, number], lapsOver = 0) =>
    tableWith(THREE, { turns: { anna: had[0], bert: had[1], cleo: had[2] }, lapsOver })

  it('[KIT-16] is over when everybody who is here has had a turn more than laps are over', () => {
    expect(isLapOver(after([0, 0, 0]), contextOf(THREE))).toBe(false)
    expect(isLapOver(after([1, 1, 0]), contextOf(THREE))).toBe(false)
    expect(isLapOver(after([1, 1, 1]), contextOf(THREE))).toBe(true)
    expect(isLapOver(after([2, 1, 1], 1), contextOf(THREE))).toBe(false)
    expect(isLapOver(after([2, 2, 2], 1), contextOf(THREE))).toBe(true)
    expect(isLapOver(after([1, 1, 1]), contextOf(['-anna', '-bert', '-cleo']))).toBe(false)
  })

  it('[KIT-16] waits for nobody who is away or has left, and ends once', () => {
    expect(isLapOver(after([1, 1, 0]), contextOf(['anna', 'bert', '-cleo']))).toBe(true)
    expect(isLapOver(after([2, 2, 0], 1), contextOf(['anna', 'bert']))).toBe(true)
    expect(isLapOver(after([2, 2, 1], 1), contextOf(['-anna', 'bert', 'cleo']))).toBe(false)
    const ended = endLap(after([1, 1, 0]), contextOf(['anna', 'bert', '-cleo']))
    expect(ended.lapsOver).toBe(1)
    const back = { ...ended, turns: { ...ended.turns, cleo: 1 } }
    expect(isLapOver(back, contextOf(THREE))).toBe(false)
    expect(endLap(ended, contextOf(THREE)).lapsOver).toBe(1)
  })
})

describe('who is there', () => {
  it('[KIT-17] here is who is connected, seated is who has not left; both only those who play', () => {
    const context = contextOf(['anna', '-bert', 'dora'])
    expect(presentPlayers(tableWith(THREE), context)).toEqual(['anna'])
    expect(seatedPlayers(tableWith(THREE), context)).toEqual(['anna', 'bert'])
  })
})
