import { INTENSITIES } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { points } from '../decks/points/index.ts'
import { EVENINGS } from '../testing/evenings.ts'
import { interludeToy } from '../testing/interlude-toy.ts'
import { namedTable } from '../testing/named-table.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { contextOf, tableWith } from '../testing/toy.ts'
import type { Context, Table } from './game.ts'
import { beginFillerIfDue, beginInterlude, type Interluded, type InterludeHooks, NO_INTERLUDE } from './interlude.ts'

const HOOKS: InterludeHooks<Table & Interluded> = { enter: (state) => state, after: (state) => state }
const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
const KINDS = ['point', 'writing', 'free'] as const
const open = (kind: (typeof KINDS)[number], names: readonly string[] = FOUR, times = 1) =>
  namedTable(interludeToy(kind, times), names)
/** Plays as many Points in a row as there are cards. */
function askAll(context: Context, scores: Table['scores']) {
  let state: Table & Interluded = { ...tableWith(Object.keys(scores), { scores }), ...NO_INTERLUDE }
  return points.flatMap(() => {
    state = beginInterlude(state, 'point', context, HOOKS)
    return state.interlude?.kind === 'point' ? [state.interlude] : []
  })
}
const scoresOf = (table: ReturnType<typeof open>) =>
  Object.fromEntries(table.view().standings.map(({ id, score }) => [id, score]))

describe('a Point', () => {
  it('[KIT-41] everyone points, the fingers come out, the player hit most pleads', () => {
    const table = open('point')
    expect(table.view()).toMatchObject({ phase: 'point', waiting: FOUR })
    for (const id of FOUR) {
      expect(table.view().interlude).toMatchObject({ fingers: null })
      expect(table.does(id, { type: 'point', at: id === 'bert' ? 'anna' : 'bert' })).toBe('ok')
    }
    expect(table.view()).toMatchObject({ phase: 'fingers', interlude: { most: ['bert'], fingers: { bert: 'anna' } } })
    expect(scoresOf(table)).toEqual({ anna: 200, bert: 0, cleo: 200, dora: 200 })
    table.waits(6.4)
    expect(table.view()).toMatchObject({ phase: 'plead', welcome: ['bert'] })
    expect(table.does('cleo', { type: 'done' })).toBe('not-allowed')
    expect(table.does('bert', { type: 'done' })).toBe('ok')
    expect(table.view()).toMatchObject({ phase: 'believe', welcome: ['anna', 'cleo', 'dora'] })
    for (const id of ['anna', 'cleo']) expect(table.does(id, { type: 'believe', isBelieved: true })).toBe('ok')
    expect([table.hand('anna').interlude.thumb, table.hand('dora').interlude.thumb]).toEqual([true, null])
    expect(table.view().interlude).toMatchObject({ plea: { given: ['anna', 'cleo'], thumbs: null } })
    expect(table.does('dora', { type: 'believe', isBelieved: false })).toBe('ok')
    expect(table.view()).toMatchObject({
      phase: 'heard',
      interlude: { plea: { thumbs: { anna: true, cleo: true, dora: false }, isBelieved: true, paid: 300 } },
    })
    expect(scoresOf(table)['bert']).toBe(300)
    table.waits(5)
    expect(table.view()).toMatchObject({ phase: 'over', interlude: null })
  })

  it('[KIT-49] the clock ends a plea, and twelve seconds of thumbs, however soft it is', () => {
    const table = open('point')
    for (const id of FOUR) table.does(id, { type: 'point', at: 'bert' })
    table.waits(6.4)
    table.waits(25)
    expect(table.view()).toMatchObject({ phase: 'believe', overdue: false })
    table.waits(13)
    expect(table.view()).toMatchObject({ phase: 'heard', interlude: { plea: { paid: 100 } } })
  })

  it('[KIT-49] “not now” goes on right away, for no points', () => {
    const table = open('point')
    for (const id of FOUR) table.does(id, { type: 'point', at: 'bert' })
    table.waits(6.4)
    expect(table.does('bert', { type: 'pass' })).toBe('ok')
    expect(table.view().phase).toBe('over')
    expect(scoresOf(table)['bert']).toBe(200)
  })

  it.each(INTENSITIES)('[KIT-41] never offers whom its card names, whichever %s card it is', (intensity) => {
    const people = ['Anna', 'Bert', 'Cleo', 'Dora']
    const context = { ...contextOf(people, { intensity }), heat: 3, host: 'Dora' }
    const asked = askAll(context, { Anna: 3, Bert: 2, Cleo: 1, Dora: 2 })
    for (const { targets, card } of asked) {
      expect(
        targets.filter((name) => card.text.includes(name)),
        card.text,
      ).toEqual([])
    }
    expect(new Set(asked.map(({ card }) => card.id)).size).toBe(
      points.filter((card) => card.intensity === intensity).length,
    )
  })

  it.each(INTENSITIES)('[KIT-41] leaves two to choose from, of three and of two: %s', (intensity) => {
    for (const people of [
      ['Anna', 'Bert', 'Cleo'],
      ['Anna', 'Bert', '-Cleo'],
    ]) {
      const asked = askAll({ ...contextOf(people, { intensity }), heat: 3 }, { Anna: 3, Bert: 2, Cleo: 1 })
      expect(asked.filter(({ targets }) => targets.length < 2)).toEqual([])
    }
  })

  it('[KIT-41] is possible for one person among simulated players', () => {
    const { seats, ...context } = contextOf(['Anna', 'Bert', 'Cleo'])
    const bots = seats.map((seat) => ({ ...seat, isBot: seat.id !== 'Anna' }))
    const asked = askAll({ ...context, seats: bots }, { Anna: 0, Bert: 0, Cleo: 0 })
    for (const { targets } of asked) expect(targets).toEqual(['Anna'])
  })

  it('[KIT-41] goes on without a plea if no two agree', () => {
    const table = open('point')
    FOUR.forEach((id, i) => table.does(id, { type: 'point', at: FOUR[(i + 1) % FOUR.length] ?? id }))
    expect(table.view()).toMatchObject({ phase: 'fingers', interlude: { most: [], gains: {} } })
    table.waits(6.4)
    expect(table.view().phase).toBe('over')
    expect(Object.values(scoresOf(table))).toEqual([0, 0, 0, 0])
  })

  it('[KIT-41] goes on if no one pointed, and without a plea if there are no points', () => {
    const silent = open('point')
    for (const id of FOUR) silent.goesAway(id)
    expect(silent.view().phase).toBe('over')
    const free = open('free')
    for (const id of FOUR) free.does(id, { type: 'point', at: 'bert' })
    free.waits(6.4)
    expect(free.view().phase).toBe('over')
    expect(scoresOf(free)['anna']).toBe(0)
  })

  it('[KIT-41] a question to all may name one of them', () => {
    const cards = Array.from({ length: 60 }, (_, seed) => namedTable(interludeToy('point'), FOUR, {}, seed).view())
    const texts = cards.map(({ interlude }) => interlude?.card ?? '')
    expect(texts.filter((text) => FOUR.some((name) => text.includes(name))).length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('{'))).toEqual([])
  })

  it('[KIT-42] with two everyone writes instead', () => {
    expect(open('point', ['anna', 'bert']).view().phase).toBe('write')
  })
})

