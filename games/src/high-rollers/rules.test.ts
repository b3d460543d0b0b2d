import { describe, expect, it } from 'vitest'
import { hashSeed } from '../kit/index.ts'
import { EVENINGS } from '../testing/evenings.ts'
import { Rehearsal, type Script, type TableSnapshot } from '../testing/rehearsal.ts'
import { checks, highRollers } from './index.ts'
import type { Action } from './roll.ts'
import { state } from './state.ts'
import { worthOf } from './task.ts'

function evening(script: Partial<Script<typeof highRollers>> = {}) {
  return new Rehearsal(highRollers, { seed: 7, seats: 3, ...script })
}

const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const
type Evening = ReturnType<typeof evening>
const view = (table: Evening) => highRollers.view(table.state)
const scores = (table: Evening) =>
  Object.fromEntries(highRollers.standings(table.state).map((row) => [row.id, row.score]))

/** A table where this action was rolled and kept: the seed is looked for that rolls it, with a three. */
function rolled(action: Action, script: Partial<Script<typeof highRollers>> = {}) {
  for (let seed = 1; seed < 2000; seed++) {
    const table = evening({ seed, ...script })
    table.move(ANA, { type: 'roll' })
    const { faces } = view(table)
    if (faces?.action !== action || faces.intensity !== 3) continue
    table.pass()
    table.move(ANA, { type: 'keep' })
    return table
  }
  throw new Error(`the dice never show ${action}`)
}

describe('points', () => {
  it.each([
    ['Hit', 1, 200],
    ['Truth', 5, 1000],
    ['Pass', 3, 600],
    ['Challenge', 1, 300],
    ['Challenge', 5, 1500],
  ] as const)('[DICE-6] %s at intensity %i is worth %i', (task, intensity, points) => {
    expect(worthOf(task, intensity)).toBe(points)
  })
})

