import type { SessionView, TableFrame } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { shown } from '../../testing/shown.ts'
import type { AnyScript } from '../occasions.ts'
import type { Deed } from './deeds.ts'
import { type Memory, markTold, NO_MEMORY, remember } from './memory.ts'
import { echoes, recollections, speechOf } from './recollections.ts'

const SEATS = ['ann', 'bo', 'cleo']

interface Page {
  readonly round?: number
  readonly phase?: string
  readonly scores?: readonly number[]
  readonly turn?: string | null
}

function tableOf({ round = 2, phase = 'choose', scores = [0, 0, 0], turn = 'ann' }: Page = {}): TableFrame {
  return {
    phase,
    cue: 1,
    deadline: null,
    since: 0,
    overdue: false,
    paused: false,
    waiting: ['ann'],
    welcome: [],
    round,
    rounds: 9,
    turn,
    seats: SEATS,
    standings: SEATS.map((id, i) => ({
      id,
      score: scores[i] ?? 0,
      place: 1 + scores.filter((other) => other > (scores[i] ?? 0)).length,
    })),
    awards: [],
  }
}

function viewOf(table: TableFrame, bestLine: SessionView['session']['bestLine'] = null): SessionView {
  const { view } = shown(1, { players: SEATS, status: 'playing' })
  return { ...view, session: { ...view.session, bestLine }, table }
}

const scriptOf = (deeds: readonly Deed[]): AnyScript => ({
  lines: {},
  news: () => [],
  clapping: () => [],
  quiet: ['choose'],
  deeds: ({ phase }) => (phase === 'reveal' ? deeds : []),
})

/** A night in which the same deeds happen at each reveal. */
function nightOf(deeds: readonly Deed[], rounds: number): Memory {
  let memory = NO_MEMORY
  for (let round = 1; round <= rounds; round++) {
    for (const phase of ['choose', 'perform', 'verdict', 'reveal']) {
      memory = remember(memory, null, viewOf(tableOf({ round, phase })), scriptOf(deeds))
    }
  }
  return memory
}

const SKIP: Deed = { kind: 'skipped', by: 'bo' }
const recalledIn = (memory: Memory, page: Page = {}, bestLine: SessionView['session']['bestLine'] = null) => {
  const view = viewOf(tableOf({ round: 5, ...page }), bestLine)
  const now = remember(memory, null, view, scriptOf([]))
  return view.table ? recollections(now, view, view.table, scriptOf([])) : []
}

it('[JESTER-10] something that happened too rarely is no story', () => {
  expect(recalledIn(nightOf([SKIP], 1))).toEqual([])
  expect(recalledIn(nightOf([SKIP], 2))).toMatchObject([{ of: 'recall.skipped', name: 'bo', count: 2 }])
})

it("[JESTER-10] the same memory gives the same stories, the current player's first", () => {
  const memory = nightOf([SKIP, { kind: 'legend', by: 'ann' }, { kind: 'fooled', by: 'cleo', to: 'bo' }], 3)
  const first = recalledIn(memory, { turn: 'cleo' })
  expect(first).toEqual(recalledIn(memory, { turn: 'cleo' }))
  expect(first.at(0)).toMatchObject({ of: 'recall.fooled', name: 'cleo', other: 'bo' })
})

it('[JESTER-10] tells a story once, once more when it is bolder, and then never', () => {
  let memory = nightOf([SKIP], 4)
  const told: string[] = []
  for (let round = 5; round < 9; round++) {
    const [occasion] = recalledIn(memory, { round })
    if (occasion?.memory !== undefined) {
      told.push(occasion.of)
      memory = markTold({ ...markTold(memory, occasion.memory), pages: 0 }, 'something else')
      memory = { ...memory, pages: 40 }
    }
  }
  expect(told).toEqual(['recall.skipped', 'recall.skipped.bold'])
})

it('[JESTER-10] keeps some pages between two stories, and tells none in a busy phase', () => {
  const memory = nightOf([SKIP, { kind: 'legend', by: 'ann' }], 3)
  expect(recalledIn(markTold(memory, 'skipped bo '))).toEqual([])
  expect(recalledIn(memory, { phase: 'perform' })).toEqual([])
})

it('[JESTER-10] remembers a page once however often it shows, also through a pause and a reload', () => {
  const page = viewOf(tableOf({ phase: 'reveal' }))
  const once = remember(NO_MEMORY, null, page, scriptOf([SKIP]))
  expect(remember(once, page, page, scriptOf([SKIP]))).toBe(once)
  const paused = viewOf({ ...tableOf({ phase: 'choose' }), paused: true })
  expect(remember(once, page, paused, scriptOf([SKIP]))).toBe(once)
})

