import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { highRollers as game, type View } from './index.ts'
import { decide, FOUR, rolled, shows } from './named-roll.ts'

const seconds = ({ since, deadline }: View) => ((deadline ?? 0) - since) / 1000

describe('a turn', () => {
  it('[DICE-1] goes from the dice over keep or push to the card, the verdict and the points', () => {
    const { view, does, keeps, judges, waits } = rolled({ first: shows('Hit', 3) })
    expect(view()).toMatchObject({ phase: 'keep', turn: 'anna', waiting: ['anna'], decision: null, callOutcome: null })
    keeps()
    expect(view()).toMatchObject({ phase: 'act', task: 'Hit', worth: 500, holder: 'anna', waiting: ['anna'] })
    does('anna', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: ['bert', 'cleo', 'dora'] })
    judges('did-it')
    expect(view()).toMatchObject({ phase: 'score', score: { taskGains: { anna: 500 } } })
    waits(6)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert', faces: null, card: null })
  })

  it('[DICE-1] each phase has its time', () => {
    const plain = { pace: 'normal', duration: 'Extended' } as const
    const table = rolled({ first: shows('Pass'), settings: plain })
    const { stretch } = { stretch: seconds(table.view()) / 14 }
    const times: Record<string, number> = { keep: seconds(table.view()) }
    const look = () => {
      times[table.view().phase] = seconds(table.view())
    }
    table.keeps()
    look()
    table.does('anna', { type: 'name', player: 'bert' })
    look()
    table.does('bert', { type: 'done' })
    look()
    table.judges('half')
    look()
    const wait = (expected: number) => Math.round(expected * stretch * 1000) / 1000
    expect(times).toEqual({ keep: wait(14), name: wait(8), act: wait(75), verdict: wait(12), score: 5 })
    const duel = rolled({ first: shows('Challenge'), settings: plain })
    duel.keeps()
    duel.does('anna', { type: 'name', player: 'bert' })
    expect(seconds(duel.view())).toBeCloseTo(90 * stretch, 1)
    const wild = rolled({ first: shows('Wild'), settings: plain })
    wild.keeps()
    expect(seconds(wild.view())).toBeCloseTo(8 * stretch, 1)
    const burned = rolled({ first: shows('Hit'), second: (_, { luck }) => luck === 'burned', settings: plain })
    expect([burned.view().phase, seconds(burned.view())]).toEqual(['roll', 3])
  })

  it('[DICE-2] dice that nobody shakes roll by themselves, and stay as they fell', () => {
    const { view, waits } = namedTable(game, FOUR, { clock: 'hard' })
    waits(20)
    expect(view()).toMatchObject({ phase: 'keep' })
    const { faces } = view()
    waits(20)
    expect(view()).toMatchObject({ decision: 'keep', luck: null, faces })
  })
})

