import { describe, expect, it } from 'vitest'
import { awardsFor } from '../kit/awards.ts'
import { tableWith } from '../testing/toy.ts'
import { about } from './about.ts'
import { potAfter } from './gamble.ts'
import { TITLES } from './moments.ts'
import { rolled } from './named-roll.ts'

describe('points', () => {
  it.each([
    [1, 0, 300],
    [5, 0, 700],
    [3, 1, 600],
    [3, 2, 800],
    [1, 3, 1000],
    [5, 3, 1400],
  ])('[DICE-7] a %i after %i pushes: %i in the pot', (intensity, pushes, points) => {
    expect(potAfter(intensity, pushes)).toBe(points)
  })

  it("[DICE-12] the last lap doubles pots, calls and the jar's gain", () => {
    const { sets, view, does, keeps, judges, scores } = rolled({ first: ['Hit', 1] })
    sets({ isDouble: true })
    expect(view()).toMatchObject({ pot: 600, grown: 800 })
    does('bert', { type: 'call', ending: '0' })
    keeps()
    does('anna', { type: 'done' })
    judges('half')
    expect(scores()).toEqual({ anna: 300, bert: 200, cleo: 0, dora: 0 })
    const bust = rolled({ first: ['Hit', 1] })
    bust.sets({ isDouble: true })
    bust.pushed('Hit', 2)
    expect(bust.view()).toMatchObject({ jar: 600, pot: 400 })
  })
})

describe('the podium', () => {
  it('[DICE-16] has a different award for each of fifteen, and says it kindly', () => {
    const names = Object.keys(TITLES)
    const players = names.map((_, i) => `player-${i}`)
    const moments = Object.fromEntries(names.map((name, i) => [name, { [players[i] ?? '']: 2 }]))
    const awards = awardsFor(tableWith(players, { moments }), TITLES)
    expect(new Set(awards.map(({ id }) => id)).size).toBe(15)
    expect(new Set(awards.map(({ title }) => title)).size).toBe(15)
    expect(awards.find(({ title }) => title === 'Golden wrist')?.detail).toBe('pushed twice, and it held')
  })
})

describe('the rules in three lines', () => {
  it('[DICE-16] are short enough to be read while people get ready', () => {
    expect((about.rules ?? []).map((line) => line.length > 20 && line.length <= 90)).toEqual([true, true, true])
  })
})
