import { describe, expect, it } from 'vitest'
import { GAMES, type Game } from '../index.ts'
import { playEvening } from './evening.ts'
import { policiesOf, runTournament } from './tournament.ts'

const games = Object.entries<Game>(GAMES)

describe('a game of people who talk', () => {
  it.each(games)('%s: the same seed is the same evening, and someone wins it', (_, game) => {
    const ask = { game, count: 3, duration: 'Quick', seed: 5 } as const
    const evening = playEvening(ask)
    expect(playEvening(ask)).toEqual(evening)
    expect(evening.wins.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1)
    expect(evening.minutes).toBeGreaterThan(0)
    expect(evening.idle).toBeGreaterThanOrEqual(evening.shows)
    expect(evening.idle).toBeLessThan(1)
  })
})

describe('simple ways to play', () => {
  it.each(games)('%s: the four that every game has, where it has any, each through an evening', async (slug, game) => {
    const { policies } = await policiesOf(slug)
    if (policies === null) return
    expect(Object.keys(policies)).toEqual(expect.arrayContaining(['safe', 'bold', 'random', 'threshold']))
    const lines: string[] = []
    await runTournament(game, 1, (line) => lines.push(line))
    expect(lines).toHaveLength(Object.keys(policies).length)
  })
})
