import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { EVENINGS } from '../testing/evenings.ts'
import { namedTable } from '../testing/named-table.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { puffPuffPassTruths as game } from './index.ts'
import { state as stateSchema } from './state.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

function table(names: readonly PlayerId[] = THREE, settings: Parameters<typeof namedTable>[2] = {}) {
  const named = namedTable(game, names, settings)
  const drafts = (id: PlayerId, texts: readonly string[], lie: number | null) =>
    named.does(id, { type: 'draft', texts, lie })
  const writes = (id: PlayerId) => {
    drafts(id, [`${id} lies`, `${id} is true`, `${id} is truer`], 0)
    return named.does(id, { type: 'done' })
  }
  return {
    ...named,
    drafts,
    writes,
    /** Whoever's turn it is presents; the others vote. */
    presents: (votes: Readonly<Record<PlayerId, readonly [isRight: boolean, isSure: boolean]>>) => {
      const author = named.view().turn ?? ''
      const lie = named.hand(author).lie ?? 0
      named.does(author, { type: 'done' })
      for (const [id, [isRight, isSure]] of Object.entries(votes)) {
        named.does(id, { type: 'vote', pick: isRight ? lie : (lie + 1) % 3, isSure })
      }
    },
  }
}

/** All have written; the author of the first turn and those who vote. */
function atPresent(names: readonly PlayerId[] = THREE, settings: Parameters<typeof namedTable>[2] = {}) {
  const played = table(names, settings)
  for (const id of names) played.writes(id)
  const author = played.view().turn ?? ''
  const [first = '', second = ''] = names.filter((id) => id !== author)
  return { ...played, author, first, second }
}

describe('an evening', () => {
  it('[PUFF-1] goes from three sheets to three turns, the last cycle double', () => {
    const { view, hand, writes, presents, waits } = table()
    expect(view()).toMatchObject({ phase: 'write', cycle: 1, cycles: 1, rounds: 3, waiting: THREE, turn: null })
    expect(hand('anna').sheet).toMatchObject({ texts: ['', '', ''], lie: null, canFinish: false, canSwap: true })
    expect(hand('anna').sheet?.starters).toHaveLength(3)
    writes('anna')
    writes('bert')
    expect(view()).toMatchObject({ phase: 'write', done: ['anna', 'bert'], waiting: ['cleo'], statements: null })
    writes('cleo')

    const author = view().turn ?? ''
    const [first = '', second = ''] = THREE.filter((id) => id !== author)
    expect(view()).toMatchObject({ phase: 'present', round: 1, rounds: 3, toCome: 2, isDouble: true, reveal: null })
    expect([...(view().statements ?? [])].sort()).toEqual([`${author} is true`, `${author} is truer`, `${author} lies`])
    expect(view().statements?.[hand(author).lie ?? -1]).toBe(`${author} lies`)
    expect(hand(first).lie).toBeNull()

    presents({ [first]: [true, true], [second]: [false, false] })
    expect(view()).toMatchObject({ phase: 'reveal', gains: null })
    expect(view().reveal).toMatchObject({ fooled: [second], votes: { [first]: { isSure: true } } })
    expect(view().statements?.[view().reveal?.lie ?? -1]).toBe(`${author} lies`)
    waits(8)
    expect(view()).toMatchObject({ phase: 'score', gains: { [first]: 2000, [author]: 600 } })
    waits(4)
    expect(view()).toMatchObject({ phase: 'present', round: 2, toCome: 1, voted: [], reveal: null })
    for (let i = 0; i < 2; i++) {
      const next = view().turn
      presents(Object.fromEntries(THREE.filter((id) => id !== next).map((id) => [id, [true, false] as const])))
      waits(8)
      waits(4)
    }
    expect(view()).toMatchObject({ phase: 'over', statements: null, turn: null, round: 3, rounds: 3 })
  })

  it('[PUFF-7] everybody writes again in each cycle; only the last counts double', () => {
    const { view, presents, waits, writes } = atPresent(THREE, { duration: 'Standard' })
    const play = () => {
      const author = view().turn ?? ''
      presents(Object.fromEntries(THREE.filter((id) => id !== author).map((id) => [id, [true, false] as const])))
      waits(8)
      const gains = Object.values(view().gains ?? {})
      waits(4)
      return gains
    }
    expect([play(), play(), play()]).toEqual([
      [600, 600],
      [600, 600],
      [600, 600],
    ])
    expect(view()).toMatchObject({ phase: 'write', cycle: 2, round: 3, rounds: 6 })
    for (const id of THREE) writes(id)
    expect([play(), play(), play()]).toEqual([
      [1200, 1200],
      [1200, 1200],
      [1200, 1200],
    ])
    expect(view().phase).toBe('over')
  })
})

