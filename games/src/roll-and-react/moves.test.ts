import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { rollAndReact as game, type Hand, type View } from './index.ts'

type Settings = Parameters<typeof namedTable>[2]

const keep = (table: { hand: ReturnType<typeof namedTable<View, Hand>>['hand'] }, i: number) => ({
  type: 'keep',
  card: table.hand('anna').cards[i]?.id ?? 'none',
})

/** Up to the phase named, anna's turn; bert has guessed right, cleo wrong, and both liked it. */
function upTo(phase: string, settings: Settings = {}) {
  const table = namedTable(game, ['anna', 'bert', 'cleo'], settings)
  const answer = () => table.hand('anna').answer ?? 0
  const way = [
    () => table.does('anna', keep(table, 0)),
    () => {
      const right = answer()
      table.does('bert', { type: 'guess', option: right })
      table.does('cleo', { type: 'guess', option: (right + 1) % 4 })
    },
    () => table.waits(8),
    () => ['bert', 'cleo'].map((id, i) => table.does(id, { type: 'rate', stars: 5 - i })),
  ]
  for (const step of way) if (table.view().phase !== phase) step()
  return table
}

describe('the clock', () => {
  it.each([
    ['brief', 'Quick', 15],
    ['act', 'Quick', 30],
    ['act', 'Standard', 45],
    ['act', 'Extended', 60],
    ['reveal', 'Quick', 8],
    ['rate', 'Quick', 10],
    ['score', 'Quick', 5],
  ] as const)('[ACT-2] %s in a %s game takes %i seconds', (phase, duration, seconds) => {
    const { since, deadline } = upTo(phase, { duration }).view()
    expect((deadline ?? 0) - since).toBe(seconds * 1000)
  })

  it('[ACT-4] stars of those who are away are not waited for', () => {
    const { view, does, goesAway } = upTo('rate')
    goesAway('cleo')
    expect(view()).toMatchObject({ phase: 'rate', waiting: ['bert', 'cleo'] })
    does('bert', { type: 'rate', stars: 4 })
    expect(view()).toMatchObject({ phase: 'score', score: { rating: 4 } })
  })
})

describe('moves', () => {
  const moves = {
    keep: { type: 'keep', card: 'the first' },
    swap: { type: 'swap' },
    pass: { type: 'pass' },
    guess: { type: 'guess', option: 0 },
    rate: { type: 'rate', stars: 3 },
  } as const

  it.each([
    ['brief', ['keep', 'swap', 'pass']],
    ['act', ['pass', 'guess']],
    ['reveal', []],
    ['rate', ['rate']],
    ['score', []],
  ] as const)('[ACT-1] in %s there is a time for %j and for nothing else', (phase, timely) => {
    for (const [name, move] of Object.entries(moves)) {
      const isTimely = timely.some((one) => one === name)
      const isAudience = name === 'guess' || name === 'rate'
      const [by, other] = isAudience ? ['bert', 'anna'] : ['anna', 'bert']
      const table = upTo(phase)
      const made = name === 'keep' ? keep(table, 0) : move
      expect(table.does(by, made), name).toBe(isTimely ? 'ok' : 'wrong-phase')
      const refusal = isAudience ? 'not-allowed' : 'not-your-turn'
      if (isTimely) expect(upTo(phase).does(other, move), name).toBe(refusal)
    }
  })

  it('[ACT-1] each guesses once and rates once; only what there is can be kept', () => {
    const act = upTo('act')
    act.does('bert', { type: 'guess', option: 0 })
    expect(act.does('bert', { type: 'guess', option: 1 })).toBe('already-done')
    const rate = upTo('rate')
    rate.does('bert', { type: 'rate', stars: 5 })
    expect(rate.does('bert', { type: 'rate', stars: 1 })).toBe('already-done')
    expect(upTo('brief').does('anna', { type: 'keep', card: 'another' })).toBe('wrong-phase')
  })
})

describe('the end of a turn', () => {
  it('[ACT-9] the only turn of a Quick game counts double, the first of two does not', () => {
    const quick = upTo('score')
    // anna: 200 for the one who was right, 450 for 4.5 stars; bert: the first who was right.
    expect(quick.view()).toMatchObject({ isDouble: true, score: { rating: 4.5, gains: { anna: 1300, bert: 1200 } } })
    const standard = upTo('score', { duration: 'Standard' })
    expect(standard.view()).toMatchObject({ isDouble: false, score: { gains: { anna: 650, bert: 600 } } })
  })

  it('[ACT-9] awards go to who was understood, to who was right, and for an average of 4.5 and more', () => {
    const { view, does, waits } = upTo('score')
    waits(5)
    for (const id of ['bert', 'cleo']) {
      does(id, { type: 'pass' })
      waits(5)
    }
    expect(view().phase).toBe('over')
    expect(view().awards.map((award) => [award.title, award.id])).toEqual([
      ['Born for the stage', 'anna'],
      ['Mind reader', 'bert'],
      ['Standing ovation', 'anna'],
    ])
  })

  it('[ACT-9] the next one begins with nothing of the last', () => {
    const { view, hand, waits } = upTo('score')
    waits(5)
    expect(view()).toMatchObject({ phase: 'brief', turn: 'bert', options: [], locked: [], rated: [], reveal: null })
    expect(hand('bert')).toMatchObject({ canSwap: true, answer: null, guess: null, stars: null })
    expect(hand('anna')).toMatchObject({ cards: [], guess: null, stars: null })
  })
})