describe('Everybody Writes', () => {
  it('[KIT-43] lines, then the vote, then the names', () => {
    const table = open('writing')
    for (const id of ['anna', 'bert', 'cleo']) expect(table.does(id, { type: 'write', text: `${id}s line` })).toBe('ok')
    expect(table.does('dora', { type: 'pass' })).toBe('ok')
    const { phase, interlude } = table.view()
    expect(phase).toBe('ballot')
    if (interlude?.kind !== 'writing') throw new Error('nobody writes')
    expect(interlude.lines.map(({ by }) => by)).toEqual([null, null, null])
    const berts = table.hand('bert').interlude.line
    expect(berts?.text).toBe('berts line')
    expect(table.does('bert', { type: 'best', line: berts?.id })).toBe('not-allowed')
    for (const id of ['anna', 'cleo', 'dora']) expect(table.does(id, { type: 'best', line: berts?.id })).toBe('ok')
    table.does('bert', { type: 'best', line: table.hand('cleo').interlude.line?.id })
    expect(table.view().phase).toBe('lines')
    expect(scoresOf(table)).toEqual({ anna: 0, bert: 450, cleo: 150, dora: 0 })
  })

  it('[KIT-43] a line is at most 80 characters, and not nothing', () => {
    const table = open('writing')
    expect(table.does('anna', { type: 'write', text: 'x'.repeat(81) })).toBe('malformed')
    expect(table.does('anna', { type: 'write', text: '   ' })).toBe('malformed')
    expect(table.does('anna', { type: 'write', text: 'x'.repeat(80) })).toBe('ok')
  })

  it('[KIT-43] goes on when no one has a line', () => {
    const table = open('writing')
    for (const id of FOUR) table.does(id, { type: 'pass' })
    expect(table.view().phase).toBe('over')
  })

  it('[KIT-43] returns typed text, for the filter', () => {
    const { texts } = interludeToy('writing')
    expect(texts({ type: 'write', text: 'Hello' })).toEqual(['Hello'])
    expect(texts({ type: 'pass' })).toEqual([])
  })

  it('[KIT-44] its author says yes to being quoted while the names are shown', () => {
    const table = open('writing')
    table.does('anna', { type: 'write', text: 'Mine' })
    for (const id of ['bert', 'cleo', 'dora']) table.does(id, { type: 'pass' })
    const line = table.hand('anna').interlude.line?.id
    expect(table.does('anna', { type: 'quote', line, isAllowed: true })).toBe('wrong-phase')
    for (const id of ['bert', 'cleo', 'dora']) table.does(id, { type: 'best', line })
    expect(table.hand('anna').interlude.mayQuote).toBe(false)
    expect(table.does('bert', { type: 'quote', line, isAllowed: true })).toBe('not-allowed')
    expect(table.does('anna', { type: 'quote', line, isAllowed: true })).toBe('ok')
    expect(table.hand('anna').interlude.mayQuote).toBe(true)
  })
})

