import { describe, expect, it } from 'vitest'
import { facts } from '../decks/facts/index.ts'
import { fillBlank } from '../kit/card.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { bakedOrBluffing as game } from './index.ts'
import { state as stateSchema } from './state.ts'

describe('any evening', () => {
  it('[BAKED-5] a card is dealt true or false, and its hand says which, evenly', () => {
    const straights = { true: 0, false: 0 }
    for (let seed = 0; seed < 200; seed++) {
      const { state } = new Rehearsal(game, { seed, seats: 2 })
      const { card } = stateSchema.parse(state)
      const fact = facts.find((one) => one.id === card?.id)
      const [truth, bend] = fact ? [fillBlank(fact, fact.truth), fillBlank(fact, fact.bend)] : []
      const isTrue = card?.straight.isTrue === true
      straights[isTrue ? 'true' : 'false']++
      expect([card?.straight.text, card?.bent.text]).toEqual(isTrue ? [truth, bend] : [bend, truth])
    }
    expect(Math.abs(straights.true - straights.false)).toBeLessThan(50)
  })

  it('[BAKED-10] chance decides who reads first, and after whom', () => {
    const orders = new Map<string, number>()
    for (let seed = 0; seed < 600; seed++) {
      const order = game.view(new Rehearsal(game, { seed, seats: 3 }).state).seats.join()
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    expect(Math.min(...orders.values())).toBeGreaterThan(60)
  })

  it('[BAKED-12] the wording that was not read is in no view, and every evening ends', () => {
    for (let seed = 0; seed < 200; seed++) {
      const shown = new Set<string>()
      const evening = new Rehearsal(game, {
        seed,
        seats: 2 + (seed % 7),
        isWild: seed % 2 === 1,
        settings: { duration: 'Quick', clock: seed % 3 ? 'hard' : 'soft' },
        watch: ({ view }) => view.statement !== null && shown.add(view.statement),
      })
      evening.run()
      expect(
        facts.filter((fact) => shown.has(fillBlank(fact, fact.truth)) && shown.has(fillBlank(fact, fact.bend))),
      ).toEqual([])
    }
  }, 60_000)
})
