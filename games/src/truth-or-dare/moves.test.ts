import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { truthOrDare as game, type Hand, type View } from './index.ts'

type Settings = Parameters<typeof namedTable>[2]

const keep = (table: { hand: ReturnType<typeof namedTable<View, Hand>>['hand'] }, by = 'anna') => ({
  type: 'keep',
  card: table.hand(by).cards[0]?.id ?? 'none',
})

/** Up to the phase named, anna's turn. */
function upTo(phase: string, choice: 'truth' | 'dare' = 'truth', settings: Settings = {}) {
  const table = namedTable(game, ['anna', 'bert', 'cleo'], settings)
  const way = [
    () => table.does('anna', { type: 'choose', choice }),
    () => table.does('anna', keep(table)),
    () => table.does('anna', { type: 'done' }),
    () => ['bert', 'cleo'].map((id) => table.does(id, { type: 'judge', verdict: 'did-it' })),
  ]
  for (const step of way) if (table.view().phase !== phase) step()
  return table
}

describe('the clock', () => {
  it.each([
    ['choose', 'truth', 20],
    ['deal', 'truth', 20],
    ['perform', 'truth', 60],
    ['perform', 'dare', 90],
    ['verdict', 'truth', 15],
    ['reveal', 'truth', 6],
  ] as const)('[TOD-1] %s, for a %s, takes %i seconds', (phase, choice, seconds) => {
    const { since, deadline } = upTo(phase, choice).view()
    expect((deadline ?? 0) - since).toBe(seconds * 1000)
  })

  it('[TOD-1] the turn is shown afresh: nothing of the last one stays', () => {
    const { view, hand, waits } = upTo('reveal')
    waits(6)
    expect(view()).toMatchObject({ phase: 'choose', turn: 'bert', choice: null, kind: null, worth: 0, card: null })
    expect(view()).toMatchObject({ attempt: null, reveal: null })
    expect(hand('bert')).toEqual({ cards: [], canSwap: false, vote: null })
  })
})

describe('moves', () => {
  const moves = {
    choose: { type: 'choose', choice: 'dare' },
    keep: { type: 'keep', card: 'the first' },
    swap: { type: 'swap' },
    done: { type: 'done' },
    pass: { type: 'pass' },
    judge: { type: 'judge', verdict: 'half' },
  } as const

  it.each([
    ['choose', ['choose']],
    ['deal', ['keep', 'swap']],
    ['perform', ['done', 'pass']],
    ['verdict', ['judge']],
    ['reveal', []],
  ] as const)('[TOD-1] in %s there is a time for %j and for nothing else', (phase, timely) => {
    for (const [name, move] of Object.entries(moves)) {
      const by = name === 'judge' ? 'bert' : 'anna'
      const isTimely = timely.some((one) => one === name)
      const table = upTo(phase)
      const made = name === 'keep' ? keep(table) : move
      expect(table.does(by, made), name).toBe(isTimely ? 'ok' : 'wrong-phase')
      if (isTimely && by === 'anna') expect(upTo(phase).does('bert', move), name).toBe('not-your-turn')
    }
  })

  it('[TOD-1] only the two cards that were dealt can be kept, and their holder alone may swap them', () => {
    const { does, hand } = upTo('deal')
    expect(hand('anna').canSwap).toBe(true)
    expect(hand('bert').canSwap).toBe(false)
    expect(does('anna', { type: 'keep', card: 'another' })).toBe('wrong-phase')
    const [first] = hand('anna').cards
    does('anna', { type: 'swap' })
    expect(does('anna', { type: 'keep', card: first?.id })).toBe('wrong-phase')
    expect(hand('anna')).toMatchObject({ canSwap: false })
    expect(hand('anna').cards).toHaveLength(2)
  })

  it('[TOD-4] a vote is seen by its giver, and given once', () => {
    const { does, hand } = upTo('verdict')
    expect(does('bert', { type: 'judge', verdict: 'half' })).toBe('ok')
    expect(does('bert', { type: 'judge', verdict: 'did-it' })).toBe('already-done')
    expect([hand('bert').vote, hand('cleo').vote]).toEqual(['half', null])
  })

  it('[TOD-2] Surprise is a coin', () => {
    const kinds = new Set<unknown>()
    const names = Array.from({ length: 8 }, (_, i) => `player-${i}`)
    const { does, hand, view, waits } = namedTable(game, names)
    for (const name of names) {
      does(name, { type: 'choose', choice: 'surprise' })
      expect(view().choice).toBe('surprise')
      kinds.add(view().kind)
      does(name, keep({ hand }, name))
      does(name, { type: 'pass' })
      waits(6)
    }
    expect(kinds).toEqual(new Set(['truth', 'dare']))
  })
})

describe('away', () => {
  it('[TOD-3] who has chosen and then goes away still gets their card, and passes at the end', () => {
    const { does, view, goesAway, waits } = upTo('choose')
    does('anna', { type: 'choose', choice: 'dare' })
    goesAway('anna')
    waits(20)
    expect(view()).toMatchObject({ phase: 'perform', turn: 'anna', kind: 'dare' })
    waits(90)
    expect(view()).toMatchObject({ phase: 'reveal', attempt: { ruling: { kind: 'passed' } } })
  })

  it('[TOD-3] who is here and silent is not passed over: nothing chosen is truth', () => {
    const { view, waits } = upTo('choose', 'truth', { clock: 'hard' })
    waits(20.25)
    expect(view()).toMatchObject({ phase: 'deal', turn: 'anna', choice: 'truth' })
  })
})

describe('in a row', () => {
  function turns(verdicts: readonly ('did-it' | 'half' | 'pass')[]) {
    const { does, hand, view, waits } = namedTable(game, ['anna', 'bert'], { duration: 'Extended' })
    for (const verdict of verdicts) {
      for (const [by, other] of [
        ['anna', 'bert'],
        ['bert', 'anna'],
      ] as const) {
        does(by, { type: 'choose', choice: 'truth' })
        does(by, keep({ hand }, by))
        does(by, { type: by === 'anna' && verdict !== 'pass' ? 'done' : 'pass' })
        does(other, { type: 'judge', verdict: verdict === 'half' ? 'half' : 'did-it' })
        waits(6)
      }
    }
    return view()
  }

  it('[TOD-6] the third of three accepted brings 200, and the last turn counts double', () => {
    expect(turns(['did-it', 'did-it']).standings[0]?.score).toBe(1000)
    expect(turns(['did-it', 'did-it', 'did-it']).standings[0]?.score).toBe(1000 + 2 * 700)
  })

  it('[TOD-6] a half or a pass in between begins the row anew', () => {
    expect(turns(['half', 'did-it', 'did-it']).standings[0]?.score).toBe(250 + 500 + 1000)
    expect(turns(['did-it', 'pass', 'did-it']).standings[0]?.score).toBe(500 + 0 + 1000)
  })

  it('[TOD-7] awards go to truths told and to passes made', () => {
    const { phase, awards } = turns(['did-it', 'did-it', 'pass'])
    expect(phase).toBe('over')
    expect(awards).toEqual([
      { id: 'anna', title: 'Open book', detail: 'told the truth twice' },
      { id: 'bert', title: 'Right to remain silent', detail: 'passed with style 3 times' },
    ])
  })
})
