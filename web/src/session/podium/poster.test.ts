import type { SessionView, TableFrame } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { posterOf } from './poster.ts'
import { POSTER, posterLayout } from './poster-layout.ts'

const NOON = Date.UTC(2026, 10, 22, 12)

function evening(change: Partial<SessionView['session']> = {}) {
  const { view } = shown(1, { players: ['anna', 'ben'], status: 'over' })
  const table: TableFrame = {
    // Only the fields that a poster reads from a table.
    ...({} as TableFrame),
    since: NOON,
    standings: [
      { id: 'ben', place: 1, score: 900 },
      { id: 'gus', place: 2, score: 300 },
      { id: 'anna', place: 2, score: 300 },
    ],
    awards: [
      { id: 'ben', title: 'Mind reader', detail: 'saw it coming' },
      { id: 'anna', title: 'Open book', detail: 'told all', quote: 'Legally, a soup' },
    ],
  }
  return posterOf({ ...view, session: { ...view.session, slug: 'dares', ...change } }, table, 'Dares')
}

test('[PODIUM-6] a poster has the game, the day, and everyone with place, score and award', () => {
  expect(evening()).toMatchObject({
    title: 'Dares',
    slug: 'dares',
    date: 'November 22, 2026',
    people: [
      { name: 'ben', place: 1, score: 900, award: 'Mind reader' },
      { name: 'Someone who left', place: 2, score: 300, award: null },
      { name: 'anna', place: 2, score: 300, award: 'Open book' },
    ],
  })
})

test('[PODIUM-6] the night remembers the name of a player who left before the picture', () => {
  const places = [{ id: 'gus', name: 'Gus', place: 2, score: 300 }]
  expect(evening({ night: [{ slug: 'dares', places, awards: [] }] }).people[1]?.name).toBe('Gus')
})

test("[PODIUM-6] the quote is the night's best line, else one from an award, with its author", () => {
  expect(evening({ bestLine: { by: 'ben', text: 'A lamp that knows' } }).line).toEqual({
    by: 'ben',
    text: 'A lamp that knows',
  })
  expect(evening().line).toEqual({ by: 'anna', text: 'Legally, a soup' })
})

test.each([2, 3, 8, 12, 20])(
  '[PODIUM-6] the rows of %i people are below the picture, inside the poster, without overlap',
  (count) => {
    const { photo, rows } = posterLayout(count)
    expect(rows).toHaveLength(count)
    expect(photo.height).toBeGreaterThan(300)
    for (const row of rows) {
      expect(row.y).toBeGreaterThan(photo.y + photo.height)
      expect(row.x + row.width).toBeLessThanOrEqual(POSTER.width)
      expect(row.y + row.height).toBeLessThan(POSTER.height)
    }
    const corners = rows.map(({ x, y }) => `${x} ${y}`)
    expect(new Set(corners).size).toBe(count)
  },
)

test('a poster is 1080 by 1350 pixels, the tallest that photo apps allow', () => {
  expect(POSTER).toMatchObject({ width: 1080, height: 1350 })
})
