import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { highRollers as game } from './index.ts'
import { FOUR, rolled, shows } from './named-roll.ts'

describe('somebody else', () => {
  it('[DICE-7] a card passed on and done brings both half; the passer does not judge it', () => {
    const { view, does, keeps, judges } = rolled({ first: shows('Pass', 3) })
    keeps()
    expect(view()).toMatchObject({ phase: 'name', choices: ['bert', 'cleo', 'dora'], card: null, waiting: ['anna'] })
    expect(does('bert', { type: 'name', player: 'cleo' })).toBe('not-your-turn')
    expect(does('anna', { type: 'name', player: 'anna' })).toBe('not-allowed')
    does('anna', { type: 'name', player: 'cleo' })
    expect(view()).toMatchObject({ phase: 'act', target: 'cleo', holder: 'cleo', worth: 750, waiting: ['cleo'] })
    expect(does('anna', { type: 'done' })).toBe('not-allowed')
    does('cleo', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: ['bert', 'dora'] })
    judges('did-it')
    expect(view().score?.taskGains).toEqual({ anna: 380, cleo: 380 })
  })

  it('[DICE-18] whoever waits says whom it will be, and whoever is judged how; right is worth 50', () => {
    const { view, hand, does, keeps } = rolled({ first: shows('Pass', 3) })
    keeps()
    expect(view().foreseers).toEqual(['bert', 'cleo', 'dora'])
    expect(does('anna', { type: 'foresee', what: 'bert' })).toBe('not-allowed')
    expect(does('bert', { type: 'foresee', what: 'anna' })).toBe('wrong-phase')
    for (const what of ['bert', 'cleo']) expect(does('bert', { type: 'foresee', what })).toBe('ok')
    does('dora', { type: 'foresee', what: 'bert' })
    expect([view().foreseen, hand('bert').foresees, hand('cleo').foresees]).toEqual([['bert', 'dora'], 'cleo', null])
    does('anna', { type: 'name', player: 'cleo' })
    expect(view().sawNaming).toEqual({ bert: 50 })
    does('cleo', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', foreseers: ['anna', 'cleo'], foreseen: [] })
    expect(does('bert', { type: 'foresee', what: 'legend' })).toBe('not-allowed')
    does('cleo', { type: 'foresee', what: 'did-it' })
    does('anna', { type: 'foresee', what: 'half' })
    for (const id of ['bert', 'dora']) does(id, { type: 'judge', verdict: 'did-it' })
    expect(view().score).toMatchObject({ foresight: { cleo: 50 }, taskGains: { anna: 380, cleo: 380 } })
    expect(view().score?.gains['cleo']).toBe(430)
  })

  it('[DICE-18] two rivals say whom the table will crown; of a tie nobody knew', () => {
    const { view, does, keeps, crowns } = rolled({ first: shows('Challenge', 4) })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    for (const id of ['anna', 'bert']) does(id, { type: 'done' })
    expect(does('anna', { type: 'foresee', what: 'legend' })).toBe('wrong-phase')
    for (const id of ['anna', 'bert']) does(id, { type: 'foresee', what: 'bert' })
    crowns({ cleo: 'bert', dora: 'anna' })
    expect(view().score?.foresight).toEqual({})
  })

  it('[DICE-18] a rival who knew who would win is paid for it, winner or not', () => {
    const { view, does, keeps, crowns } = rolled({ first: shows('Challenge', 4) })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    for (const id of ['anna', 'bert']) does(id, { type: 'done' })
    for (const id of ['anna', 'bert']) does(id, { type: 'foresee', what: 'bert' })
    crowns({ cleo: 'bert', dora: 'bert' })
    expect(view().score?.foresight).toEqual({ anna: 50, bert: 50 })
  })

  it('[DICE-10] of a challenge no other card comes once one of the two has answered it', () => {
    const { does, keeps } = rolled({ first: shows('Challenge', 4) })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    expect(does('bert', { type: 'done' })).toBe('ok')
    expect(does('anna', { type: 'swap' })).toBe('not-allowed')
  })

  it('[DICE-7] one refused brings nobody anything, and costs nothing', () => {
    const { view, does, keeps } = rolled({ first: shows('Pass', 3) })
    keeps()
    does('anna', { type: 'name', player: 'cleo' })
    does('cleo', { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'passed' } }, score: { taskGains: {} } })
  })

  it.each([
    [{ cleo: 'bert', dora: 'bert' }, { bert: 900 }],
    [
      { cleo: 'bert', dora: 'anna' },
      { anna: 450, bert: 450 },
    ],
  ] as const)('[DICE-7] a Challenge at four, crowned as %j, brings %j', (votes, gains) => {
    const { view, does, keeps, crowns } = rolled({ first: shows('Challenge', 4) })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    expect(view()).toMatchObject({ phase: 'act', worth: 900, holder: 'anna', waiting: ['anna', 'bert'] })
    for (const id of ['anna', 'bert']) does(id, { type: 'done' })
    crowns(votes)
    expect(view().score?.taskGains).toEqual(gains)
  })

  it('[DICE-11] of two players the passer judges, because nobody else can', () => {
    const { view, does, keeps, judges } = rolled({ first: shows('Pass', 2), names: ['anna', 'bert'] })
    keeps()
    expect(view()).toMatchObject({ phase: 'act', target: 'bert' })
    does('bert', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: ['anna'] })
    judges('half')
    expect(view().score?.taskGains).toEqual({ anna: 150, bert: 150 })
  })

  it('[DICE-8] the others vote what a Wild is, each once', () => {
    const { view, does, keeps } = rolled({ first: shows('Wild') })
    keeps()
    expect(view()).toMatchObject({ phase: 'wild', task: null, worth: null, voters: ['bert', 'cleo', 'dora'] })
    expect(does('anna', { type: 'wild', task: 'Hit' })).toBe('not-allowed')
    does('bert', { type: 'wild', task: 'Truth' })
    expect(does('bert', { type: 'wild', task: 'Hit' })).toBe('already-done')
    does('cleo', { type: 'wild', task: 'Hit' })
    does('dora', { type: 'wild', task: 'Truth' })
    expect(view()).toMatchObject({ phase: 'act', task: 'Truth' })
  })

  it('[DICE-8] a tie about a Wild, or silence, is decided by lot', () => {
    const tasks = new Set<string>()
    for (let seed = 1; seed < 400; seed++) {
      const { view, does, waits } = namedTable(game, ['anna', 'bert', 'cleo'], { clock: 'hard' }, seed)
      does('anna', { type: 'roll' })
      if (view().faces?.action !== 'Wild') continue
      waits(25)
      does('bert', { type: 'wild', task: 'Hit' })
      does('cleo', { type: 'wild', task: 'Truth' })
      tasks.add(view().task ?? '')
    }
    expect([...tasks].toSorted()).toEqual(['Hit', 'Truth'])
  })

  it('[DICE-9] nobody named in time: chance names somebody', () => {
    const { view, keeps, waits } = rolled({ first: shows('Pass'), settings: { clock: 'hard' } })
    keeps()
    waits(20)
    expect(view().phase).toBe('act')
    expect(['bert', 'cleo', 'dora']).toContain(view().target)
  })

  it('[DICE-9] with nobody else here a Pass is a Hit', () => {
    const { view, does, goesAway } = rolled({ first: shows('Pass') })
    for (const id of ['bert', 'cleo', 'dora']) goesAway(id)
    does('anna', { type: 'decide', decision: 'keep' })
    expect(view()).toMatchObject({ phase: 'act', task: 'Hit', waiting: ['anna'] })
  })

  it('[DICE-10] whose card it is may change it once, before anybody has answered it, and nobody else', () => {
    const { view, hand, does, keeps } = rolled({ first: shows('Pass') })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    const { card } = view()
    expect(does('anna', { type: 'swap' })).toBe('not-allowed')
    expect(hand('bert').canSwap).toBe(true)
    expect(does('bert', { type: 'swap' })).toBe('ok')
    expect(view().card).not.toBe(card)
    expect(view().card).toMatch(/\S/)
    expect(does('bert', { type: 'swap' })).toBe('already-done')
    const other = rolled({ first: shows('Hit') })
    other.keeps()
    other.does('anna', { type: 'done' })
    expect(other.does('anna', { type: 'swap' })).toBe('wrong-phase')
  })
})

describe('coming and going', () => {
  it('[DICE-14] the turn of somebody who is away and did not shake goes on', () => {
    const { view, goesAway, waits } = namedTable(game, FOUR)
    goesAway('anna')
    waits(20)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert', rolls: [] })
  })

  it('[DICE-14] who was named and left has passed; with one left the game is over', () => {
    const { view, does, keeps, leaves, waits } = rolled({ first: shows('Pass'), names: ['anna', 'bert', 'cleo'] })
    keeps()
    does('anna', { type: 'name', player: 'cleo' })
    leaves('cleo')
    expect(view()).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'passed' } } })
    leaves('bert')
    waits(6)
    expect(view().phase).toBe('over')
  })

  it('[DICE-9] who comes late is named no more often than the others', () => {
    const table = rolled({ first: shows('Pass'), names: ['anna', 'bert', 'cleo'] })
    table.keeps()
    table.does('anna', { type: 'name', player: 'cleo' })
    table.does('cleo', { type: 'pass' })
    table.joins('dora')
    table.waits(6)
    expect(table.view()).toMatchObject({ turn: 'bert', seats: ['anna', 'bert', 'cleo', 'dora'] })
  })
})
