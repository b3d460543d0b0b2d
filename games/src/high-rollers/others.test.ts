import { describe, expect, it } from 'vitest'
import { diceTable, rolled } from './named-roll.ts'

const HARD = { clock: 'hard' } as const

describe('someone else', () => {
  it("[DICE-7] a passed card that is done pays both the whole pot; the passer doesn't judge it", () => {
    const { view, does, keeps, judges } = rolled({ first: ['Pass', 3] })
    keeps()
    expect(view()).toMatchObject({ phase: 'name', choices: ['bert', 'cleo', 'dora'], card: null, waiting: ['anna'] })
    expect(does('bert', { type: 'name', player: 'cleo' })).toBe('not-your-turn')
    expect(does('anna', { type: 'name', player: 'anna' })).toBe('not-allowed')
    does('anna', { type: 'name', player: 'cleo' })
    expect(view()).toMatchObject({ phase: 'act', target: 'cleo', holder: 'cleo', pot: 500, waiting: ['cleo'] })
    expect(does('anna', { type: 'done' })).toBe('not-allowed')
    does('cleo', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: ['bert', 'dora'] })
    judges('did-it')
    expect(view().score?.taskGains).toEqual({ anna: 500, cleo: 500 })
  })

  it('[DICE-18] waiting players call who it will be, and a right call pays 50', () => {
    const { view, hand, does, keeps } = rolled({ first: ['Pass', 3] })
    keeps()
    expect(view().foreseers).toEqual(['bert', 'cleo', 'dora'])
    expect(does('anna', { type: 'foresee', what: 'bert' })).toBe('not-allowed')
    expect(does('bert', { type: 'foresee', what: 'anna' })).toBe('wrong-phase')
    for (const what of ['bert', 'cleo']) expect(does('bert', { type: 'foresee', what })).toBe('ok')
    does('dora', { type: 'foresee', what: 'bert' })
    expect([view().foreseen, hand('bert').foresees, hand('cleo').foresees]).toEqual([['bert', 'dora'], 'cleo', null])
    does('anna', { type: 'name', player: 'cleo' })
    expect(view().sawNaming).toEqual({ bert: 50 })
    expect(does('bert', { type: 'foresee', what: 'cleo' })).toBe('wrong-phase')
  })

  it('[DICE-10] of a challenge no other card comes once one of the two has answered it', () => {
    const { does, keeps } = rolled({ first: ['Challenge', 4] })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    expect(does('bert', { type: 'done' })).toBe('ok')
    expect(does('anna', { type: 'swap' })).toBe('not-allowed')
  })

  it('[DICE-7] a refused one pays no one, and costs nothing', () => {
    const { view, does, keeps } = rolled({ first: ['Pass', 3] })
    keeps()
    does('anna', { type: 'name', player: 'cleo' })
    does('cleo', { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'passed' } }, score: { taskGains: {} } })
  })

  it.each([
    [
      { cleo: 'bert', dora: 'bert' },
      { anna: 300, bert: 900 },
    ],
    [
      { cleo: 'bert', dora: 'anna' },
      { anna: 600, bert: 600 },
    ],
  ] as const)('[DICE-7] a Challenge at four, crowned as %j, pays %j', (votes, gains) => {
    const { view, does, keeps, crowns } = rolled({ first: ['Challenge', 4] })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    expect(view()).toMatchObject({ phase: 'act', pot: 600, holder: 'anna', waiting: ['anna', 'bert'] })
    for (const id of ['anna', 'bert']) does(id, { type: 'done' })
    crowns(votes)
    expect(view().score?.taskGains).toEqual(gains)
  })

  it('[DICE-7] a Challenge that only one takes up pays that one the pot, by thumbs', () => {
    const { view, does, keeps, judges } = rolled({ first: ['Challenge', 4] })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    does('anna', { type: 'done' })
    does('bert', { type: 'pass' })
    judges('half')
    expect(view().score?.taskGains).toEqual({ anna: 300 })
  })

  it('[DICE-11] with two players the passer judges, because no one else can', () => {
    const { view, does, keeps, judges } = rolled({ first: ['Pass', 2], names: ['anna', 'bert'] })
    keeps()
    expect(view()).toMatchObject({ phase: 'act', target: 'bert' })
    does('bert', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: ['anna'] })
    judges('half')
    expect(view().score?.taskGains).toEqual({ anna: 200, bert: 200 })
  })

  it('[DICE-8] the others vote what a Wild is, each once', () => {
    const { view, does, keeps } = rolled({ first: ['Wild', 2] })
    keeps()
    expect(view()).toMatchObject({ phase: 'wild', task: null, pot: 400, voters: ['bert', 'cleo', 'dora'] })
    expect(does('anna', { type: 'wild', task: 'Hit' })).toBe('not-allowed')
    does('bert', { type: 'wild', task: 'Truth' })
    expect(does('bert', { type: 'wild', task: 'Hit' })).toBe('already-done')
    does('cleo', { type: 'wild', task: 'Hit' })
    does('dora', { type: 'wild', task: 'Truth' })
    expect(view()).toMatchObject({ phase: 'act', task: 'Truth' })
  })

  it('[DICE-8] silence about a Wild is decided at random', () => {
    const { view, keeps, waits } = rolled({ first: ['Wild', 2], settings: HARD })
    keeps()
    waits(12)
    expect(['Hit', 'Truth', 'Pass', 'Challenge']).toContain(view().task)
  })

  it('[DICE-9] if no one is named in time, someone is named at random', () => {
    const { view, keeps, waits } = rolled({ first: ['Pass', 2], settings: HARD })
    keeps()
    waits(30)
    expect(view().phase).toBe('act')
    expect(['bert', 'cleo', 'dora']).toContain(view().target)
  })

  it('[DICE-9] a simulated player is named only without a person', () => {
    const { table, view, keeps } = rolled({ first: ['Pass', 2] })
    table.change('bert', { isBot: true })
    keeps()
    expect(view().choices).toEqual(['cleo', 'dora'])
  })

  it.each(['Pass', 'Challenge'] as const)(
    '[DICE-9] a person alone among simulated players has a Hit for a %s',
    (action) => {
      const { table, view, does, keeps } = rolled({ first: [action, 2] })
      for (const id of ['bert', 'cleo', 'dora']) table.change(id, { isBot: true })
      keeps()
      expect(view()).toMatchObject({ phase: 'act', task: 'Hit', waiting: ['anna'] })
      expect(does('anna', { type: 'done' })).toBe('ok')
    },
  )

  it.each([
    ['Pass', ['bert', 'cleo']],
    ['Challenge', ['dora']],
  ] as const)('[DICE-9] a simulated player gives a Pass to a person, and challenges none: %s', (action, choices) => {
    const { table, view, keeps } = rolled({ first: [action, 2] })
    for (const id of ['anna', 'dora']) table.change(id, { isBot: true })
    keeps()
    expect(view()).toMatchObject(choices.length > 1 ? { choices } : { task: 'Challenge', target: 'dora' })
  })

  it('[DICE-9] with no one else here a Pass is a Hit', () => {
    const { table, view, does } = rolled({ first: ['Pass', 2] })
    for (const id of ['bert', 'cleo', 'dora']) table.change(id, { online: false })
    does('anna', { type: 'decide', decision: 'keep' })
    expect(view()).toMatchObject({ phase: 'act', task: 'Hit', waiting: ['anna'] })
  })

  it("[DICE-10] only the card's player can swap it, once, before anyone has answered it", () => {
    const { view, hand, does, keeps } = rolled({ first: ['Pass', 2] })
    keeps()
    does('anna', { type: 'name', player: 'bert' })
    const { card } = view()
    expect(does('anna', { type: 'swap' })).toBe('not-allowed')
    expect(hand('bert').canSwap).toBe(true)
    expect(does('bert', { type: 'swap' })).toBe('ok')
    expect(view().card).not.toBe(card)
    expect(view().card).toMatch(/\S/)
    expect(does('bert', { type: 'swap' })).toBe('already-done')
    const other = rolled({ first: ['Hit', 2] })
    other.keeps()
    other.does('anna', { type: 'done' })
    expect(other.does('anna', { type: 'swap' })).toBe('wrong-phase')
  })
})

describe('coming and going', () => {
  it("[DICE-14] the turn of an absent player who didn't shake goes on", () => {
    const { table, view, waits } = diceTable()
    table.change('anna', { online: false })
    waits(30)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert', rolls: [] })
  })

  it('[DICE-14] a named player who left has passed; with one left the game is over', () => {
    const { table, view, does, keeps, waits } = rolled({ first: ['Pass', 2], names: ['anna', 'bert', 'cleo'] })
    keeps()
    does('anna', { type: 'name', player: 'cleo' })
    table.change('cleo', 'leave')
    expect(view()).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'passed' } } })
    table.change('bert', 'leave')
    waits(6)
    expect(view().phase).toBe('over')
  })
})
