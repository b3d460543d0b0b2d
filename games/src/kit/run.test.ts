import type { Settings } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { contextOf, tableWith, toy } from '../testing/toy.ts'
import type { Phase, Table } from './game.ts'
import { endDuePhases, idlePlayers, playersOwing, playersWelcome } from './run.ts'
import { enterPhase } from './stage.ts'

const THREE = ['anna', 'bert', 'cleo'] as const
const say = { type: 'say' } as const

function table(change: Partial<Settings> = {}) {
  return namedTable(toy, THREE, change)
}

/** Enters a phase where everyone acts, from its start. */
function together(change: Partial<Settings> = {}) {
  const played = table(change)
  played.does('anna', say)
  return played
}

describe('a single player who answers', () => {
  it('[KIT-1] ends the phase by giving', () => {
    const { view, does } = table()
    expect(view()).toMatchObject({ phase: 'one', waiting: ['anna'], round: 2, rounds: 2, turn: 'anna', seats: THREE })
    expect(does('anna', say)).toBe('ok')
    expect(view()).toMatchObject({ phase: 'all', waiting: THREE })
  })

  it('[KIT-2] keeps the turn while absent until the clock has run out, soft or hard, without grace', () => {
    for (const clock of ['soft', 'hard'] as const) {
      const { view, goesAway, waits } = table({ clock })
      goesAway('anna')
      waits(9.999)
      expect(view().phase).toBe('one')
      waits(0.001)
      expect(view()).toMatchObject({ phase: 'all', overdue: false })
    }
  })

  it('[KIT-2] loses it right away by leaving', () => {
    const { view, leaves } = table()
    leaves('anna')
    expect(view().phase).toBe('all')
  })
})

describe('more time', () => {
  const lengthOf = (rule: Partial<Phase<Table>>) => {
    const phase: Phase<Table> = { seconds: 10, end: (state) => state, ...rule }
    const context = { ...contextOf(THREE), needsTime: true }
    const { stage } = enterPhase({ ...tableWith(THREE), round: 2 }, 'one', { one: phase }, context)
    return stage.deadline === null ? null : (stage.deadline - stage.since) / 1000
  }
  const plain = { owes: () => ['anna'], isDecoration: true } as const

  it('[CLOCK-11] stretches phases with a question, decoration too, and not phases that only show something', () => {
    expect([
      lengthOf(plain),
      lengthOf({ awaits: () => ['bert'] }),
      lengthOf({}),
      lengthOf({ ...plain, seconds: null }),
    ]).toEqual([15, 15, 10, null])
  })
})

describe('the first turn of a game', () => {
  const enter = (change: Partial<Settings>, round: number, seats: readonly string[] = THREE) => {
    const rule: Phase<Table> = { seconds: 10, owes: () => ['anna'], end: (state) => state }
    const { stage } = enterPhase({ ...tableWith(THREE), round }, 'one', { one: rule }, contextOf(seats, change))
    return stage.deadline === null ? null : stage.deadline - stage.since
  }

  it('[KIT-52] gives its player 25 seconds, whatever the pace', () => {
    expect([enter({}, 1), enter({ pace: 'brisk' }, 1), enter({ pace: 'none' }, 1)]).toEqual([25_000, 25_000, null])
  })

  it('[KIT-52] is the only one, and waits no longer for an absent player', () => {
    expect([enter({}, 2), enter({}, 1, ['-anna', 'bert', 'cleo'])]).toEqual([10_000, 10_000])
  })
})

describe('several who answer together', () => {
  it('[KIT-3] are done when everyone here has answered', () => {
    const { view, does, goesAway } = together()
    does('anna', say)
    does('bert', say)
    expect(view()).toMatchObject({ phase: 'all', waiting: ['cleo'] })
    goesAway('cleo')
    expect(view()).toMatchObject({ phase: 'show', waiting: [] })
  })

  it('[KIT-3] are not waited for when all of them are away', () => {
    const { view, goesAway } = together()
    for (const id of THREE) goesAway(id)
    expect(view().phase).toBe('show')
  })

  it('[KIT-3] may come back and give while the phase lasts', () => {
    const { view, does, goesAway, comesBack } = together()
    goesAway('cleo')
    does('anna', say)
    comesBack('cleo')
    does('bert', say)
    expect(view().phase).toBe('all')
    expect(does('cleo', say)).toBe('ok')
    expect(view().phase).toBe('show')
  })
})

