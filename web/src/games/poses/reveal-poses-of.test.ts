import type { TableFrame } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import type { Expression } from '../../show/people/reveal.ts'
import { revealPosesOf } from './reveal-poses-of.ts'

const CARDS = ['Sing us the anthem.', 'Dance a duet.', 'Walk like a crab.', 'Tell us about your day.']

/** Returns Anna's pose, in a game whose tables show a card's words. */
function seen(round: number, expression: Expression, card: string, isLegend = false): string {
  // Only the fields that this reads from a table.
  const table = { ...({} as TableFrame), round, card, task: 'Hit' }
  const reveal = { candidates: [], named: { anna: expression }, gains: {}, missed: [], isLegend }
  return revealPosesOf('high-rollers', table, reveal)['anna'] ?? 'plainly'
}

const ROUNDS = [1, 2, 3, 4, 5, 6]

it('two turns in a row have different poses, whatever they were about', () => {
  for (const round of ROUNDS) {
    for (const before of CARDS) {
      for (const after of CARDS) {
        for (const isLegend of [true, false])
          expect(seen(round, 'cheers', before)).not.toBe(seen(round + 1, 'cheers', after, isLegend))
      }
    }
    expect(seen(round, 'cheers', 'Sing.', true)).not.toBe(seen(round + 1, 'cheers', 'Sing.', true))
    for (const expression of ['shrugs', 'ducks'] as const)
      expect(seen(round, expression, 'Sing.')).not.toBe(seen(round + 1, expression, 'Sing.'))
  }
})

it('seven poses for a success, three for a legend, three for a half, three for a dodge', () => {
  const ways = (expression: Expression, isLegend = false) =>
    new Set(CARDS.flatMap((card) => ROUNDS.map((round) => seen(round, expression, card, isLegend)))).size
  expect([ways('cheers'), ways('cheers', true), ways('shrugs'), ways('ducks')]).toEqual([7, 3, 3, 3])
})

it("a song has musicians' poses", () => {
  expect(ROUNDS.map((round) => seen(round, 'cheers', 'Sing us the anthem.'))).toEqual([
    'moonwalks',
    'dabs',
    'shreds',
    'moonwalks',
    'dabs',
    'shreds',
  ])
})

it('four players in the same headline have four poses', () => {
  const named = { anna: 'shrugs', bert: 'shrugs', cleo: 'shrugs', dora: 'shrugs' } as const
  for (const round of ROUNDS) {
    // Only the fields that this reads from a table.
    const table = { ...({} as TableFrame), round }
    const poses = revealPosesOf('high-rollers', table, { candidates: [], named, gains: {}, missed: [] })
    expect(new Set(Object.keys(named).map((id) => poses[id] ?? 'plainly')).size).toBe(4)
  }
})
