import { DURATION_MINUTES, DURATIONS } from '@highjinks/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { boards } from '../decks/boards/index.ts'
import { CURTAIN_SECONDS, FAVORITE_SECONDS } from '../kit/best-award.ts'
import { planFor } from '../kit/length.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { contextOf } from '../testing/toy.ts'
import { rollAndReact as game } from './index.ts'
import { length } from './length.ts'
import { state as kept } from './state.ts'
import { theater } from './testing/theater.ts'

const THREE = ['anna', 'bert', 'cleo'] as const
const FOUR = [...THREE, 'dora'] as const

/** Everyone acted one scene, which the others recognized, and then stopped. */
function lapOf(names: readonly string[], ...simulated: readonly string[]) {
  const table = theater(names)
  for (const id of simulated) table.isSimulated(id)
  for (const actor of names) {
    table.opens()
    table.sees(...names.filter((id) => id !== actor))
    table.stops()
    if (actor === 'bert') table.does('anna', { type: 'applaud', for: 'bert' })
    table.waits(8)
  }
  return table
}

describe('the best of the lap', () => {
  it('[ACT-9] everyone names someone else, in secret, and the one named most often gets 300', () => {
    const { view, hand, does, scores } = lapOf(THREE)
    const before = scores()
    expect(view()).toMatchObject({ phase: 'favorite', candidates: THREE, welcome: THREE })
    expect(does('anna', { type: 'favorite', player: 'anna' })).toBe('not-allowed')
    expect(does('anna', { type: 'favorite', player: 'cleo' })).toBe('ok')
    expect(does('anna', { type: 'favorite', player: 'bert' })).toBe('already-done')
    expect([view().voted, view().curtain, hand('anna').favorite, hand('bert').favorite]).toEqual([
      ['anna'],
      null,
      'cleo',
      null,
    ])
    does('cleo', { type: 'favorite', player: 'anna' })
    does('bert', { type: 'favorite', player: 'cleo' })
    // Only Bert got applause, which pays nothing.
    expect(view()).toMatchObject({ phase: 'curtain', curtain: { best: ['cleo'] } })
    expect(scores()).toEqual({
      anna: before['anna'],
      bert: before['bert'],
      cleo: (before['cleo'] ?? 0) + 300,
    })
  })

  it("[ACT-14] the voters see each actor's board, and no one does before", () => {
    const table = theater(THREE)
    const boards: Record<string, { scenes: readonly string[]; first: number }> = {}
    for (const actor of THREE) {
      expect(table.view().boards).toEqual({})
      table.opens()
      boards[actor] = { scenes: table.view().board.map(({ text }) => text), first: table.right() }
      table.sees(...THREE.filter((id) => id !== actor))
      table.stops()
      table.waits(8)
    }
    expect(table.view()).toMatchObject({ phase: 'favorite', boards })
    for (const id of THREE) table.does(id, { type: 'favorite', player: id === 'anna' ? 'bert' : 'anna' })
    table.waits(CURTAIN_SECONDS)
    expect(table.view().boards).toEqual({})
  })

  it('[ACT-14] a lap that was kept before boards were remembered is read, and has none', () => {
    expect(kept.shape.boards.parse(undefined)).toEqual({})
  })

  it('[ACT-9] all who tie get it; without votes, no one does', () => {
    const tied = lapOf(THREE)
    tied.does('anna', { type: 'favorite', player: 'cleo' })
    tied.does('bert', { type: 'favorite', player: 'anna' })
    tied.does('cleo', { type: 'favorite', player: 'bert' })
    expect(tied.view().curtain?.best).toEqual(THREE)
    const silent = lapOf(THREE)
    silent.waits(16)
    silent.skips('dora')
    for (const id of THREE) silent.goesAway(id)
    expect(silent.view()).toMatchObject({ phase: 'curtain', curtain: { best: [] } })
  })

  it('[ACT-9] only actors are options, and with fewer than two there is no vote', () => {
    const two = theater(THREE)
    for (const actor of ['anna', 'bert']) {
      two.opens()
      two.sees(...THREE.filter((id) => id !== actor))
      two.stops()
      two.waits(8)
    }
    two.passes()
    expect(two.view()).toMatchObject({ phase: 'favorite', candidates: ['anna', 'bert'] })
    expect(two.does('cleo', { type: 'favorite', player: 'cleo' })).toBe('not-allowed')

    const one = theater(THREE)
    one.opens()
    one.sees('bert', 'cleo')
    one.stops()
    one.waits(8)
    one.passes()
    one.passes()
    expect(one.view()).toMatchObject({ phase: 'ready', turn: 'anna' })
  })

  it('[ACT-9] a simulated player who acted is an option; if there are people, only they vote', () => {
    const table = lapOf(FOUR, 'bert', 'cleo', 'dora')
    expect(table.view()).toMatchObject({ phase: 'favorite', candidates: FOUR, welcome: ['anna'] })
    expect(table.does('cleo', { type: 'favorite', player: 'anna' })).toBe('not-allowed')
    expect(table.does('anna', { type: 'favorite', player: 'dora' })).toBe('ok')
    expect(table.view().curtain?.best).toEqual(['dora'])
  })

  it('[ACT-9] two players have none', () => {
    expect(lapOf(['anna', 'bert']).view()).toMatchObject({ phase: 'ready', turn: 'anna' })
  })
})

