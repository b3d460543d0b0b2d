import type { TableFrame } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import type { Take } from '../../show/people/outcome.ts'
import { flourishesOf } from './flourish-of.ts'

const CARDS = ['Sing us the anthem.', 'Dance a duet.', 'Walk like a crab.', 'Tell us about your day.']

/** How Anna takes it, in a game whose tables show the words of a card. */
function seen(round: number, take: Take, card: string, isLegend = false): string {
  // Only what is read of a table.
  const table = { ...({} as TableFrame), round, card, task: 'Hit' }
  const outcome = { candidates: [], named: { anna: take }, gains: {}, missed: [], isLegend }
  return flourishesOf('high-rollers', table, outcome)['anna'] ?? 'plainly'
}

const ROUNDS = [1, 2, 3, 4, 5, 6]

it('[SOFA-8] two turns in a row are not taken in the same way, whatever they were about', () => {
  for (const round of ROUNDS) {
    for (const before of CARDS) {
      for (const after of CARDS) {
        for (const isLegend of [true, false])
          expect(seen(round, 'cheers', before)).not.toBe(seen(round + 1, 'cheers', after, isLegend))
      }
    }
    expect(seen(round, 'cheers', 'Sing.', true)).not.toBe(seen(round + 1, 'cheers', 'Sing.', true))
    for (const take of ['shrugs', 'ducks'] as const)
      expect(seen(round, take, 'Sing.')).not.toBe(seen(round + 1, take, 'Sing.'))
  }
})

it('[SOFA-8] seven ways to have done it, three to be a legend, three of half of it, three to have dodged', () => {
  const ways = (take: Take, isLegend = false) =>
    new Set(CARDS.flatMap((card) => ROUNDS.map((round) => seen(round, take, card, isLegend)))).size
  expect([ways('cheers'), ways('cheers', true), ways('shrugs'), ways('ducks')]).toEqual([7, 3, 3, 3])
})

it('[SOFA-8] what was sung is taken as musicians take it', () => {
  expect(ROUNDS.map((round) => seen(round, 'cheers', 'Sing us the anthem.'))).toEqual([
    'moonwalks',
    'dabs',
    'shreds',
    'moonwalks',
    'dabs',
    'shreds',
  ])
})

it('[SOFA-8] four who are named for the same take it in four ways', () => {
  const named = { anna: 'shrugs', bert: 'shrugs', cleo: 'shrugs', dora: 'shrugs' } as const
  for (const round of ROUNDS) {
    // Only what is read of a table.
    const table = { ...({} as TableFrame), round }
    const poses = flourishesOf('high-rollers', table, { candidates: [], named, gains: {}, missed: [] })
    expect(new Set(Object.keys(named).map((id) => poses[id] ?? 'plainly')).size).toBe(4)
  }
})
