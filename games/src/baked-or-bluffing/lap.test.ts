import { DEFAULT_SETTINGS, DURATION_MINUTES, DURATIONS, type PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { facts } from '../decks/facts/index.ts'

import { Rehearsal } from '../testing/rehearsal.ts'
import { bakedOrBluffing as game } from './index.ts'
import { bakedTable, FOUR } from './named-lap.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

/** Everyone votes right, and the answer has been shown. */
function hears(table: ReturnType<typeof bakedTable>, away: readonly PlayerId[] = []) {
  for (const id of table.view().voters) if (!away.includes(id)) table.isRight(id)
  table.waits(12)
}

describe('a lap', () => {
  it('[BAKED-1] everyone reads once, in a newly drawn order', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const table = bakedTable(THREE, {}, seed)
      const order: PlayerId[] = []
      table.allFill()
      for (let i = 0; i < 3; i++) {
        order.push(table.reader())
        hears(table)
      }
      table.namesBest()
      expect(table.view()).toMatchObject({ phase: 'prepare', round: 2 })
      orders.add(order.join())
    }
    expect(orders.size).toBe(6)
  })

  it('[BAKED-1] a player who returns after the facts were dealt has none to fill', () => {
    const table = bakedTable(THREE)
    table.allFill()
    table.leaves('cleo')
    // Two facts are read, or three if Cleo's had begun
    for (let i = 0; i < 3 && table.view().phase === 'argue'; i++) hears(table)
    table.namesBest()
    expect(table.view()).toMatchObject({ phase: 'prepare', round: 2 })
    table.joins('cleo')
    expect(table.does('cleo', { type: 'fill', card: 'x', as: 'truth' })).toBe('not-playing')
    expect(table.hand('cleo').sheet).toBeNull()
  })

  it('[BAKED-8] the last of several counts double', () => {
    const table = bakedTable(FOUR, { clock: 'hard' })
    const { rounds } = table.view()
    expect(rounds).toBe(4)
    for (let lap = 1; lap <= rounds; lap++) {
      expect(table.view().isDouble).toBe(lap === rounds)
      table.allFill()
      for (let i = 0; i < 4; i++) {
        while (table.view().interlude) table.waits(60)
        for (const id of table.view().voters) table.isRight(id)
        expect(Object.values(table.gains() ?? {})).toEqual(
          Array.from({ length: 3 }, () => (lap === rounds ? 1000 : 500)),
        )
        table.waits(12)
      }
      table.namesBest()
    }
    expect(table.view().phase).toBe('over')
    expect(FOUR.map(table.score)).toEqual([7500, 7500, 7500, 7500])
  })

  it('[BAKED-8] one alone does not', () => {
    const many = Array.from({ length: 16 }, (_, i) => `p${i}`)
    expect(bakedTable(many).view()).toMatchObject({ rounds: 1, isDouble: false })
  })

  it.each([
    ['Quick', 30],
    ['Standard', 45],
    ['Extended', 60],
  ] as const)('[BAKED-1] in a %s game a statement is defended for about %i seconds', (duration, seconds) => {
    const table = bakedTable(FOUR, { duration })
    table.allFill()
    const { since, deadline } = table.view()
    expect(Math.abs((deadline ?? 0) - since - seconds * 1000)).toBeLessThan(seconds * 100)
  })

  it.each(DURATIONS)('[BAKED-13] %s takes what its label says, within a fifth, from three to eight', (duration) => {
    for (let players = 3; players <= 8; players++) {
      const minutes = game.minutes(players, { ...DEFAULT_SETTINGS, duration })
      expect(Math.abs(minutes / DURATION_MINUTES[duration] - 1), `${players}: ${minutes} minutes`).toBeLessThanOrEqual(
        0.2,
      )
    }
  })

  it("[BAKED-13] if the facts don't last that long, Point and Everybody Writes come between the readings", () => {
    const seen: Record<string, number> = {}
    let last = 0
    const evening = new Rehearsal(game, {
      seed: 5,
      seats: 8,
      settings: { duration: 'Standard' },
      watch: ({ view }) => {
        if (view.since !== last) seen[view.phase] = (seen[view.phase] ?? 0) + 1
        last = view.since
      },
    })
    evening.run()
    expect(seen).toMatchObject({ prepare: 3, point: 5, write: 5 })
    expect(seen.reveal).toBe(24)
  })
})

