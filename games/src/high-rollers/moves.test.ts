import { describe, expect, it } from 'vitest'
import { Rehearsal } from '../testing/rehearsal.ts'
import { highRollers as game } from './index.ts'
import type { Action } from './roll.ts'
import { state } from './state.ts'

const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const

/** Up to the phase named, Ana having rolled this, with a five. */
function upTo(phase: string, action: Action = 'Hit', duration: 'Quick' | 'Standard' = 'Standard') {
  const table = new Rehearsal(game, { seed: 7, seats: 3, settings: { duration, clock: 'hard' } })
  const view = () => game.view(table.state)
  const does = (id: string, move: unknown) => {
    const step = table.move(id, move)
    return step.ok ? 'ok' : step.code
  }
  const way = [
    () => does(ANA, { type: 'roll' }),
    () => {
      table.state = { ...state.parse(table.state), faces: { action, intensity: 5 } }
      table.pass()
    },
    () => does(ANA, { type: 'keep' }),
    () => view().task === null && does(ANA, { type: 'wild', task: 'Truth' }),
    () => view().phase === 'aim' && does(ANA, { type: 'name', player: BEN }),
    () => view().attempt?.performers.map((id) => does(id, { type: 'done' })),
    () => [ANA, BEN, CLEO].map((id) => does(id, { type: 'judge', verdict: 'did-it' })),
    () => [ANA, BEN, CLEO].map((id) => does(id, { type: 'crown', winner: ANA })),
  ]
  for (const step of way) if (view().phase !== phase) step()
  return { table, view, does }
}

const moves = {
  roll: { type: 'roll' },
  keep: { type: 'keep' },
  reroll: { type: 'reroll', die: 'action' },
  wild: { type: 'wild', task: 'Hit' },
  name: { type: 'name', player: BEN },
  swap: { type: 'swap' },
  done: { type: 'done' },
  pass: { type: 'pass' },
  judge: { type: 'judge', verdict: 'half' },
  crown: { type: 'crown', winner: ANA },
} as const

describe('the clock', () => {
  it.each([
    ['ready', 'Hit', 10],
    ['roll', 'Hit', 3],
    ['keep', 'Hit', 12],
    ['aim', 'Pass', 12],
    ['act', 'Hit', 60],
    ['verdict', 'Hit', 12],
    ['score', 'Hit', 5],
  ] as const)('[DICE-1] %s (%s) takes %i seconds', (phase, action, seconds) => {
    const { since, deadline } = upTo(phase, action).view()
    expect((deadline ?? 0) - since).toBe(seconds * 1000)
  })
})

describe('moves', () => {
  it.each([
    ['ready', 'Hit', ['roll']],
    ['roll', 'Hit', []],
    ['keep', 'Hit', ['keep', 'reroll']],
    ['aim', 'Pass', ['wild', 'name']],
    ['aim', 'Wild', ['wild', 'name']],
    ['act', 'Hit', ['swap', 'done', 'pass']],
    ['verdict', 'Hit', ['judge', 'crown']],
    ['score', 'Hit', []],
  ] as const)('[DICE-1] in %s of %s there is a time for %j and for nothing else', (phase, action, timely) => {
    for (const [name, move] of Object.entries(moves)) {
      const by = name === 'judge' || name === 'crown' ? BEN : ANA
      const isTimely = timely.some((one) => one === name)
      const outcome = upTo(phase, action).does(by, move)
      expect(outcome === 'wrong-phase', `${name}: ${outcome}`).toBe(!isTimely)
      if (isTimely && by === ANA) expect(upTo(phase, action).does(CLEO, move)).toMatch(/not-your-turn|not-allowed/)
    }
  })

  it('[DICE-5] a Wild is chosen once, a Pass is for one of the others', () => {
    const wild = upTo('aim', 'Wild')
    expect(wild.does(ANA, moves.name)).toBe('not-allowed')
    expect(wild.does(ANA, { type: 'wild', task: 'Challenge' })).toBe('ok')
    expect(wild.does(ANA, moves.wild)).toBe('already-done')
    expect(wild.does(ANA, { type: 'name', player: ANA })).toBe('not-allowed')
    expect(wild.does(ANA, moves.name)).toBe('ok')
    expect(wild.view()).toMatchObject({ phase: 'act', task: 'Challenge', target: BEN, holder: ANA })
    expect(wild.view().attempt?.performers).toEqual([ANA, BEN])
  })

  it('[DICE-4] one die can be rolled again, with the other lying still', () => {
    const { does, view } = upTo('keep', 'Challenge')
    does(ANA, { type: 'reroll', die: 'intensity' })
    expect(view()).toMatchObject({ phase: 'roll', decision: 'intensity', faces: { action: 'Challenge' } })
    expect(view().rolls.at(-1)?.dice).toEqual(['intensity'])
  })

  it('[DICE-7] who was handed a card may change it, once, and nobody else', () => {
    const { does, view } = upTo('act', 'Pass')
    const before = view().card
    expect(view()).toMatchObject({ holder: BEN, target: BEN })
    expect(does(ANA, moves.swap)).toBe('not-allowed')
    expect(does(BEN, moves.swap)).toBe('ok')
    expect(view().card).not.toBe(before)
    expect(does(BEN, moves.swap)).toBe('already-done')
  })
})

describe('what it is worth', () => {
  it.each([
    ['Hit', 'Standard', { [ANA]: 1000 }, { high: ANA, stunt: ANA }],
    ['Hit', 'Quick', { [ANA]: 2000 }, { high: ANA, stunt: ANA }],
    ['Truth', 'Standard', { [ANA]: 1000 }, { high: ANA, truth: ANA }],
    ['Pass', 'Standard', { [ANA]: 500, [BEN]: 500 }, { high: ANA, stunt: BEN }],
    ['Challenge', 'Standard', { [ANA]: 1500, [BEN]: 0 }, { high: ANA, won: ANA }],
  ] as const)('[DICE-6] a five of %s in a %s game: %j', (action, duration, gains, moments) => {
    const { view, table } = upTo('score', action, duration)
    expect(view().score?.gains).toEqual(gains)
    const counted = Object.fromEntries(Object.entries(moments).map(([name, id]) => [name, { [id]: 1 }]))
    expect(state.parse(table.state).moments).toEqual(counted)
  })

  it('[DICE-6] what was only half done is half of it, and no award', () => {
    const { does, view, table } = upTo('verdict', 'Truth')
    for (const id of [BEN, CLEO]) does(id, moves.judge)
    expect(view().score?.gains).toEqual({ [ANA]: 500 })
    expect(state.parse(table.state).moments).toEqual({ high: { [ANA]: 1 } })
  })
})
