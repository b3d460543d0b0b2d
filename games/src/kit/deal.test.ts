import { INTENSITIES, type Topic } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import type { Card } from './card.ts'
import { seeded } from './chance.ts'
import { dealCards, mutedTopicsOf } from './deal.ts'
import type { Context } from './game.ts'

const deck: readonly Card[] = INTENSITIES.flatMap((intensity) =>
  [1, 2, 3].map(
    (i): Card => ({
      id: `${intensity}-${i}`,
      intensity,
      heat: 1,
      family: 'work',
      topics: i === 3 ? ['money', 'work'] : [],
    }),
  ),
)

function muting(who: Readonly<Record<string, readonly Topic[]>>, change = {}): Context {
  const context = contextOf(Object.keys(who), change)
  return { ...context, seats: context.seats.map((seat) => ({ ...seat, muted: who[seat.id] ?? [] })) }
}

function dealt(used: readonly string[], count: number, context: Context, players?: readonly string[]) {
  const { state, cards } = dealCards(tableWith(['anna', 'bert'], { used }), deck, count, context, players)
  return { used: state.used, ids: cards.map((card) => card.id) }
}

describe('dealing', () => {
  it('[KIT-22] cards of the evening’s intensity first, then milder ones, never wilder', () => {
    const { ids } = dealt([], 9, contextOf(['anna'], { intensity: 'Medium' }))
    expect(ids.slice(0, 3).sort()).toEqual(['Medium-1', 'Medium-2', 'Medium-3'])
    expect(ids.slice(3).sort()).toEqual(['Mild-1', 'Mild-2', 'Mild-3'])
    expect(dealt([], 9, contextOf(['anna'], { intensity: 'Mild' })).ids).toHaveLength(3)
    expect(dealt([], 9, contextOf(['anna'], { intensity: 'Intense' })).ids).toHaveLength(9)
  })

  it('[KIT-22] chance decides which', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => {
      return dealt([], 1, { ...contextOf(['anna']), random: seeded(seed) }).ids[0]
    })
    expect(new Set(firsts).size).toBe(3)
  })

  it('[KIT-23] no card that the session has seen, and remembers those it gives', () => {
    const context = contextOf(['anna'], { intensity: 'Mild' })
    const { used, ids } = dealt(['other', 'Mild-1'], 1, context)
    expect(['Mild-2', 'Mild-3']).toContain(ids[0])
    expect(used).toEqual(['other', 'Mild-1', ids[0]])
  })

  it('[KIT-23] when all were seen, the one seen longest ago comes back, and is then the latest', () => {
    const context = contextOf(['anna'], { intensity: 'Mild' })
    const { used, ids } = dealt(['Mild-2', 'Medium-1', 'Mild-3', 'Mild-1'], 1, context)
    expect(ids).toEqual(['Mild-2'])
    expect(used).toEqual(['Medium-1', 'Mild-3', 'Mild-1', 'Mild-2'])
    expect(dealt(['Mild-2', 'Mild-3', 'Mild-1'], 2, context).ids).toEqual(['Mild-2', 'Mild-3'])
    expect(dealt(['Mild-3', 'Mild-1'], 2, context).ids).toEqual(['Mild-2', 'Mild-3'])
  })

  it('[KIT-24] a card for all has no topic that anybody muted', () => {
    const context = muting({ anna: [], bert: ['work'] }, { intensity: 'Intense' })
    expect(dealt([], 9, context).ids.filter((id) => id.endsWith('3'))).toEqual([])
    expect(dealt(['Mild-3'], 9, context).ids).toHaveLength(6)
  })

  it('[KIT-24] a card for one has no topic that this one muted', () => {
    const context = muting({ anna: ['exes'], bert: ['work'] }, { intensity: 'Intense' })
    expect(dealt([], 9, context, ['anna']).ids).toHaveLength(9)
    expect(dealt([], 9, context, ['anna', 'bert']).ids).toHaveLength(6)
    expect([...mutedTopicsOf(context)].sort()).toEqual(['exes', 'work'])
    expect([...mutedTopicsOf(context, ['anna'])]).toEqual(['exes'])
  })

  it('[KIT-24] when nothing is left that suits, nothing is dealt', () => {
    const only = deck.filter((card) => card.topics.length > 0)
    const context = muting({ anna: ['money'] })
    expect(dealCards(tableWith(['anna'], { used: ['x'] }), only, 1, context)).toMatchObject({
      cards: [],
      state: { used: ['x'] },
    })
  })
})