describe('keep or push', () => {
  it('[DICE-4] what a Hit or a Truth would be lies open before it is decided; of the others nothing', () => {
    expect(rolled({ first: shows('Hit') }).view().card).toBeTruthy()
    expect(rolled({ first: shows('Truth') }).view().card).toBeTruthy()
    for (const action of ['Pass', 'Challenge', 'Wild'] as const) {
      expect(rolled({ first: shows(action) }).view().card).toBeNull()
    }
    const kept = rolled({ first: shows('Truth') })
    const { card } = kept.view()
    kept.keeps()
    expect(kept.view().card).toBe(card)
  })

  it('[DICE-4] the others call it once, in secret, and need not be waited for after the clock', () => {
    const { view, hand, does, waits } = rolled({ first: shows('Hit') })
    expect(does('anna', { type: 'call', decision: 'keep' })).toBe('not-allowed')
    expect(does('bert', { type: 'decide', decision: 'keep' })).toBe('not-your-turn')
    expect(does('bert', { type: 'call', decision: 'push' })).toBe('ok')
    expect(does('bert', { type: 'call', decision: 'keep' })).toBe('already-done')
    expect(does('anna', { type: 'decide', decision: 'keep' })).toBe('ok')
    expect(does('anna', { type: 'decide', decision: 'push' })).toBe('already-done')
    expect(view()).toMatchObject({
      phase: 'keep',
      called: ['bert'],
      callOutcome: null,
      decision: null,
      waiting: [],
      welcome: ['cleo', 'dora'],
    })
    expect([hand('anna').decision, hand('bert').call, hand('cleo').decision]).toEqual(['keep', 'push', null])
    waits(20)
    expect(view()).toMatchObject({ phase: 'act', callOutcome: { wrong: ['bert'] }, decision: 'keep' })
  })

  it('[DICE-4] a right call is worth 50, and the roller gets 200 for each that was wrong, shared by all calls', () => {
    const { view, does } = rolled({ first: shows('Hit', 1) })
    does('bert', { type: 'call', decision: 'push' })
    does('cleo', { type: 'call', decision: 'push' })
    does('dora', { type: 'call', decision: 'keep' })
    does('anna', { type: 'decide', decision: 'keep' })
    const outcome = { right: ['dora'], wrong: ['bert', 'cleo'], gains: { anna: 130, dora: 50 } }
    expect(view()).toMatchObject({ phase: 'act', callOutcome: outcome })
    expect(view().standings.map(({ id, score }) => [id, score])).toEqual(
      expect.arrayContaining([
        ['anna', 130],
        ['dora', 50],
      ]),
    )
    does('anna', { type: 'pass' })
    expect(view().score).toEqual({ taskGains: {}, foresight: {}, gains: {} })
  })

  it('[DICE-4] whoever let the clock decide has kept, and was not unreadable', () => {
    const { view, does, waits } = rolled({ first: shows('Hit', 1), settings: { clock: 'hard' } })
    does('bert', { type: 'call', decision: 'push' })
    does('cleo', { type: 'call', decision: 'keep' })
    waits(25)
    does('anna', { type: 'pass' })
    expect(view().callOutcome?.gains).toEqual({ cleo: 50 })
  })

  it('[DICE-4] of two players one calls', () => {
    const { view, does } = rolled({ first: shows('Truth'), names: ['anna', 'bert'] })
    does('bert', { type: 'call', decision: 'push' })
    does('anna', { type: 'decide', decision: 'keep' })
    expect(view().callOutcome?.gains).toEqual({ anna: 200 })
  })

  it('[DICE-5] a push that holds throws both and pays a quarter more', () => {
    const { view, waits, does, judges } = rolled({ first: shows('Truth', 2), second: shows('Hit', 4) })
    expect(view()).toMatchObject({
      phase: 'roll',
      luck: 'held',
      decision: 'push',
      faces: { action: 'Hit', intensity: 4 },
    })
    expect(view().rolls).toHaveLength(2)
    waits(3)
    expect(view()).toMatchObject({ phase: 'act', worth: 750 })
    does('anna', { type: 'done' })
    judges('did-it')
    expect(view().score?.taskGains).toEqual({ anna: 750 })
  })

  it('[DICE-5] burned, the room picks one of two, and a quarter is gone', () => {
    const { view, hand, waits, does } = rolled({ first: shows('Hit', 4), second: shows('Truth', 1) })
    waits(3)
    expect(view()).toMatchObject({ phase: 'pick', luck: 'burned', worth: 230, voters: ['bert', 'cleo', 'dora'] })
    const [one, other] = view().pair
    expect(does('anna', { type: 'pick', card: one?.id })).toBe('not-allowed')
    expect(does('bert', { type: 'pick', card: 'another' })).toBe('wrong-phase')
    does('bert', { type: 'pick', card: one?.id })
    expect(does('bert', { type: 'pick', card: other?.id })).toBe('already-done')
    expect(view()).toMatchObject({ phase: 'pick', voted: ['bert'] })
    expect(hand('bert').pick).toBe(one?.id)
    does('cleo', { type: 'pick', card: other?.id })
    does('dora', { type: 'pick', card: other?.id })
    expect(view()).toMatchObject({ phase: 'act', card: other?.text })
    expect(does('anna', { type: 'swap' })).toBe('ok')
    expect(view().card).toBe(one?.text)
    expect(does('anna', { type: 'swap' })).toBe('already-done')
  })

  it('[DICE-5] of the same action twice one of the two is what was run away from', () => {
    for (let seed = 1; ; seed++) {
      const table = namedTable(game, FOUR, {}, seed)
      table.does('anna', { type: 'roll' })
      const { card, faces } = table.view()
      if (faces?.action !== 'Hit') continue
      decide(table, 'push')
      table.waits(3)
      if (table.view().faces?.action !== 'Hit') continue
      expect(table.view().pair.map(({ text }) => text)).toContain(card)
      break
    }
  })

  it('[DICE-5] a tie, or no vote, is decided by lot', () => {
    const { view, waits } = rolled({ first: shows('Hit', 4), second: shows('Truth', 1), settings: { clock: 'hard' } })
    waits(3)
    const texts = view().pair.map(({ text }) => text)
    waits(15)
    expect(view().phase).toBe('act')
    expect(texts).toContain(view().card)
  })
})
