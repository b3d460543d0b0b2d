import { describe, expect, it } from 'vitest'
import { tableWith } from '../testing/toy.ts'
import { payGains, timesInWords } from './pay.ts'
import { addScores, countMoment, inTens, standings } from './score.ts'
import { majority, tally } from './votes.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

describe('points', () => {
  it('[KIT-18] are added to players', () => {
    const state = addScores(tableWith(THREE, { scores: { anna: 100, bert: 0, cleo: 0 } }), {
      anna: 50,
      bert: -200,
      dora: 7,
    })
    expect(state.scores).toEqual({ anna: 150, bert: -200, cleo: 0 })
  })

  it.each([
    [200 / 3, 70],
    [1000 / 7, 140],
    [375, 380],
    [0, 0],
  ])('[KIT-18] of %f shared out %i is paid', (share, points) => {
    expect(inTens(share)).toBe(points)
  })

  it('[KIT-20] count toward awards', () => {
    const state = countMoment(countMoment(countMoment(tableWith(THREE), 'a', 'anna'), 'a', 'bert', 2), 'a', 'anna', 3)
    expect(state.moments).toEqual({ a: { anna: 4, bert: 2 } })
  })

  it('[KIT-18] are paid doubled, and shown as paid', () => {
    const state = payGains({ ...tableWith(THREE), gains: { cleo: 1 } }, { anna: 250, bert: 60 }, 1)
    expect(state.gains).toEqual({ anna: 250, bert: 60 })
    expect(state.scores).toEqual({ anna: 250, bert: 60, cleo: 0 })
    expect(payGains(state, { anna: 500 }, 2)).toMatchObject({ gains: { anna: 1000 }, scores: { anna: 1250 } })
    // Doubled first, then rounded to tens.
    expect(payGains(state, { bert: 1125 }, 2)).toMatchObject({ gains: { bert: 2250 }, scores: { bert: 2310 } })
    expect(payGains(state, { bert: 1125 }, 1)).toMatchObject({ gains: { bert: 1130 }, scores: { bert: 1190 } })
  })

  it.each([
    [[300, 200, 100], '1 anna, 2 bert, 3 cleo'],
    [[100, 300, 300], '1 bert, 1 cleo, 3 anna'],
    [[5, 5, 5], '1 anna, 1 bert, 1 cleo'],
    [[9, -3, 9], '1 anna, 1 cleo, 3 bert'],
    [[9, 1, 1], '1 anna, 2 bert, 2 cleo'],
  ])('[KIT-19] %j: ties share a place', ([anna = 0, bert = 0, cleo = 0], line) => {
    const rows = standings(tableWith(THREE, { scores: { anna, bert, cleo } }))
    expect(rows.map((row) => `${row.place} ${row.id}`).join(', ')).toBe(line)
  })

  it('[KIT-19] a seat without a score has zero', () => {
    expect(standings(tableWith(['anna'], { scores: {} }))).toEqual([{ id: 'anna', score: 0, place: 1 }])
  })
})

describe('how often', () => {
  it.each([
    [1, 'once'],
    [2, 'twice'],
    [3, '3 times'],
  ])('[KIT-20] %i reads %s', (times, words) => {
    expect(timesInWords(times)).toBe(words)
  })
})

describe('votes', () => {
  it.each([
    [['x', 'x', 'y'], 'x'],
    [['y', 'x', 'y'], 'y'],
    [['x', 'y'], 'otherwise'],
    [['x', 'y', 'z', 'z'], 'z'],
    [['x', 'x', 'y', 'y', 'z'], 'otherwise'],
    [['x'], 'x'],
    [[], 'otherwise'],
  ])('[KIT-21] of %j the majority is %s', (votes, winner) => {
    const given: Record<string, string> = Object.fromEntries(votes.map((vote, i) => [`player-${i}`, vote]))
    expect(majority<string>(given, 'otherwise')).toBe(winner)
  })

  it('[KIT-21] are counted by choice', () => {
    expect(tally({ anna: 'x', bert: 'y', cleo: 'x' })).toEqual({ x: 2, y: 1 })
  })
})