describe('coming and going', () => {
  it('[BAKED-10] an absent player reads later in the lap if they are back by then', () => {
    // The same seed draws the same order.
    const [first = '', second = '', third = ''] = orderOf(THREE)
    const table = bakedTable(THREE)
    table.allFill()
    table.goesAway(second)
    hears(table, [second])
    expect(table.reader()).toBe(third)
    table.comesBack(second)
    hears(table)
    expect(table.reader()).toBe(second)

    const other = bakedTable(THREE)
    other.allFill()
    expect(other.reader()).toBe(first)
    other.goesAway(second)
    hears(other, [second])
    hears(other, [second])
    other.namesBest()
    expect(other.view()).toMatchObject({ phase: 'prepare', round: 2 })
  })

  it("[BAKED-10] a player who has left isn't waited for or read", () => {
    const table = bakedTable(FOUR)
    table.allFill()
    const [leaver = ''] = table.view().voters
    table.leaves(leaver)
    const readers = [table.reader()]
    while (table.view().phase !== 'favorite') {
      for (const id of table.view().voters) table.isRight(id)
      table.waits(12)
      if (table.view().phase === 'argue') readers.push(table.reader())
    }
    expect(readers).toHaveLength(3)
    expect(readers).not.toContain(leaver)
  })

  it('[BAKED-10] a latecomer votes from the next reading, and prepares from the next lap, at the lowest score', () => {
    const table = bakedTable(THREE)
    table.allFill()
    table.joins('emil')
    expect(table.does('emil', { type: 'vote', vote: 'legit' })).toBe('not-playing')
    hears(table)
    expect(table.view().voters).toContain('emil')
    expect(table.score('emil')).toBe(0)
    hears(table)
    hears(table)
    table.namesBest()
    expect(table.view()).toMatchObject({ phase: 'prepare', preparing: [...THREE, 'emil'] })
  })

  it('[BAKED-10] with no one here it goes on with the seated players, as long as they are two', () => {
    const table = bakedTable(THREE)
    table.allFill()
    for (const id of THREE) table.goesAway(id)
    expect(table.view().phase).toBe('reveal')
    table.waits(12)
    expect(table.view()).toMatchObject({ phase: 'reveal', round: 1 })
    table.leaves('anna')
    table.leaves('bert')
    table.waits(12)
    expect(table.view()).toMatchObject({ phase: 'over', turn: null, statement: null })
  })

  it('[BAKED-15] a fact that someone muted after it was dealt is not read', () => {
    let missing = 0
    for (let seed = 0; seed < 20; seed++) {
      const evening = new Rehearsal(game, { seed, seats: 4, settings: { duration: 'Quick' } })
      for (const { id } of evening.seats) {
        evening.move(id, { type: 'fill', card: game.hand(evening.state, id)?.sheet?.card, as: 'truth' })
      }
      evening.change('player-0', { muted: ['food', 'health', 'cannabis'] })
      evening.pass()
      let readings = 1
      while (game.view(evening.state).round === 1) {
        const { statement, phase } = game.view(evening.state)
        if (phase === 'reveal') {
          readings++
          const fact = facts.find(({ text }) => text.startsWith(statement?.before ?? ''))
          if (readings > 2) expect(fact?.topics).not.toContain('food')
        }
        evening.pass()
      }
      missing += 5 - readings
    }
    expect(missing).toBeGreaterThan(0)
  })
})

/** Returns the next reader after each one in the first round. */
function orderOf(names: readonly PlayerId[]): readonly PlayerId[] {
  const table = bakedTable(names)
  table.allFill()
  return names.map(() => {
    const reader = table.reader()
    hears(table)
    return reader
  })
}