describe('writing', () => {
  it('[PUFF-2] is saved as typed, tidied, until it is done', () => {
    const { hand, drafts, does } = table()
    expect(drafts('anna', ['I  once\u200b ', '', ''], null)).toBe('ok')
    expect(hand('anna').sheet).toMatchObject({ texts: ['I once', '', ''], lie: null, canFinish: false })
    expect(hand('bert').sheet?.texts).toEqual(['', '', ''])
    expect(does('anna', { type: 'done' })).toBe('not-allowed')
    drafts('anna', ['I once', 'I twice', 'I thrice'], 2)
    expect(hand('anna').sheet).toMatchObject({ canFinish: true })
    expect(does('anna', { type: 'done' })).toBe('ok')
    expect(drafts('anna', ['x', 'y', 'z'], 0)).toBe('already-done')
    expect(hand('anna').sheet).toMatchObject({ texts: ['I once', 'I twice', 'I thrice'], isDone: true })
  })

  it.each([
    ['a blank one', ['a', ' ', 'c'], 0],
    ['two alike', ['Same', 'same ', 'c'], 0],
    ['no lie', ['a', 'b', 'c'], null],
  ])('[PUFF-2] is not done with %s', (_, texts, lie) => {
    const { drafts, does } = table()
    expect(drafts('anna', texts, lie)).toBe('ok')
    expect(does('anna', { type: 'done' })).toBe('not-allowed')
  })

  it.each([
    ['141 characters', ['x'.repeat(141), '', ''], null],
    ['four statements', ['a', 'b', 'c', 'd'], 0],
    ['a lie that is not there', ['a', 'b', 'c'], 3],
    ['no text at all', [1, 2, 3], 0],
  ])('[PUFF-2] refuses %s', (_, texts, lie) => {
    const { hand, does } = table()
    expect(does('anna', { type: 'draft', texts, lie })).toBe('malformed')
    expect(hand('anna').sheet?.texts).toEqual(['', '', ''])
  })

  it('[PUFF-2] counts characters as people do', () => {
    const { hand, drafts } = table()
    const family = '\u{1F33F}'.repeat(140)
    expect(drafts('anna', [family, '', ''], null)).toBe('ok')
    expect(hand('anna').sheet?.texts[0]).toBe(family)
  })

  it('[PUFF-3] other starters may be asked for once', () => {
    const { hand, does, drafts } = table()
    drafts('anna', ['kept', '', ''], null)
    const before = hand('anna').sheet?.starters ?? []
    expect(does('anna', { type: 'swap' })).toBe('ok')
    const after = hand('anna').sheet
    expect(after?.starters).toHaveLength(3)
    expect(after?.starters.some((line) => before.includes(line))).toBe(false)
    expect(after).toMatchObject({ texts: ['kept', '', ''], canSwap: false })
    expect(does('anna', { type: 'swap' })).toBe('already-done')
  })

  it('[PUFF-4] a complete sheet is presented when time is up, Done or not; the others only vote', () => {
    const { view, hand, drafts, does, waits } = table(THREE, { clock: 'hard' })
    drafts('anna', ['a', 'b', 'c'], 1)
    drafts('bert', ['a', 'b', ''], 1)
    waits(121)
    expect(view()).toMatchObject({ phase: 'present', turn: 'anna', toCome: 0, rounds: 1 })
    expect(hand('bert').sheet).toBeNull()
    expect(drafts('bert', ['a', 'b', 'c'], 1)).toBe('wrong-phase')
    does('anna', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'vote', voters: ['bert', 'cleo'] })
  })

  it('[PUFF-4] nobody wrote anything: the cycle is over', () => {
    const { view, does } = table(THREE, { duration: 'Standard' })
    for (const id of THREE) expect(does(id, { type: 'pass' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'write', cycle: 2, round: 0 })
    for (const id of THREE) does(id, { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'over', rounds: 0 })
  })

  it('[PUFF-5] of ten authors eight are presented, the other two first in the next cycle', () => {
    const names = Array.from({ length: 10 }, (_, i) => `name-${i}`)
    const { view, waits, writes } = atPresent(names, { duration: 'Standard', clock: 'hard' })
    const cycle = () => {
      const authors: string[] = []
      while (view().phase === 'present') {
        authors.push(view().turn ?? '')
        for (const seconds of [26, 21, 8, 4]) waits(seconds)
      }
      return authors
    }
    const first = cycle()
    expect(first).toHaveLength(8)
    for (const id of names) writes(id)
    const second = cycle()
    expect(second).toHaveLength(8)
    expect(names.filter((id) => !first.includes(id)).sort()).toEqual(second.slice(0, 2).sort())
  })
})