describe('the length', () => {
  it.each(DURATIONS)('[ACT-9] a %s lap has time for its best run from three players on', (duration) => {
    const [two, three, four] = [2, 3, 4].map((players) => length.lap(players, duration))
    const each = (four ?? 0) - (three ?? 0)
    expect(two).toBeCloseTo(2 * each)
    expect(three).toBeCloseTo(3 * each + FAVORITE_SECONDS / 2 + CURTAIN_SECONDS)
  })

  it.each([
    [3, 3],
    [4, 3],
    [5, 2],
    [8, 2],
  ])(
    '[ACT-16] among %i a Quick game has %i turns for each, and says the seven to twelve minutes it takes',
    (players, laps) => {
      const { settings } = contextOf([], { duration: 'Quick' })
      expect(planFor(length, players, settings)).toMatchObject({ laps, stretch: 1, fillers: 0 })
      expect(game.minutes(players, settings)).toBeGreaterThanOrEqual(7)
      expect(game.minutes(players, settings)).toBeLessThanOrEqual(13)
    },
  )

  it.each(['Standard', 'Extended'] as const)(
    "[ACT-10] a %s game takes its label's time, within a fifth, from 3 to 8 players",
    (duration) => {
      for (let players = 3; players <= 8; players++) {
        const { settings } = contextOf([], { duration })
        const off = game.minutes(players, settings) / DURATION_MINUTES[duration] - 1
        expect(Math.abs(off), `${players} players`).toBeLessThan(0.2)
      }
    },
  )

  it('[ACT-10] everyone acts equally often, and Point and Everybody Writes come between', () => {
    const turns: string[] = []
    const phases = new Set<string>()
    new Rehearsal(game, {
      seed: 1,
      seats: 4,
      settings: { duration: 'Standard' },
      watch: ({ view }) => {
        phases.add(view.phase)
        if (view.phase === 'ready' && turns.length < view.round) turns.push(view.turn ?? '')
      },
    }).run()
    expect(turns).toHaveLength(24)
    expect(turns.filter((id) => id === 'player-2')).toHaveLength(6)
    expect([...phases]).toEqual(expect.arrayContaining(['point', 'fingers', 'write', 'ballot', 'lines']))
  })

  it('[ACT-10] the last of several laps counts double', () => {
    const { view, opens, passes, sees, stops, scores, waits } = theater(THREE, { clock: 'hard' })
    for (let i = 0; i < 40 && !view().isDouble; i++) {
      if (view().phase === 'ready') passes()
      else waits(60)
    }
    expect(view()).toMatchObject({ phase: 'finale', board: [] })
    waits(5)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'anna', round: 7, rounds: 9 })
    opens()
    sees('cleo', 'bert')
    stops()
    expect(view().gallery?.[0]?.guesses.map(({ points }) => points)).toEqual([400, 300])
    expect(scores()).toEqual({ anna: 400, bert: 300, cleo: 400 })
  })

  it('[ACT-10] if no board suits everyone, all write instead of a turn', () => {
    // Every deck has boards without a topic, so no limits can empty it; only the deal can be made to fail.
    const none = vi.spyOn(boards, 'filter').mockReturnValue([])
    onTestFinished(() => none.mockRestore())
    const { view, does, hand, waits } = theater(THREE, { clock: 'hard' })
    expect(view()).toMatchObject({ phase: 'write', turn: 'anna', board: [] })
    for (const id of THREE) does(id, { type: 'write', text: `A line of ${id}` })
    for (const id of THREE) {
      const other = view().interlude
      const lines = other?.kind === 'writing' ? other.lines : []
      does(id, { type: 'best', line: lines.find((line) => line.id !== hand(id).interlude.line?.id)?.id })
    }
    expect(view().phase).toBe('lines')
    waits(10)
    expect(view()).toMatchObject({ phase: 'write', turn: 'bert', round: 2 })
  })
})
