import { describe, expect, it } from 'vitest'
import { pricedBands, pricedNumbers } from './numbers.ts'
import { bandOf } from './sides.ts'
import type { State } from './state.ts'

/** Only the fields that prices depend on; the rest of a state doesn't matter. */
function asked(count: number, odds: number | null): State {
  const part: Partial<State> = {
    card: { id: 'x', text: 'x', odds, author: null },
    asked: Array.from({ length: count }, (_, i) => `p${i}`),
    mode: 'open',
  }
  return part as State
}
const spoken = (count: number, odds: number | null, side: 'have' | 'never' | 'skip') =>
  pricedNumbers(asked(count, odds), side).map(({ least, most, points }) =>
    least === most ? `${least}: ${points}` : `${least}-${most}: ${points}`,
  )

describe('what a number is worth', () => {
  it.each([
    [2, 5, 'have', ['1: 550', '2: 450']],
    [2, 2, 'never', ['0: 300', '1: 1200']],
  ] as const)('[NEVER-7] with %i, where %i in ten have, for one on the side of %s', (count, odds, side, prices) => {
    expect(spoken(count, odds, side)).toEqual(prices)
  })

  it('[NEVER-7] the rarer it is the more it brings, and there are three guesses at most', () => {
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      for (const odds of [2, 3, 4, 5, 6, 7, 8, null]) {
        for (const side of ['have', 'never', 'skip'] as const) {
          const ranges = pricedNumbers(asked(count, odds), side)
          const numbers = ranges.flatMap(({ least, most }) =>
            Array.from({ length: most - least + 1 }, (_, i) => least + i),
          )
          const [least, most] = [side === 'have' ? 1 : 0, count - (side === 'never' ? 1 : 0)]
          expect(numbers).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i))
          expect(ranges.length).toBeGreaterThan(1)
          expect(ranges.length).toBeLessThanOrEqual(3)
          for (const { points } of ranges) expect([points % 50, points >= 200, points <= 1500]).toEqual([0, true, true])
        }
      }
    }
    const [low] = pricedNumbers(asked(8, 8), 'have')
    const [high] = pricedNumbers(asked(8, 2), 'have').toReversed()
    expect([low?.least, (low?.most ?? 0) > 2, high?.most, (high?.least ?? 9) < 7]).toEqual([1, true, 8, true])
  })

  it('[NEVER-7] what is called likely is likelier, and pays less', () => {
    const order = ['likely', 'maybe', 'long shot']
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      for (const odds of [2, 5, 8, null]) {
        const ranges = pricedNumbers(asked(count, odds), 'never')
        const byName = ranges.toSorted((a, b) => order.indexOf(a.odds) - order.indexOf(b.odds))
        expect(byName.map(({ points }) => points)).toEqual(ranges.map(({ points }) => points).toSorted((a, b) => a - b))
        expect(new Set(ranges.map((range) => range.odds)).size).toBe(ranges.length)
      }
    }
    expect(pricedNumbers(asked(2, 2), 'never').map((range) => range.odds)).toEqual(['likely', 'long shot'])
  })

  it('[NEVER-4] a band costs the same for everyone', () => {
    expect(pricedBands(asked(5, 5)).map(({ band }) => band)).toEqual(['few', 'half', 'most'])
    const [few, , most] = pricedBands(asked(6, 8))
    expect(few?.points).toBeGreaterThan(most?.points ?? 0)
  })

  it.each([
    [0, 5, 'few'],
    [1, 5, 'few'],
    [2, 5, 'half'],
    [3, 5, 'half'],
    [4, 5, 'most'],
    [2, 6, 'half'],
    [4, 6, 'half'],
    [5, 6, 'most'],
    [6, 20, 'few'],
    [14, 20, 'most'],
    [0, 0, 'few'],
  ] as const)('[NEVER-4] %i of %i is %s', (have, answers, band) => expect(bandOf(have, answers)).toBe(band))
})
