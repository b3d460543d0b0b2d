import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { TITLES as OF_DICE } from './high-rollers/moments.ts'
import { COMMON_KINDS, FOR_ANYBODY, FROM_STANDINGS } from './kit/award-titles.ts'
import { standings } from './kit/score.ts'
import { TITLES as OF_LIES } from './puff-puff-pass-truths/moments.ts'
import { TITLES as OF_SCENES } from './roll-and-react/titles.ts'
import { TITLES as OF_THE_WHEEL } from './spin-the-stash/titles.ts'
import { tableWith } from './testing/toy.ts'

/** Returns who gets which title only by the standings, in the order in which they are given. */
function fitting(scores: Readonly<Record<PlayerId, number>>) {
  const order = Object.keys(scores)
  const table = standings(tableWith(order, { scores }))
  return FROM_STANDINGS.flatMap(({ title, fits, detail }) =>
    table.filter((row) => fits(row, table, order)).map((row) => `${row.id}: ${title}, ${detail(row, table)}`),
  )
}

const FIRST_SEAT = 'ann: Opening act, took the first seat'
const lastSeat = (id: PlayerId) => `${id}: Grand entrance, sat down last, as the best guests do`

describe("the standings' awards", () => {
  it.each([
    [
      { ann: 1700, bob: 900, cat: 850 },
      'cat: Photo finish, came within 50 of the next place',
      'ann: Top of the table, finished first',
      'bob: So close, made the winner look back',
      'bob: Dead center, held the exact middle of the table',
      'ann: Lucky seven, scored with a lucky seven',
      FIRST_SEAT,
      lastSeat('cat'),
    ],
    [
      { ann: 300, bob: 1000, cat: 1010 },
      'bob: Photo finish, came within 10 of the next place',
      'cat: Top of the table, finished first',
      'bob: So close, made the winner look back',
      'bob: Dead center, held the exact middle of the table',
      'bob: Neat and tidy, finished on a round number',
      FIRST_SEAT,
      lastSeat('cat'),
    ],
    [
      { ann: 0, bob: 400, cat: 400, dan: 200, eve: 100 },
      'eve: Photo finish, came within 100 of the next place',
      'ann: Photo finish, came within 100 of the next place',
      'bob: Two of a kind, shared a place like a true friend',
      'cat: Two of a kind, shared a place like a true friend',
      'dan: Dead center, held the exact middle of the table',
      FIRST_SEAT,
      lastSeat('eve'),
    ],
    [{ ann: 1010, bob: 610 }, 'ann: Top of the table, finished first', FIRST_SEAT, lastSeat('bob')],
    [
      { ann: 1000, bob: 610 },
      'bob: Photo finish, came within 390 of the next place',
      'ann: Top of the table, finished first',
      'ann: Neat and tidy, finished on a round number',
      FIRST_SEAT,
      lastSeat('bob'),
    ],
    [{ ann: 500, bob: 500, cat: 500 }, FIRST_SEAT, lastSeat('cat')],
    [{ ann: 0, bob: 0 }, FIRST_SEAT, lastSeat('bob')],
    [{ ann: 100 }, 'ann: Top of the table, finished first', FIRST_SEAT],
  ])('[KIT-20] of %o', (scores, ...expected) => {
    expect(fitting(scores)).toEqual(expected)
  })
})

describe("an award's words", () => {
  const own = [OF_DICE, OF_LIES, OF_SCENES, OF_THE_WHEEL].flatMap((titles) => Object.values(titles))
  const all = [
    ...own.map(([title, detail]) => [title, detail] as const),
    ...COMMON_KINDS.map(({ title, detail }) => [title, detail] as const),
    ...FOR_ANYBODY.map(([title, detail]) => [title, detail] as const),
  ]

  it.each(all)('[KIT-20] “%s” goes on as a sentence about whoever has it', (title, detail) => {
    expect(title).toMatch(/^[A-Z].{4,24}$/)
    for (const times of [1, 2, 3, 20]) expect(detail(times)).toMatch(/^[a-z].{5,60}$/)
  })

  it.each(own)('[KIT-20] “%s” says how often, from the second time on', (_, detail) => {
    expect(detail(1)).not.toMatch(/(?<!at )\bonce\b/)
    // How often or, if givers are counted, how many
    for (const [i, words] of [/twice|\b2 \w+/, /\b3 \w+/].entries()) expect(detail(i + 2)).toMatch(words)
  })

  it('[KIT-20] of a pen and of fingers says how many', () => {
    const said = (title: string, times: number) => COMMON_KINDS.find((kind) => kind.title === title)?.detail(times)
    expect(said('Best line of the table', 1)).toBe('got a vote with the pen')
    expect(said('Best line of the table', 2)).toBe('got 2 votes with the pen')
    expect(said('Talk of the table', 1)).toBe('drew one admiring finger')
    expect(said('Talk of the table', 2)).toBe('drew 2 fingers, all of them admiring')
    expect(said('Silver tongue', 2)).toBe('pleaded twice, and people bought it')
  })
})