describe('coming and going', () => {
  it('[PUFF-8] those who are away are not waited for; their sheets come last', () => {
    const { view, writes, goesAway } = table()
    writes('anna')
    writes('bert')
    goesAway('anna')
    expect(view()).toMatchObject({ phase: 'write', waiting: ['cleo'] })
    goesAway('cleo')
    expect(view()).toMatchObject({ phase: 'present', turn: 'bert', toCome: 1 })
  })

  it('[PUFF-8] who has left is not presented', () => {
    const { view, leaves, waits, presents, author, first, second } = atPresent(THREE, { clock: 'hard' })
    leaves(first)
    presents({ [second]: [true, false] })
    waits(8)
    waits(4)
    expect(view()).toMatchObject({ phase: 'present', turn: second, toCome: 0 })
    expect(view().turn).not.toBe(author)
  })

  it('[PUFF-8] an author who leaves is voted on at once; one who is away keeps the clock', () => {
    const away = atPresent()
    away.goesAway(away.author)
    expect(away.view().phase).toBe('present')
    away.waits(25)
    expect(away.view().phase).toBe('vote')
    const left = atPresent()
    left.leaves(left.author)
    expect(left.view().phase).toBe('vote')
  })

  it('[PUFF-8] an author may rather not, after all', () => {
    const { view, does, author, first } = atPresent()
    expect(does(first, { type: 'pass' })).toBe('not-your-turn')
    expect(does(author, { type: 'pass' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'present', toCome: 1 })
    expect(view().turn).not.toBe(author)
  })

  it('[PUFF-8] a late joiner votes from the next author on', () => {
    const { view, does, waits, joins, presents, first, second } = atPresent()
    joins('dora')
    presents({ [first]: [true, false], [second]: [true, false] })
    expect(does('dora', { type: 'vote', pick: 0, isSure: false })).toBe('not-playing')
    waits(8)
    waits(4)
    presents({})
    expect(view()).toMatchObject({ phase: 'vote' })
    expect(view().voters).toContain('dora')
  })

  it('[PUFF-8] everybody left but one: the game is over', () => {
    const { view, leaves, does, waits, author, first, second } = atPresent()
    leaves(first)
    leaves(second)
    does(author, { type: 'done' })
    expect(view()).toMatchObject({ phase: 'reveal', voted: [] })
    waits(8)
    waits(4)
    expect(view()).toMatchObject({ phase: 'over', turn: null })
  })
})

describe('any evening', () => {
  it('[PUFF-9] ends, stays sound and tells no statement and no lie before its time, whoever comes and goes', () => {
    const told: string[] = []
    for (let seed = 0; seed < EVENINGS; seed++) {
      const evening = new Rehearsal(game, {
        seed,
        seats: seed % 50 === 0 ? 10 : 2 + (seed % 4),
        isWild: seed % 3 !== 0,
        settings: {
          duration: seed % 10 === 0 ? 'Standard' : 'Quick',
          clock: seed % 2 ? 'hard' : 'soft',
          pace: seed % 7 === 0 ? 'none' : 'normal',
        },
        watch: ({ view, hands }) => {
          const text = JSON.stringify(view)
          const written = Object.values(hands).flatMap((hand) => hand?.sheet?.texts ?? [])
          told.push(...written.filter((line) => line !== '' && text.includes(line)))
          if (view.phase !== 'present' && view.phase !== 'vote') return
          const knowing = Object.keys(hands).filter((id) => id !== view.turn && hands[id]?.lie !== null)
          told.push(...knowing.filter((id) => hands[id] !== null), ...(view.reveal ? ['the lie'] : []))
        },
      })
      evening.run()
      expect(stateSchema.parse(evening.state)).toMatchObject({ sheets: {}, statements: null, votes: {}, queue: [] })
    }
    expect(told).toEqual([])
  }, 60_000)
})
