import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import type { Context, Table } from './game.ts'
import type { Length } from './length.ts'
import { presentPlayers, seatedPlayers } from './seated-players.ts'
import { endLap, isLapOver, newTable, nextRound, nextTurn, seatNewcomers } from './turns.ts'

const THREE = ['anna', 'bert', 'cleo'] as const
const LENGTH: Length = { lap: () => 900 }

/** Returns the same table, planned for the players who are here now and that many rounds. */
function planned(table: Table, context: Context, laps: number): Table {
  return {
    ...table,
    plan: { ...table.plan, laps, players: seatedPlayers(seatNewcomers(table, context), context).length },
  }
}

function turnAfter(table: Table, context: Context, each: number): Table | null {
  return nextTurn(planned(table, context, each), context, LENGTH)
}

function roundAfter(table: Table, context: Context, rounds: number): Table | null {
  return nextRound(planned(table, context, rounds), context, LENGTH)
}

/** Returns whose turns they were, one letter each, until everyone had theirs. */
function turnsOf(names: readonly string[], each: number): string {
  let line = ''
  for (let next: Table | null = tableWith(names); ; ) {
    next = turnAfter(next, contextOf(names), each)
    if (!next) return line
    line += next.turn?.[0]
  }
}

describe('turns', () => {
  it('[KIT-11] a new table has everyone in the order they sat down, with nothing yet', () => {
    expect(newTable(contextOf(THREE, {}, 7), { used: ['card'], written: [] }, { lap: () => 900 })).toEqual({
      stage: { phase: 'new', since: 7, deadline: 7, overdue: false },
      order: THREE,
      house: [],
      turns: { anna: 0, bert: 0, cleo: 0 },
      turn: null,
      round: 0,
      rounds: 0,
      lapsOver: 0,
      scores: { anna: 0, bert: 0, cleo: 0 },
      moments: {},
      used: ['card'],
      named: [],
      plan: { laps: 2, stretch: 1, fillers: 0, filled: 0, minutes: 30, players: 3, isCut: false },
      written: [],
      signed: [],
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
    const first = turnAfter(tableWith(THREE), contextOf(THREE), 2)
    expect(first).toMatchObject({ turn: 'anna', round: 1, rounds: 6, turns: { anna: 1, bert: 0, cleo: 0 } })
    const last = tableWith(THREE, { turns: { anna: 2, bert: 2, cleo: 1 }, round: 5 })
    expect(turnAfter(last, contextOf(THREE), 2)).toMatchObject({ turn: 'cleo', round: 6, rounds: 6 })
  })

  it('[KIT-13] an absent player is skipped and takes their turn when they are back', () => {
    const state = tableWith(THREE, { turns: { anna: 1, bert: 0, cleo: 0 } })
    const away = turnAfter(state, contextOf(['anna', '-bert', 'cleo']), 1)
    expect(away).toMatchObject({ turn: 'cleo', rounds: 2 })
    expect(away && turnAfter(away, contextOf(THREE), 1)).toMatchObject({ turn: 'bert' })
  })

  it('[KIT-13] when all who are here have had theirs, an absent one is next while their clock runs', () => {
    const state = tableWith(THREE, { turns: { anna: 1, bert: 0, cleo: 1 } })
    expect(turnAfter(state, contextOf(['anna', '-bert', 'cleo']), 1)).toMatchObject({ turn: 'bert' })
    expect(turnAfter(tableWith(THREE), contextOf(['-anna', '-bert', '-cleo']), 1)).toMatchObject({ turn: 'anna' })
  })

  it("[KIT-13] a player who has left has no turn and doesn't count", () => {
    const state = tableWith(THREE, { turns: { anna: 1, bert: 0, cleo: 1 } })
    expect(turnAfter(state, contextOf(['anna', 'cleo']), 1)).toBeNull()
    expect(turnAfter(tableWith(THREE), contextOf(['anna', 'cleo']), 1)).toMatchObject({ rounds: 2 })
  })
})

describe('rounds', () => {
  it('[KIT-14] count to the last, and no further', () => {
    expect(roundAfter(tableWith(THREE), contextOf(THREE), 5)).toMatchObject({ round: 1, rounds: 5 })
    expect(roundAfter(tableWith(THREE, { round: 4 }), contextOf(THREE), 5)).toMatchObject({ round: 5 })
    expect(roundAfter(tableWith(THREE, { round: 5 }), contextOf(THREE), 5)).toBeNull()
  })
})

describe('two turns in a row', () => {
  it('[KIT-13] no one has them because the next one is away', () => {
    const first = turnAfter(tableWith(['anna', 'bert']), contextOf(['anna', '-bert']), 2)
    expect(first?.turn).toBe('anna')
    const second = first && turnAfter(first, contextOf(['anna', '-bert']), 2)
    expect(second?.turn).toBe('bert')
    expect(second && turnAfter(second, contextOf(['anna', '-bert']), 2)?.turn).toBe('anna')
  })

  it('[KIT-13] only the last player with turns left has them one after the other', () => {
    const state = tableWith(['anna', 'bert'], { turn: 'anna', turns: { anna: 1, bert: 2 } })
    expect(turnAfter(state, contextOf(['anna', 'bert']), 2)?.turn).toBe('anna')
  })
})

describe('late joiners', () => {
  it('[KIT-15] come last, with the lowest score and as few turns as anyone', () => {
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
    expect(turnAfter(tableWith(THREE), four, 1)).toMatchObject({ order: [...THREE, 'dora'], rounds: 4 })
    expect(roundAfter(tableWith(THREE), four, 5)?.order).toEqual([...THREE, 'dora'])
  })

  it('[KIT-15] at a table without anyone begin with nothing', () => {
    expect(seatNewcomers(tableWith([]), contextOf(['anna']))).toMatchObject({ scores: { anna: 0 }, turns: { anna: 0 } })
  })

  it('[KIT-15] with no one new the table is the very same', () => {
    const state = tableWith(THREE)
    expect(seatNewcomers(state, contextOf(['anna', 'bert']))).toBe(state)
  })
})

describe('players who come or go during a game', () => {
  /** Half of the evening for two players, and a quarter more for each additional one. */
  const length: Length = { lap: (players) => 450 * players }
  const FOUR = [...THREE, 'dora'] as const
  const begun = (turns: Readonly<Record<string, number>>, laps = 4) => {
    const table = tableWith(THREE, { turns })
    return { ...table, plan: { ...table.plan, laps, players: 3 } }
  }
  const after = (table: Table, names: readonly string[]) => nextTurn(table, contextOf(names), length)

  it('[KIT-60] a late guest has a turn in the current lap, and the laps are planned again for so many', () => {
    const next = after(begun({ anna: 1, bert: 0, cleo: 0 }), FOUR)
    expect(next).toMatchObject({ turns: { anna: 1, bert: 1, cleo: 0, dora: 0 }, plan: { laps: 2, players: 4 } })
    expect(next?.rounds).toBe(next && next.round + 6)
  })

  it('[KIT-60] a player who has left is no longer in the plan, and everyone has as many turns', () => {
    const next = after(begun({ anna: 1, bert: 1, cleo: 1 }, 3), ['anna', 'bert'])
    expect(next).toMatchObject({ turn: 'anna', plan: { laps: 2, players: 2 } })
  })

  it('[KIT-60] a lap that was begun as the last stays the last; another is followed by one that is', () => {
    expect(after(begun({ anna: 4, bert: 3, cleo: 3 }), FOUR)?.plan.laps).toBe(4)
    expect(after(begun({ anna: 3, bert: 2, cleo: 2 }), FOUR)?.plan.laps).toBe(4)
    expect(after(begun({ anna: 2, bert: 2, cleo: 2 }), FOUR)?.plan.laps).toBe(3)
    expect(after(begun({ anna: 4, bert: 4, cleo: 4 }), FOUR)).toBeNull()
  })
})

describe('simulated players', () => {
  const among = (...bots: readonly string[]) => {
    const context = contextOf(THREE)
    return { ...context, seats: context.seats.map((seat) => ({ ...seat, isBot: bots.includes(seat.id) })) }
  }
  const turn = (table: Table, context: Context) => nextTurn(table, context, LENGTH)

  it('[KIT-61] have no turn of their own while two people play, and hold up no lap', () => {
    const context = among('bert')
    const made = newTable(context, { used: [], written: [] }, LENGTH)
    expect(made.plan.players).toBe(2)
    const next = turn({ ...made, turn: 'anna', turns: { anna: 1, bert: 0, cleo: 0 } }, context)
    expect(next).toMatchObject({ turn: 'cleo', turns: { anna: 1, bert: 0, cleo: 1 } })
    expect(next && isLapOver(next, context)).toBe(true)
  })

  it('[KIT-61] take turns again when one person is left, no more than that one has left', () => {
    const table = tableWith(THREE, { turns: { anna: 2, bert: 0, cleo: 2 }, turn: 'anna' })
    const resting = turn(table, among('bert'))
    expect(resting).toBeNull()
    const long = { ...table, plan: { ...table.plan, laps: 3, players: 2 } }
    const kept = turn(long, among('bert'))
    expect(kept?.turns).toEqual({ anna: 2, bert: 2, cleo: 3 })
    expect(kept && turn({ ...kept, plan: { ...kept.plan, players: 3 } }, among('bert', 'cleo'))).toMatchObject({
      turn: 'anna',
    })
  })
})

describe('a lap', () => {
  const after = (had: readonly [number, number, number], lapsOver = 0) =>
    tableWith(THREE, { turns: { anna: had[0], bert: had[1], cleo: had[2] }, lapsOver })

  it('[KIT-16] is over when everyone here has had one turn more than the number of finished laps', () => {
    expect(isLapOver(after([0, 0, 0]), contextOf(THREE))).toBe(false)
    expect(isLapOver(after([1, 1, 0]), contextOf(THREE))).toBe(false)
    expect(isLapOver(after([1, 1, 1]), contextOf(THREE))).toBe(true)
    expect(isLapOver(after([2, 1, 1], 1), contextOf(THREE))).toBe(false)
    expect(isLapOver(after([2, 2, 2], 1), contextOf(THREE))).toBe(true)
    expect(isLapOver(after([1, 1, 1]), contextOf(['-anna', '-bert', '-cleo']))).toBe(false)
  })

  it("[KIT-16] doesn't wait for absent or departed players, and ends once", () => {
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

describe('the players who are there', () => {
  it('[KIT-17] here means connected, seated means not left; both only count players', () => {
    const context = contextOf(['anna', '-bert', 'dora'])
    expect(presentPlayers(tableWith(THREE), context)).toEqual(['anna'])
    expect(seatedPlayers(tableWith(THREE), context)).toEqual(['anna', 'bert'])
  })
})