it('[JESTER-10] a habit is one only as long as nothing else was done', () => {
  const truths = nightOf([{ kind: 'truth', by: 'ann' }], 3)
  expect(recalledIn(truths)).toMatchObject([{ of: 'recall.truth', count: 3 }])
  const mixed = { ...truths, deeds: [...truths.deeds, { kind: 'dare', by: 'ann', page: 1 } as const] }
  expect(recalledIn(mixed)).toEqual([])
})

it('[JESTER-10] mentions a lost lead only while the other player leads', () => {
  const before = viewOf(tableOf({ phase: 'verdict', scores: [500, 300, 0] }))
  const after = viewOf(tableOf({ phase: 'reveal', scores: [500, 900, 0] }))
  const seen = remember(remember(NO_MEMORY, null, before, null), before, after, null)
  const memory = { ...seen, pages: 9 }
  expect(recalledIn(memory, { scores: [500, 900, 0] })).toMatchObject([
    { of: 'recall.lost-lead', name: 'ann', other: 'bo' },
  ])
  expect(recalledIn(memory, { scores: [1500, 900, 0] })).toEqual([])
})

it('[JESTER-10] says that something happened again, but not before its news is out', () => {
  const memory = nightOf([{ kind: 'pointed', by: 'cleo' }], 2)
  const news = [{ of: 'fingers.one', name: 'cleo', after: 3000 }]
  expect(echoes(memory, news)).toMatchObject([{ of: 'echo.pointed', name: 'cleo', count: 2, after: 3000 }])
  expect(echoes(nightOf([{ kind: 'pointed', by: 'cleo' }], 1), news)).toEqual([])
  expect(echoes(memory, [])).toEqual([])
})

it('[JESTER-10] at the podium, tells true stories of different people before the suspense, and has the last word', () => {
  const memory = nightOf([SKIP, { kind: 'pointed', by: 'bo' }, { kind: 'legend', by: 'cleo' }], 3)
  const table = tableOf({ phase: 'over', scores: [900, 600, 300] })
  const speech = speechOf(memory, viewOf(table), table)
  expect(speech.map(({ name }) => name)).toEqual(['cleo', 'bo', undefined])
  expect(speech.at(-1)?.of).toBe('night.end')
})

it('[JESTER-11] quotes the line of the night while it shows, and stores none of its words', () => {
  const line = { by: 'cleo', text: 'A bathrobe with meetings' }
  const memory = { ...NO_MEMORY, pages: 9 }
  expect(recalledIn(memory, {}, line)).toMatchObject([{ of: 'recall.quote', name: 'cleo', quote: line.text }])
  expect(recalledIn(memory)).toEqual([])
  const told = markTold(remember(memory, null, viewOf(tableOf(), line), scriptOf([])), 'quote cleo 24')
  expect(JSON.stringify(told)).not.toContain('bathrobe')
  expect(recalledIn({ ...told, toldAt: 0, pages: 20 }, {}, line)).toEqual([])
})

describe("the lobby's bets", () => {
  const bo = { people: [{ id: 'bo', name: 'bo' }], bets: 2, of: 3 }
  const nightWith = (favorite: SessionView['session']['favorite'], phase = 'over'): SessionView => {
    const view = viewOf(tableOf({ phase, round: 5, scores: [900, 600, 300] }))
    return { ...view, session: { ...view.session, favorite } }
  }
  const speech = (view: SessionView, memory: Memory = NO_MEMORY) =>
    view.table ? speechOf(memory, view, view.table) : []
  const later = (view: SessionView, ...told: string[]) => {
    const memory = { ...NO_MEMORY, pages: 20, told }
    return view.table ? recollections(memory, view, view.table, scriptOf([])) : []
  }

  it('[NIGHT-18] come at a podium before the last word, and at no later one', () => {
    const said = speech(nightWith(bo))
    expect(said).toMatchObject([{ of: 'night.favorite', name: 'bo', count: 2 }, { of: 'night.end' }])
    expect(said[1]?.after).toBeGreaterThan(said[0]?.after ?? 0)
    expect(speech(nightWith(bo), markTold(NO_MEMORY, 'favorite'))).toMatchObject([{ of: 'night.end' }])
  })

  it('[NIGHT-18] return once in a later game, and not before a podium has told them', () => {
    const view = nightWith(bo, 'choose')
    expect(later(view)).toEqual([])
    expect(later(view, 'favorite')).toMatchObject([{ of: 'recall.favorite', name: 'bo' }])
    expect(later(view, 'favorite', 'favorite again')).toEqual([])
  })

  it('[NIGHT-18] name two who tie together, and no one who is gone', () => {
    const tie = { people: ['ann', 'bo'].map((id) => ({ id, name: id })), bets: 1, of: 2 }
    expect(speech(nightWith(tie))[0]).toMatchObject({ of: 'night.favorite.tie', names: ['ann', 'bo'] })
    const gone = { ...bo, people: [{ id: 'gone', name: 'Gus' }] }
    expect(speech(nightWith(gone))).toMatchObject([{ of: 'night.end' }])
  })
})
