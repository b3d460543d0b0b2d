import { describe, expect, it } from 'vitest'
import { EVENINGS } from '../testing/evenings.ts'
import { tableWith } from '../testing/toy.ts'
import { COMMON_KINDS, FOR_ANYBODY, FROM_STANDINGS } from './award-titles.ts'
import { awardsFor } from './awards.ts'
import { randomBelow, seeded } from './chance.ts'
import type { Table } from './game.ts'
import type { WrittenLine } from './written-line.ts'

const THREE = ['anna', 'bert', 'cleo'] as const
const TWO = ['anna', 'bert'] as const
const MOST_SEATS = 20
const titles = { a: ['First', (times: number) => `${times}×`], b: ['Second', () => ''] } as const

/** Returns who got what, by name. */
function given(change: Partial<Table>, names: readonly string[] = THREE, of: Parameters<typeof awardsFor>[1] = titles) {
  return Object.fromEntries(awardsFor(tableWith(names, change), of).map(({ id, title }) => [id, title]))
}

describe('awards of the game itself', () => {
  it.each([
    ['go to who had most', { a: { anna: 4, bert: 2 } }, { anna: 'First' }],
    [
      'who leads twice leaves one to the next',
      { a: { anna: 3, bert: 1 }, b: { anna: 4, bert: 3 } },
      { anna: 'First', bert: 'Second' },
    ],
    [
      'and keeps what they lead more clearly',
      { a: { anna: 4, bert: 3 }, b: { anna: 3, bert: 1 } },
      { anna: 'Second', bert: 'First' },
    ],
    ['and what nobody else had', { a: { anna: 9, bert: 1 }, b: { anna: 1 } }, { anna: 'Second', bert: 'First' }],
    [
      'a shared lead is for who has none',
      { a: { anna: 2 }, b: { anna: 2, bert: 2 } },
      { anna: 'First', bert: 'Second' },
    ],
  ])('[KIT-20] %s', (_, moments, winners) => {
    expect(given({ moments }, TWO)).toMatchObject(winners)
  })

  it('[KIT-20] are not given to strangers, nor for nothing, and say how often', () => {
    const table = tableWith(THREE, { moments: { a: { dora: 9, bert: 1 }, b: { anna: 0 } } })
    const own = awardsFor(table, titles).filter(({ title }) => ['First', 'Second'].includes(title))
    expect(own).toEqual([{ id: 'bert', title: 'First', detail: '1×' }])
  })
})

describe('awards of every game', () => {
  it.each([
    ['clap', 'Best audience'],
    ['pen', 'Best line of the table'],
    ['pointed', 'Talk of the table'],
    ['believed', 'Silver tongue'],
    ['plea', 'For the defense'],
    ['favorite', 'Star of the round'],
  ])('[KIT-20] %s: %s', (name, title) => {
    expect(given({ moments: { [name]: { bert: 2 } } })).toMatchObject({ bert: title })
  })

  it('[KIT-20] are never wrong about the best', () => {
    const moments = { pen: { anna: 1, bert: 4 }, clap: { cleo: 2 }, a: { bert: 1 } }
    expect(given({ moments })).toEqual({ anna: 'Way with words', bert: 'First', cleo: 'Best audience' })
  })

  it('[KIT-20] come after the game’s own', () => {
    expect(given({ moments: { clap: { anna: 9 }, a: { anna: 1, bert: 5 } } })).toMatchObject({
      bert: 'First',
      anna: 'Best audience',
    })
  })
})

describe('awards for the remaining players', () => {
  it('[KIT-20] follow the standings', () => {
    const scores = { anna: 2000, bert: 1950, cleo: 300 }
    expect(given({ scores })).toEqual({ anna: 'Top of the table', bert: 'Photo finish', cleo: 'Grand entrance' })
  })

  it('[KIT-20] everyone exactly one, no two alike, whatever happened', () => {
    const random = seeded(20)
    for (let evening = 0; evening < EVENINGS; evening++) {
      const count = 2 + randomBelow(MOST_SEATS - 1, random)
      const names = Array.from({ length: count }, (_, i) => `player-${i}`)
      const someOf = () =>
        Object.fromEntries(names.filter(() => random() < 0.3).map((id) => [id, randomBelow(4, random)]))
      const table = tableWith(names, {
        scores: Object.fromEntries(names.map((id) => [id, randomBelow(6, random) * 350])),
        moments: Object.fromEntries(
          ['a', 'b', 'clap', 'pen', 'plea', 'pointed', 'favorite'].map((kind) => [kind, someOf()]),
        ),
      })
      const awards = awardsFor(table, titles)
      expect(awards.map(({ id }) => id).sort()).toEqual([...names].sort())
      expect(new Set(awards.map(({ title }) => title)).size).toBe(count)
    }
  })

  it('[KIT-20] there are enough for the largest table in which nothing happened at all', () => {
    expect(FOR_ANYBODY.length).toBeGreaterThanOrEqual(MOST_SEATS)
  })

  it('[KIT-20] no two kinds have one name', () => {
    const all = [
      ...COMMON_KINDS.map(({ title }) => title),
      ...FROM_STANDINGS.map(({ title }) => title),
      ...FOR_ANYBODY.map(([title]) => title),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe("the line of an award's winner", () => {
  const line: WrittenLine = {
    id: 'line-a',
    author: 'anna',
    text: 'Not my dog',
    starter: { id: 'start', text: '…', intensity: 'Mild', heat: 1, family: 'fame', topics: [] },
    heardBy: [...THREE],
    votes: 1,
    mayQuote: true,
  }
  const quotes = (written: readonly WrittenLine[]) =>
    awardsFor(tableWith(THREE, { written }), titles).flatMap(({ id, quote }) =>
      quote === undefined ? [] : [[id, quote]],
    )

  it('[KIT-28] is the one most voted for, of those that may be quoted', () => {
    const better = { ...line, id: 'line-b', text: 'Legally, my dog', votes: 3 }
    const secret = { ...line, id: 'line-c', text: 'My dog', votes: 9, mayQuote: false }
    expect(quotes([line, better, secret])).toEqual([['anna', 'Legally, my dog']])
  })

  it('[KIT-28] is left out without their yes', () => {
    expect(quotes([{ ...line, mayQuote: false }])).toEqual([])
  })
})