describe('any interlude', () => {
  const NOTHING = { at: null, thumb: null, hasPassed: false, line: null, best: null, mayQuote: false }

  it("[KIT-41] keeps a player's answer in their own hand, until it is over", () => {
    const table = open('free')
    expect(table.hand('anna').interlude).toEqual(NOTHING)
    table.does('anna', { type: 'point', at: 'bert' })
    expect(table.hand('anna').interlude).toEqual({ ...NOTHING, at: 'bert' })
    expect(table.hand('bert').interlude).toEqual(NOTHING)
    for (const id of FOUR) table.goesAway(id)
    table.waits(60)
    expect(table.view()).toMatchObject({ phase: 'over', interlude: null })
    expect(table.hand('anna').interlude).toEqual(NOTHING)
  })

  it('[KIT-43] keeps players busy who still have to answer, and an author with a question', () => {
    const table = open('writing')
    table.does('anna', { type: 'write', text: 'Mine' })
    table.does('bert', { type: 'pass' })
    expect(table.idle()).toEqual(['anna', 'bert'])
    expect(table.hand('bert').interlude).toEqual({ ...NOTHING, hasPassed: true })
    expect(table.hand('anna').interlude).toMatchObject({ hasPassed: false, line: { text: 'Mine' } })
    for (const id of ['cleo', 'dora']) table.does(id, { type: 'pass' })
    const line = table.hand('anna').interlude.line?.id
    table.does('bert', { type: 'best', line })
    expect(table.idle()).toEqual(['anna', 'bert'])
    expect(table.hand('bert').interlude.best).toBe(line)
    expect(table.does('cleo', { type: 'best', line: 'another' })).toBe('not-allowed')
    expect(table.does('bert', { type: 'best', line })).toBe('already-done')
    for (const id of ['cleo', 'dora']) table.does(id, { type: 'best', line })
    expect(table.view().phase).toBe('lines')
    expect(table.idle()).toEqual(['bert', 'cleo', 'dora'])
  })

  it('[KIT-8] refuses the moves of another phase', () => {
    const table = open('point')
    expect(table.does('anna', { type: 'best', line: 'x' })).toBe('wrong-phase')
    expect(table.does('anna', { type: 'write', text: 'x' })).toBe('wrong-phase')
    expect(table.does('anna', { type: 'done' })).toBe('wrong-phase')
    const writing = open('writing')
    expect(writing.does('anna', { type: 'point', at: 'bert' })).toBe('wrong-phase')
    expect(writing.does('anna', { type: 'done' })).toBe('wrong-phase')
  })

  it.each(KINDS)('[KIT-41] [KIT-43] ends with simulated players who come and go: %s', (kind) => {
    for (let seed = 0; seed < Math.max(3, EVENINGS / 10); seed++) {
      const evening = new Rehearsal(interludeToy(kind, 4), { seed, seats: 2 + (seed % 7), isWild: seed % 2 === 1 })
      expect(evening.run()).toBeGreaterThan(0)
    }
  })
})

describe('fillers between turns', () => {
  type State = Table & typeof NO_INTERLUDE
  const hooks: InterludeHooks<State> = {
    enter: (state, phase) => ({ ...state, stage: { ...state.stage, phase } }),
    after: (state) => state,
  }

  it.each([
    [['dora'], ['dora']],
    [['cleo', 'dora'], []],
  ])('[KIT-43] with the bots %j, these write nothing: %j', (bots, passed) => {
    const context = contextOf(FOUR)
    const seats = context.seats.map((seat) => ({ ...seat, isBot: bots.includes(seat.id) }))
    const table: State = { ...tableWith(FOUR), ...NO_INTERLUDE, house: bots }
    const { interlude } = beginInterlude(table, 'writing', { ...context, seats }, hooks)
    expect(interlude).toMatchObject({ kind: 'writing', passed })
  })

  it('[KIT-39] alternate between Point and Everybody Writes, and are none when none is due', () => {
    const context = contextOf(FOUR)
    const table = tableWith(FOUR)
    let state: State = { ...table, ...NO_INTERLUDE, plan: { ...table.plan, laps: 2, fillers: 3 } }
    const phases: string[] = []
    for (let had = 1; had <= 8; had++) {
      const turns = Object.fromEntries(FOUR.map((id, i) => [id, Math.floor((had + 3 - i) / 4)]))
      const next = beginFillerIfDue({ ...state, turns }, context, hooks)
      phases.push(next?.stage.phase ?? '-')
      state = next ?? state
    }
    expect(phases.join(' ')).toBe('- point - write - point - -')
  })
})