describe('a turn', () => {
  it('[DICE-1] plays from the sealed roll to the score', () => {
    const table = evening({ settings: { duration: 'Quick' } })
    const { hash } = view(table)
    expect(view(table)).toMatchObject({ phase: 'ready', turn: ANA, waiting: [ANA], faces: null, rolls: [] })
    expect(table.move(BEN, { type: 'roll' })).toEqual({ ok: false, code: 'not-your-turn' })
    table.move(ANA, { type: 'roll' })
    const [first] = view(table).rolls
    expect(view(table)).toMatchObject({ phase: 'roll', hash: null, faces: first?.faces })
    expect(first?.hash).toBe(hash)
    expect(hashSeed(first?.seed ?? '')).toBe(hash)

    table.pass()
    const sealed = view(table).hash
    expect(view(table)).toMatchObject({ phase: 'keep', waiting: [ANA] })
    table.move(ANA, { type: 'reroll', die: 'intensity' })
    const [, second] = view(table).rolls
    expect(second).toMatchObject({ dice: ['intensity'], hash: sealed, faces: { action: first?.faces.action } })
    table.pass()
    expect(view(table).phase).not.toBe('keep')
    table.run()
    const { rolls } = view(table)
    expect(rolls.length).toBeGreaterThanOrEqual(3)
    expect(rolls.every(checks)).toBe(true)
  })

  it('[DICE-2] dice that nobody shakes roll by themselves, and stay as they fell', () => {
    const table = evening({ settings: { clock: 'hard' } })
    table.pass()
    expect(view(table)).toMatchObject({ phase: 'roll' })
    table.pass()
    const { faces } = view(table)
    table.pass()
    expect(view(table)).toMatchObject({ decision: 'keep', faces })
  })

  it.each([
    ['Hit', 'did-it', 600],
    ['Hit', 'half', 300],
    ['Truth', 'did-it', 600],
    ['Truth', 'dodged', 0],
  ] as const)('[DICE-6] a three on %s, judged %s, brings %i', (action, verdict, points) => {
    const table = rolled(action)
    expect(view(table)).toMatchObject({ phase: 'act', task: action, worth: 600, waiting: [ANA] })
    table.move(ANA, { type: 'done' })
    table.move(BEN, { type: 'judge', verdict })
    expect(view(table)).toMatchObject({ attempt: { voted: [BEN], ruling: null } })
    table.move(CLEO, { type: 'judge', verdict })
    expect(scores(table)).toEqual({ [ANA]: points, [BEN]: 0, [CLEO]: 0 })
  })

  it('[DICE-6] a card passed on and done brings both half; the passer does not judge it', () => {
    const table = rolled('Pass')
    expect(view(table)).toMatchObject({ phase: 'aim', choices: [BEN, CLEO], isAimed: true })
    expect(table.move(ANA, { type: 'name', player: ANA })).toEqual({ ok: false, code: 'not-allowed' })
    table.move(ANA, { type: 'name', player: CLEO })
    expect(view(table)).toMatchObject({ phase: 'act', waiting: [CLEO], holder: CLEO })
    expect(table.move(ANA, { type: 'done' })).toEqual({ ok: false, code: 'not-allowed' })
    table.move(CLEO, { type: 'done' })
    expect(view(table)).toMatchObject({ phase: 'verdict', waiting: [BEN] })
    table.move(BEN, { type: 'judge', verdict: 'did-it' })
    expect(scores(table)).toEqual({ [ANA]: 300, [BEN]: 0, [CLEO]: 300 })
  })

  it('[DICE-6] a card passed on and refused brings nobody anything', () => {
    const table = rolled('Pass')
    table.move(ANA, { type: 'name', player: CLEO })
    table.move(CLEO, { type: 'pass' })
    expect(view(table)).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'passed' } } })
    expect(scores(table)).toEqual({ [ANA]: 0, [BEN]: 0, [CLEO]: 0 })
  })

  it('[DICE-7] of two players the passer judges, because nobody else can', () => {
    const table = rolled('Pass', { seats: 2 })
    table.move(ANA, { type: 'name', player: BEN })
    table.move(BEN, { type: 'done' })
    table.move(ANA, { type: 'judge', verdict: 'half' })
    expect(scores(table)).toEqual({ [ANA]: 150, [BEN]: 150 })
  })

  it('[DICE-7] the table says who won a challenge', () => {
    const table = rolled('Challenge')
    table.move(ANA, { type: 'name', player: BEN })
    expect(view(table)).toMatchObject({ phase: 'act', worth: 900, waiting: [ANA, BEN] })
    table.move(ANA, { type: 'done' })
    table.move(BEN, { type: 'done' })
    expect(table.move(CLEO, { type: 'crown', winner: CLEO })).toEqual({ ok: false, code: 'not-allowed' })
    table.move(CLEO, { type: 'crown', winner: BEN })
    expect(scores(table)).toEqual({ [ANA]: 0, [BEN]: 900, [CLEO]: 0 })
  })

  it('[DICE-4] a Wild becomes what its player says, a Truth when they say nothing', () => {
    const table = rolled('Wild', { settings: { clock: 'hard' } })
    expect(view(table)).toMatchObject({ phase: 'aim', task: null, worth: null })
    expect(table.move(ANA, { type: 'name', player: BEN })).toEqual({ ok: false, code: 'not-allowed' })
    table.move(ANA, { type: 'wild', task: 'Challenge' })
    expect(view(table)).toMatchObject({ phase: 'aim', task: 'Challenge', isAimed: true, waiting: [ANA] })
    const silent = rolled('Wild', { settings: { clock: 'hard' } })
    silent.pass()
    expect(view(silent)).toMatchObject({ phase: 'act', task: 'Truth' })
  })

  it('[DICE-4] nobody named in time: chance names somebody', () => {
    const table = rolled('Pass', { settings: { clock: 'hard' } })
    table.pass()
    expect(view(table)).toMatchObject({ phase: 'act', task: 'Pass' })
    expect([BEN, CLEO]).toContain(view(table).target)
  })

  it('[DICE-4] with nobody else here a Pass is a Hit', () => {
    const table = rolled('Pass')
    table.state = highRollers.setup([], table.context('clock'))
    table.change(BEN, { online: false })
    table.change(CLEO, { online: false })
    while (view(table).phase !== 'act' && view(table).phase !== 'over') {
      const move = highRollers.simulate(table.state, ANA, table.random)
      if (move === null) table.pass()
      else table.move(ANA, move)
    }
    expect(['Hit', 'Truth']).toContain(view(table).task)
  })

  it('[DICE-5] whose card it is may change it once', () => {
    const table = rolled('Pass')
    table.move(ANA, { type: 'name', player: CLEO })
    const { card } = view(table)
    expect(table.move(ANA, { type: 'swap' })).toEqual({ ok: false, code: 'not-allowed' })
    expect(highRollers.hand(table.state, CLEO)?.canSwap).toBe(true)
    table.move(CLEO, { type: 'swap' })
    expect(view(table).card).not.toBe(card)
    expect(table.move(CLEO, { type: 'swap' })).toEqual({ ok: false, code: 'already-done' })
  })

  it('[DICE-8] the turn of somebody who is away and did not shake goes on', () => {
    const table = evening()
    table.change(ANA, { online: false })
    table.pass()
    expect(view(table)).toMatchObject({ phase: 'ready', turn: BEN, rolls: [] })
  })

  it('[DICE-8] who was named and left has refused', () => {
    const table = rolled('Pass')
    table.move(ANA, { type: 'name', player: CLEO })
    table.change(CLEO, 'leave')
    expect(view(table)).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'passed' } } })
  })
})

describe('by chance', () => {
  /** Hashes are told before their roll, seeds only with it, and each roll is the one that was promised. */
  function keepsPromises() {
    const promised = new Set<string>()
    return ({ view }: TableSnapshot<typeof highRollers>) => {
      if (view.hash !== null) promised.add(view.hash)
      for (const roll of view.rolls) {
        if (roll.hash === view.hash) throw new Error('a seed was told before its roll')
        if (!promised.has(roll.hash)) throw new Error('a roll that was not promised')
        if (view.phase === 'over' && !checks(roll)) throw new Error('a roll that does not check')
      }
      if (view.phase === 'verdict' && view.attempt?.ruling) throw new Error('a verdict before the score')
    }
  }

  it('[DICE-3] no seed is anywhere in a view or a hand before its dice have fallen', () => {
    const table = evening()
    const seed = state.parse(table.state).sealed?.seed ?? ''
    const shown = JSON.stringify([view(table), highRollers.hand(table.state, ANA), highRollers.hand(table.state, BEN)])
    expect(seed).toHaveLength(32)
    expect(shown).not.toContain(seed)
  })

  it('[DICE-9] random evenings with people coming and going end, and keep what every game keeps', () => {
    for (let seed = 0; seed < EVENINGS; seed++) {
      const table = evening({
        seed,
        seats: 2 + (seed % 7),
        isWild: true,
        settings: {
          clock: seed % 2 ? 'hard' : 'soft',
          pace: (['normal', 'brisk', 'relaxed', 'none'] as const)[seed % 4],
          intensity: (['Mild', 'Medium', 'Intense'] as const)[seed % 3],
          duration: seed % 5 === 0 ? 'Standard' : 'Quick',
        },
        watch: keepsPromises(),
      })
      expect(table.run()).toBeLessThan(2500)
    }
  }, 30_000)
})