describe('the soft clock', () => {
  it('[KIT-4] at zero only says so, once; then players who owe nothing can go on', () => {
    const { view, does, waits, skips } = together()
    does('anna', say)
    waits(9.999)
    expect(view().overdue).toBe(false)
    expect(skips('anna')).toBe('too-early')
    waits(0.001)
    expect(view()).toMatchObject({ phase: 'all', overdue: true, waiting: ['bert', 'cleo'] })
    waits(1000)
    expect(view()).toMatchObject({ phase: 'all', overdue: true })
    expect(skips('bert')).toBe('not-allowed')
    expect(skips('stranger')).toBe('ok')
    expect(view()).toMatchObject({ phase: 'show', overdue: false })
    expect(skips('anna')).toBe('too-early')
  })

  it('[KIT-4] answers after zero still count', () => {
    const { view, does, waits } = table()
    waits(60)
    expect(does('anna', say)).toBe('ok')
    expect(view()).toMatchObject({ phase: 'all', overdue: false })
  })
})

describe('the hard clock', () => {
  it('[KIT-5] acts at zero, a quarter of a second late for players who are here', () => {
    const { view, waits } = together({ clock: 'hard' })
    waits(10.249)
    expect(view()).toMatchObject({ phase: 'all', overdue: false })
    waits(0.001)
    expect(view().phase).toBe('show')
  })

  it('[KIT-5] asks to be looked at then, the soft one at zero and not again', () => {
    const settings = contextOf([]).settings
    const start = toy.setup({ used: [], written: [] }, contextOf(THREE))
    expect(toy.deadline(start, { ...settings, clock: 'soft' })).toBe(10_000)
    expect(toy.deadline(start, { ...settings, clock: 'hard' })).toBe(10_250)
    const late = toy.tick(start, contextOf(THREE, {}, 10_000))
    expect(toy.deadline(late, settings)).toBeNull()
    expect(toy.tick(late, contextOf(THREE, {}, 20_000))).toBe(late)
  })
})

describe('phases that only show something', () => {
  it('[KIT-6] keep their own time at any pace, and no one skips them', () => {
    for (const pace of ['brisk', 'relaxed', 'none'] as const) {
      const { view, does, waits, skips } = together({ pace, clock: 'hard' })
      for (const id of THREE) does(id, say)
      const { since, deadline } = view()
      expect((deadline ?? 0) - since).toBe(5000)
      expect(skips('anna')).toBe('too-early')
      waits(4.999)
      expect(view().phase).toBe('show')
      waits(0.001)
      expect(view()).toMatchObject({ phase: 'over', deadline: null })
    }
  })

  it.each([
    ['brisk', 7000],
    ['normal', 10_000],
    ['relaxed', 15_000],
    ['none', null],
  ] as const)('[KIT-6] those that wait for people follow the pace: %s is %i', (pace, milliseconds) => {
    const { since, deadline } = table({ pace }).view()
    expect(deadline && deadline - since).toBe(milliseconds)
  })

  it('[KIT-7] without a clock the host alone may go on', () => {
    const start = toy.setup({ used: [], written: [] }, contextOf(THREE, { pace: 'none' }))
    const as = (by: string) => ({ ...contextOf(THREE, { pace: 'none' }), by })
    expect(toy.skip(start, as('bert'), false)).toEqual({ ok: false, code: 'too-early' })
    const skipped = toy.skip(start, as('anna'), true)
    expect(skipped.ok && toy.view(skipped.state).phase).toBe('all')
  })

  it('[KIT-7] a host who owes something can go on too, once it is late', () => {
    const late = toy.tick(toy.setup({ used: [], written: [] }, contextOf(THREE)), contextOf(THREE, {}, 10_000))
    const as = { ...contextOf(THREE, {}, 10_000), by: 'anna' }
    expect(toy.skip(late, as, false)).toEqual({ ok: false, code: 'not-allowed' })
    expect(toy.skip(late, as, true).ok).toBe(true)
  })
})

