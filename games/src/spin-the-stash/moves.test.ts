import { describe, expect, it } from 'vitest'
import { Rehearsal } from '../testing/rehearsal.ts'
import { spinTheStash as game } from './index.ts'
import { state } from './state.ts'
import type { Segment } from './wheel.ts'

const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const

/** Up to the phase named, with the wheel at this segment; Ben has a token on it. */
function upTo(phase: string, segment: Segment = 'dare', duration: 'Quick' | 'Standard' = 'Standard') {
  const table = new Rehearsal(game, { seed: 7, seats: 3, settings: { duration, clock: 'hard' } })
  const view = () => game.view(table.state)
  const hand = (id: string) => game.hand(table.state, id)
  const does = (id: string, move: unknown) => {
    const step = table.move(id, move)
    return step.ok ? 'ok' : step.code
  }
  const settled = segment === 'breather' ? 'gift' : 'breather'
  const way = [
    () => [ANA, BEN, CLEO].map((id) => does(id, { type: 'stake', on: [id === BEN ? segment : settled, settled] })),
    () => does(ANA, { type: 'pull' }),
    () => {
      const kept = state.parse(table.state)
      table.state = { ...kept, wheel: kept.wheel && { ...kept.wheel, segment } }
      table.pass()
    },
    () => (view().choices.length > 0 ? does(ANA, { type: 'name', player: CLEO }) : does(ANA, { type: 'done' })),
    () => [BEN, CLEO].map((id) => does(id, { type: 'judge', verdict: 'did-it' })),
  ]
  for (const step of way) if (view().phase !== phase) step()
  return { table, view, hand, does }
}

const moves = {
  stake: { type: 'stake', on: ['gift', 'gift'] },
  pull: { type: 'pull' },
  swap: { type: 'swap' },
  name: { type: 'name', player: BEN },
  done: { type: 'done' },
  pass: { type: 'pass' },
  judge: { type: 'judge', verdict: 'half' },
  crown: { type: 'crown', winner: BEN },
} as const

describe('the clock', () => {
  it.each([
    ['stake', 'dare', 12],
    ['spin', 'dare', 8],
    ['turning', 'dare', 6],
    ['everyone', 'everyone', 45],
    ['resolve', 'dare', 45],
    ['verdict', 'dare', 15],
    ['score', 'dare', 5],
  ] as const)('[SPIN-1] %s takes its time (%s): %i seconds', (phase, segment, seconds) => {
    const { since, deadline } = upTo(phase, segment).view()
    expect((deadline ?? 0) - since).toBe(seconds * 1000)
  })
})

