import { DURATIONS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { rollAndReact } from './index.ts'
import { RUN_SECONDS } from './length.ts'
import { worth } from './run.ts'
import { move } from './state.ts'
import { theater } from './testing/theater.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const

/** Returns the seconds on this phase's clock. */
function clock({ view }: Pick<ReturnType<typeof theater>, 'view'>): number {
  const { since, deadline } = view()
  return ((deadline ?? since) - since) / 1000
}

describe('points', () => {
  const draw = (...scenes: number[]) => ({
    scene: 2,
    guesses: scenes.map((scene, i) => ({ by: `p-${i + 1}`, scene })),
  })

  it.each([
    ['nobody guessed', draw(), {}],
    ['all wrong', draw(0, 1, 3), {}],
    ['one right', draw(2), { 'p-1': 200, anna: 100 }],
    ['the order counts among those who are right', draw(0, 2, 1, 2), { 'p-2': 200, 'p-4': 150, anna: 200 }],
    [
      'from the third on everyone gets 100',
      draw(2, 2, 2, 2, 2),
      { 'p-1': 200, 'p-2': 150, 'p-3': 100, 'p-4': 100, 'p-5': 100, anna: 500 },
    ],
  ])('[ACT-5] %s', (_, drawn, gains) => expect(worth(drawn, 'anna', { house: [] })).toEqual(gains))
})

describe('the board', () => {
  it('[ACT-1] holds six scenes, the same ones on every phone, in another order on each', () => {
    const { view, hand } = theater(FOUR)
    const texts = (id: string) => hand(id).board.map(({ text }) => text)
    const all = view().board.map(({ text }) => text)
    expect(new Set(all).size).toBe(6)
    for (const id of FOUR) expect([...texts(id)].sort()).toEqual([...all].sort())
    expect(new Set(FOUR.map((id) => texts(id).join())).size).toBe(4)
  })

  it('[ACT-1] is marked on the phone of the actor alone, and keeps its order for the whole run', () => {
    const { view, hand, opens, sees } = theater(FOUR)
    const order = hand('bert').board
    expect(hand('anna').scene).toBeNull()
    opens()
    expect(hand('anna').scene).toEqual(expect.any(Number))
    expect(['bert', 'cleo', 'dora'].map((id) => hand(id).scene)).toEqual([null, null, null])
    sees('bert', 'cleo', 'dora')
    expect(view()).toMatchObject({ phase: 'watch', draw: 2 })
    expect(hand('bert').board).toEqual(order)
    expect(hand('anna').acted).toHaveLength(1)
  })
})

describe('the clock of a run', () => {
  it('[ACT-2] nobody guesses in the first four seconds of a run, or after it in the first of a scene; then there are eight', () => {
    const table = theater(FOUR)
    expect(table.view().phase).toBe('ready')
    // The first turn of a game has more time.
    expect(clock(table)).toBe(25)
    table.starts()
    // After the rehearsal
    expect([table.view().phase, clock(table)]).toEqual(['watch', 1])
    expect(table.sees('bert')).toEqual(['wrong-phase'])
    table.waits(1)
    expect([table.view().phase, clock(table)]).toEqual(['guess', 8])
    expect(table.sees('bert')).toEqual(['ok'])
    table.stops()
    table.waits(10)
    table.starts()
    expect([table.actor(), table.view().phase, clock(table)]).toEqual(['bert', 'watch', 4])
    table.waits(4)
    table.sees('anna', 'cleo', 'dora')
    expect([table.view().draw, table.view().phase, clock(table)]).toEqual([2, 'watch', 1])
  })

  it('[ACT-2] the next scene is drawn at once when all who are here have locked, or after nine seconds', () => {
    const { view, opens, sees, misses, waits, goesAway } = theater(FOUR)
    opens()
    sees('bert')
    misses('cleo')
    expect(view()).toMatchObject({ phase: 'guess', draw: 1, locked: ['bert', 'cleo'] })
    goesAway('dora')
    expect(view()).toMatchObject({ phase: 'watch', draw: 2, locked: [] })
    waits(4)
    waits(8)
    expect(view()).toMatchObject({ phase: 'watch', draw: 3 })
  })

  it.each(DURATIONS)('[ACT-2] a run of a %s game has its own time, a little more or less for the plan', (duration) => {
    const { view, starts } = theater(FOUR, { duration })
    starts()
    const seconds = ((view().runEnds ?? 0) - view().since) / 1000
    expect(Math.abs(seconds / RUN_SECONDS[duration] - 1)).toBeLessThan(0.1)
  })

  it('[ACT-2] [ACT-16] five scenes are the most, and three in a Quick game', () => {
    const extended = theater(FOUR, { duration: 'Extended' })
    extended.opens()
    for (let i = 1; i <= 5; i++) {
      expect(extended.view().draw).toBe(i)
      extended.sees('bert', 'cleo', 'dora')
      extended.waits(4)
    }
    expect(extended.view()).toMatchObject({ phase: 'gallery', draw: 5 })

    const quick = theater(FOUR)
    quick.starts()
    for (const seconds of [4, 8, 4, 8, 4]) quick.waits(seconds)
    expect(quick.view()).toMatchObject({ phase: 'guess', draw: 3, draws: 3 })
    expect(clock(quick)).toBeCloseTo(8, 1)
    quick.sees('bert', 'cleo', 'dora')
    expect(quick.view()).toMatchObject({ phase: 'gallery', draw: 3 })
  })

  it('[ACT-2] without clocks a scene waits for everyone who is here, and the run is five scenes', () => {
    const { view, opens, sees, misses, waits } = theater(['anna', 'bert'], { pace: 'none', duration: 'Standard' })
    opens()
    expect(view()).toMatchObject({ phase: 'guess', deadline: null, runEnds: null })
    waits(600)
    expect(view()).toMatchObject({ phase: 'guess', draw: 1, waiting: ['bert'] })
    for (let i = 1; i <= 5; i++) {
      if (i % 2) sees('bert')
      else misses('bert')
      waits(4)
    }
    expect(view()).toMatchObject({ phase: 'gallery', draw: 5 })
  })
})

describe('the rehearsal', () => {
  it('[ACT-15] the very first scene of a game is one: it brings nobody anything, takes nothing from the run and is in no gallery', () => {
    const { view, hand, does, sees, misses, right, waits, stops, scores } = theater(FOUR)
    does('anna', { type: 'start' })
    expect(view()).toMatchObject({ phase: 'watch', isRehearsal: true, draw: 0, runEnds: null })
    waits(4)
    const rehearsed = right()
    sees('bert', 'cleo')
    misses('dora')
    expect(view()).toMatchObject({ phase: 'watch', isRehearsal: false, draw: 1, struck: [], before: { right: 2 } })
    expect([hand('bert').before, hand('dora').before]).toEqual([
      { isRight: true, points: 0 },
      { isRight: false, points: 0 },
    ])
    expect(right()).not.toBe(rehearsed)
    expect(((view().runEnds ?? 0) - view().since) / 1000).toBeGreaterThan(27)
    waits(4)
    sees('bert', 'cleo', 'dora')
    waits(4)
    stops()
    expect(view().gallery).toHaveLength(1)
    expect(scores()).toEqual({ anna: 300, bert: 200, cleo: 150, dora: 100 })
    // Bert begins right away, and so does everyone after him.
    waits(10)
    does('bert', { type: 'start' })
    expect(view()).toMatchObject({ phase: 'watch', turn: 'bert', isRehearsal: false, draw: 1, before: null })
  })

  it('[ACT-15] whoever passes has rehearsed nothing: the next one does', () => {
    const { view, does, passes, stops, sees, waits } = theater(FOUR)
    passes()
    does('bert', { type: 'start' })
    expect(view()).toMatchObject({ turn: 'bert', isRehearsal: true })
    waits(4)
    expect(sees('anna')).toEqual(['ok'])
    stops()
    expect(view()).toMatchObject({ phase: 'gallery', hasPassed: true, gallery: [], gains: {} })
    waits(3)
    // Once is enough, whatever came of it
    does('cleo', { type: 'start' })
    expect(view()).toMatchObject({ turn: 'cleo', isRehearsal: false, draw: 1 })
  })
})

describe('a guess', () => {
  it('[ACT-3] is locked once, and counts for no other scene than the one it names', () => {
    const { does, opens, sees, right, wrong, view } = theater(FOUR)
    opens()
    expect(does('bert', { type: 'guess', draw: 1, scene: wrong() })).toBe('ok')
    expect(does('bert', { type: 'guess', draw: 1, scene: right() })).toBe('already-done')
    expect(does('anna', { type: 'guess', draw: 1, scene: right() })).toBe('not-allowed')
    expect(does('cleo', { type: 'guess', draw: 2, scene: right() })).toBe('wrong-phase')
    expect(does('cleo', { type: 'guess', draw: 1, scene: 6 })).toBe('malformed')
    sees('cleo', 'dora')
    expect(view().draw).toBe(2)
  })

  it('[ACT-3] is in no other hand and not in the view, only that it is locked', () => {
    const { opens, misses, wrong, hand, view } = theater(FOUR)
    opens()
    const scene = wrong()
    misses('bert')
    expect(hand('bert').guess).toBe(scene)
    expect(['anna', 'cleo', 'dora'].map((id) => hand(id).guess)).toEqual([null, null, null])
    expect(view()).toMatchObject({ locked: ['bert'], gallery: null, before: { right: 0, scene: null } })
  })

  it('[ACT-3] a scene that someone saw is struck and cannot be guessed again', () => {
    const { opens, sees, misses, right, does, view, waits } = theater(FOUR)
    opens()
    const first = right()
    sees('bert')
    misses('cleo', 'dora')
    waits(4)
    expect(view()).toMatchObject({ struck: [first], before: { right: 1, scene: first } })
    expect(does('bert', { type: 'guess', draw: 2, scene: first })).toBe('not-allowed')
  })

  it('[ACT-4] a scene that nobody saw stays on the board until the gallery, and is not drawn again', () => {
    const { opens, misses, right, view, hand, waits } = theater(['anna', 'bert'], { duration: 'Extended' })
    opens()
    const drawn: number[] = []
    for (let i = 0; i < 5; i++) {
      drawn.push(right())
      misses('bert')
      if (i < 4) expect(view()).toMatchObject({ struck: [], before: { right: 0, scene: null } })
      waits(4)
    }
    expect(new Set(drawn).size).toBe(5)
    expect(view().gallery?.map(({ scene }) => scene)).toEqual(drawn)
    expect(hand('bert').before).toBeNull()
  })

  it('[ACT-4] whoever guessed hears at once whether they were right, and what it is worth', () => {
    const { opens, sees, misses, hand } = theater(FOUR)
    opens()
    sees('cleo')
    misses('dora')
    sees('bert')
    const heard = ['anna', 'bert', 'cleo', 'dora'].map((id) => hand(id).before)
    expect(heard).toEqual([
      null,
      { isRight: true, points: 150 },
      { isRight: true, points: 200 },
      { isRight: false, points: 0 },
    ])
  })
})

describe('a simulated player', () => {
  const moves = (count: number, of: Pick<Rehearsal<typeof rollAndReact>, 'state'>, seat: string) =>
    Array.from({ length: count }, (_, seed) => rollAndReact.simulate(of.state, seat, seeded(seed)))
  const guessing = () => {
    const table = new Rehearsal(rollAndReact, { seed: 1, seats: 4 })
    const isGuessed = () => {
      const { phase, isRehearsal } = rollAndReact.view(table.state)
      return phase === 'guess' && !isRehearsal
    }
    while (!isGuessed() && table.now < 9_000_000) table.pass()
    const actor = rollAndReact.view(table.state).turn ?? ''
    const guesser = table.seats.find(({ id }) => id !== actor)?.id ?? ''
    return { table, actor, guesser, scene: rollAndReact.hand(table.state, actor)?.scene ?? -1 }
  }

  it('[ACT-13] finds the scene more often than not, and not always, and taps only what is open', () => {
    const { table, guesser, scene } = guessing()
    const taps = moves(400, table, guesser).map((tap) => move.parse(tap))
    expect(taps.every(({ type }) => type === 'guess')).toBe(true)
    const right = taps.filter((tap) => tap.type === 'guess' && tap.scene === scene).length
    expect(right).toBeGreaterThan(200)
    expect(right).toBeLessThan(280)
  })

  it('[ACT-13] lets half of the people guess first', () => {
    const { table, guesser, actor, scene } = guessing()
    const state = Object.assign({}, table.state, { house: [guesser] })
    expect(moves(20, { state }, guesser).every((tap) => tap === null)).toBe(true)
    const [person = ''] = table.seats.map(({ id }) => id).filter((id) => id !== actor && id !== guesser)
    table.move(person, { type: 'guess', draw: 1, scene })
    const after = Object.assign({}, table.state, { house: [guesser] })
    expect(moves(20, { state: after }, guesser).some((tap) => tap !== null)).toBe(true)
  })

  it('[ACT-13] that has guessed applauds the actor now and then, once a run', () => {
    const { table, guesser, actor, scene } = guessing()
    table.move(guesser, { type: 'guess', draw: 1, scene })
    const claps = moves(100, table, guesser).filter((clap) => clap !== null)
    expect(claps.length).toBeGreaterThan(40)
    expect(claps.length).toBeLessThan(70)
    expect(new Set(claps.map((clap) => JSON.stringify(clap)))).toEqual(
      new Set([JSON.stringify({ type: 'applaud', for: actor })]),
    )
    table.move(guesser, { type: 'applaud', for: actor })
    expect(moves(100, table, guesser).every((clap) => clap === null)).toBe(true)
  })
})