describe("players who can call another's choice", () => {
  /** Anna has a choice, Bert and Cleo may call it; these have acted. */
  function calling(
    gave: readonly string[],
    now: number,
    online: readonly string[] = THREE,
    together?: true,
    deadline: number | null = 10_000,
  ) {
    const names = THREE.map((name) => (online.includes(name) ? name : `-${name}`))
    const state = { ...tableWith(THREE), stage: { phase: 'one', since: 0, deadline, overdue: false } }
    const phases: Readonly<Record<string, Phase<Table>>> = {
      one: {
        seconds: 10,
        owes: () => ['anna'].filter((id) => !gave.includes(id)),
        awaits: () => ['bert', 'cleo'].filter((id) => !gave.includes(id)),
        ...(together && { together }),
        end: (before) => ({ ...before, stage: { ...before.stage, phase: 'over' } }),
      },
      over: { seconds: null, end: (before) => before },
    }
    const game = { phases }
    const next = endDuePhases(game, state, contextOf(names, { clock: 'soft' }, now))
    const [waiting, welcome] = [playersOwing(phases, next), playersWelcome(phases, next)]
    return { phase: next.stage.phase, waiting, welcome, idle: idlePlayers(phases, next) }
  }

  it('[KIT-45] have until the clock has run out', () => {
    expect(calling([], 5000)).toEqual({ phase: 'one', waiting: ['anna'], welcome: ['bert', 'cleo'], idle: [] })
    expect(calling(['anna'], 5000)).toEqual({ phase: 'one', waiting: [], welcome: ['bert', 'cleo'], idle: ['anna'] })
    expect(calling(['anna', 'bert'], 9999)).toMatchObject({ phase: 'one', waiting: [], welcome: ['cleo'] })
  })

  it('[KIT-45] are not waited for after it', () => {
    expect(calling(['anna'], 10_000).phase).toBe('over')
    expect(calling(['bert'], 10_000)).toMatchObject({ phase: 'one', waiting: ['anna'] })
  })

  it('[KIT-45] are waited for only without a clock', () => {
    const endless = (...gave: string[]) => calling(gave, 5000, THREE, undefined, null)
    expect(endless()).toMatchObject({ waiting: ['anna'], welcome: ['bert', 'cleo'] })
    expect(endless('anna', 'bert')).toMatchObject({ phase: 'one', waiting: ['cleo'], welcome: [] })
  })

  it('[KIT-45] end the phase when all have called, or are away', () => {
    expect(calling(['anna', 'bert', 'cleo'], 1000).phase).toBe('over')
    expect(calling(['anna', 'bert'], 1000, ['anna', 'bert']).phase).toBe('over')
  })

  it('[KIT-45] can call even if the players who owe something are away', () => {
    expect(calling([], 1000, ['bert', 'cleo'], true).phase).toBe('one')
    expect(calling(['bert', 'cleo'], 1000, ['bert', 'cleo'], true).phase).toBe('over')
    expect(calling([], 10_000, ['bert', 'cleo'], true).phase).toBe('over')
  })
})

describe('a player with nothing to do', () => {
  it('[KIT-46] owes nothing, awaits nothing and has no one to listen to', () => {
    const phase = (rule: Partial<Phase<Table>>) => ({ one: { seconds: 10, end: (state: Table) => state, ...rule } })
    const state = { ...tableWith(THREE), stage: { phase: 'one', since: 0, deadline: null, overdue: false } }
    expect(idlePlayers(phase({ owes: () => ['anna'], awaits: () => ['bert'] }), state)).toEqual(['cleo'])
    expect(idlePlayers(phase({}), state)).toEqual(THREE)
    expect(idlePlayers(phase({ busy: () => ['anna', 'cleo'] }), state)).toEqual(['bert'])
    expect(idlePlayers(phase({ isPerformance: true, owes: () => ['anna'] }), state)).toEqual([])
  })
})

describe('a move', () => {
  it('[KIT-8] is refused from strangers, from the clock, in any other shape, and after the end', () => {
    const { does, waits, skips, view } = table({ clock: 'hard' })
    expect(does('stranger', say)).toBe('not-playing')
    expect(does('clock', say)).toBe('not-playing')
    expect(does('anna', { type: 'shout' })).toBe('malformed')
    expect(does('anna', {})).toBe('malformed')
    waits(10.25)
    waits(10.25)
    waits(5)
    expect(view().phase).toBe('over')
    expect(does('anna', say)).toBe('wrong-phase')
    expect(skips('anna')).toBe('wrong-phase')
  })

  it("[KIT-8] passes a game's own refusals through", () => {
    const { does } = together()
    does('bert', say)
    expect(does('bert', say)).toBe('already-done')
  })
})

describe('the public part of the frame', () => {
  it('[KIT-9] standings at any time, awards at the end', () => {
    const { view, does, waits } = together()
    for (const id of THREE) does(id, say)
    expect(view()).toMatchObject({ awards: [], standings: [{ score: 100 }, { score: 100 }, { score: 100 }] })
    waits(5)
    expect(view().awards[0]).toEqual({ id: 'anna', title: 'Spoke', detail: '1 times' })
  })

  it("[KIT-10] after a pause the phase's clock goes on; without one there is still none", () => {
    const start = toy.setup({ used: [], written: [] }, contextOf(THREE))
    expect(toy.view(toy.shift(start, 3000))).toMatchObject({ since: 3000, deadline: 13_000 })
    const endless = toy.setup({ used: [], written: [] }, contextOf(THREE, { pace: 'none' }))
    expect(toy.view(toy.shift(endless, 3000))).toMatchObject({ since: 3000, deadline: null })
  })

  it('[KIT-10] simulated players do nothing after the end', () => {
    const over = [10_250, 20_500, 25_500].reduce<unknown>(
      (state, now) => toy.tick(state, contextOf(THREE, { clock: 'hard' }, now)),
      toy.setup({ used: [], written: [] }, contextOf(THREE, { clock: 'hard' })),
    )
    expect(toy.isOver(over)).toBe(true)
    expect(toy.simulate(over, 'anna', () => 0.5)).toBeNull()
  })
})