describe('moves', () => {
  it.each([
    ['stake', 'dare', ['stake']],
    ['spin', 'dare', ['pull']],
    ['turning', 'dare', []],
    ['everyone', 'everyone', ['swap', 'done', 'pass']],
    ['resolve', 'dare', ['swap', 'done', 'pass', 'name']],
    ['resolve', 'gift', ['swap', 'done', 'pass', 'name']],
    ['verdict', 'dare', ['judge', 'crown']],
    ['score', 'dare', []],
  ] as const)('[SPIN-1] in %s of %s there is a time for %j and for nothing else', (phase, segment, timely) => {
    for (const [name, move] of Object.entries(moves)) {
      const by = name === 'judge' || name === 'crown' ? BEN : ANA
      const isTimely = timely.some((one) => one === name)
      const outcome = upTo(phase, segment).does(by, move)
      expect(outcome === 'wrong-phase', `${name}: ${outcome}`).toBe(!isTimely)
    }
  })

  it('[SPIN-2] tokens are placed once, the wheel is pulled by whose turn it is', () => {
    const stake = upTo('stake')
    expect(stake.does(CLEO, moves.stake)).toBe('ok')
    expect(stake.does(CLEO, moves.stake)).toBe('already-done')
    expect(upTo('spin').does(BEN, moves.pull)).toBe('not-your-turn')
  })

  it('[SPIN-8] a gift is for somebody, named by the giver, and is not simply done', () => {
    const { does, view } = upTo('resolve', 'gift')
    expect(view().choices).toEqual([
      { id: BEN, you: 200, them: 300 },
      { id: CLEO, you: 200, them: 300 },
    ])
    expect(does(BEN, moves.name)).toBe('not-your-turn')
    expect(does(ANA, { type: 'name', player: ANA })).toBe('not-allowed')
    expect(does(ANA, moves.done)).toBe('not-allowed')
    expect(does(ANA, moves.name)).toBe('ok')
    expect(view()).toMatchObject({ phase: 'score', target: BEN, score: { taskGains: { [ANA]: 200, [BEN]: 300 } } })
  })

  it('[SPIN-8] a gift and a task nobody named can be passed', () => {
    const { does, view } = upTo('resolve', 'gift')
    expect(does(ANA, moves.pass)).toBe('ok')
    expect(view()).toMatchObject({ phase: 'score', score: { taskGains: {} } })
  })

  it('[SPIN-8] a swap takes as much from one as it gives the other', () => {
    const { table, does, view } = upTo('resolve', 'swap')
    table.state = { ...state.parse(table.state), scores: { [ANA]: 100, [BEN]: 250, [CLEO]: 900 } }
    expect(view().choices).toEqual([
      { id: BEN, you: 150, them: -150 },
      { id: CLEO, you: 300, them: -300 },
    ])
    does(ANA, { type: 'name', player: CLEO })
    expect(view().score?.taskGains).toEqual({ [ANA]: 300, [CLEO]: -300 })
  })

  it('[SPIN-11] the card is swapped once, by whose turn it is, before anybody has answered', () => {
    const { does, hand, view } = upTo('everyone', 'everyone')
    const before = view().card
    expect([hand(ANA)?.canSwap, hand(BEN)?.canSwap]).toEqual([true, false])
    expect(does(BEN, moves.swap)).toBe('not-your-turn')
    expect(does(ANA, moves.swap)).toBe('ok')
    expect(view().card).not.toBe(before)
    expect(does(ANA, moves.swap)).toBe('already-done')
    const answered = upTo('everyone', 'everyone')
    answered.does(BEN, moves.done)
    expect(answered.does(ANA, moves.swap)).toBe('not-allowed')
  })
})

describe('what it is worth', () => {
  it.each([
    ['dare', 'Standard', { [ANA]: 500, [BEN]: 400 }],
    ['dare', 'Quick', { [ANA]: 1000, [BEN]: 800 }],
    ['rule', 'Standard', { [ANA]: 500, [BEN]: 400 }],
    ['breather', 'Standard', { [BEN]: 400 }],
    ['jackpot', 'Standard', { [BEN]: 400 }],
    ['jackpot', 'Quick', { [BEN]: 800 }],
    ['gift', 'Quick', { [ANA]: 400, [BEN]: 800, [CLEO]: 600 }],
  ] as const)('[SPIN-12] %s in a %s game: %j', (segment, duration, gains) => {
    const { view } = upTo('score', segment, duration)
    expect(view()).toMatchObject({ phase: 'score', isDouble: duration === 'Quick' })
    expect(view().score?.gains).toEqual(gains)
  })

  it('[SPIN-5] a jackpot that was taken begins anew; one that was not has grown', () => {
    expect(upTo('score', 'jackpot').view().jackpot).toBe(400)
    expect(upTo('score', 'dare').view().jackpot).toBe(600)
  })

  it('[SPIN-9] a house rule that was passed is none', () => {
    const { does, view } = upTo('resolve', 'rule')
    does(ANA, moves.pass)
    expect(view()).toMatchObject({ phase: 'score', houseRules: [] })
    expect(upTo('score', 'rule').view().houseRules).toMatchObject([{ by: ANA, turnsLeft: 3 }])
  })

  it.each([
    ['dare', ['hunch', 'dare']],
    ['jackpot', ['jackpot']],
    ['gift', ['hunch', 'gift']],
    ['rule', ['hunch']],
  ] as const)('[SPIN-12] %s is remembered for awards as %j', (segment, names) => {
    const { moments } = state.parse(upTo('score', segment).table.state)
    expect(Object.keys(moments)).toEqual(names)
    expect(moments[names[0]]).toEqual({ [BEN]: 1 })
  })

  it('[SPIN-12] a half-done dare is no award', () => {
    const { does, table } = upTo('verdict')
    for (const id of [BEN, CLEO]) does(id, moves.judge)
    expect(Object.keys(state.parse(table.state).moments)).toEqual(['hunch'])
  })
})
