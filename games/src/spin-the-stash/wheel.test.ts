import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { draw, jackpotMissed, SEGMENTS, segmentAt } from './wheel.ts'

describe('the wheel', () => {
  it('[SPIN-3] rests with the drawn segment under the pointer, never near a line', () => {
    const random = seeded(1)
    for (let spin = 0; spin < 5000; spin++) {
      const { segment, restAngle } = draw(random)
      expect([segmentAt(restAngle - 3.5), segmentAt(restAngle), segmentAt(restAngle + 3.5)]).toEqual([
        segment,
        segment,
        segment,
      ])
    }
  })

  it('[SPIN-3] stops on every segment equally often', () => {
    const random = seeded(2)
    const counts = new Map(SEGMENTS.map((segment) => [segment, 0]))
    for (let spin = 0; spin < 8000; spin++) {
      const { segment } = draw(random)
      counts.set(segment, (counts.get(segment) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  it('[SPIN-3] names its segments clockwise from the top of a wheel that is not turned', () => {
    expect(segmentAt(360 - 1)).toBe('writing')
    expect(segmentAt(360 - 46)).toBe('duel')
    expect(segmentAt(1)).toBe('jackpot')
  })
})

describe('the jackpot', () => {
  it('[SPIN-9] grows by a hundred a miss, to two thousand', () => {
    let jackpot = 1400
    const grown = Array.from({ length: 8 }, () => {
      jackpot = jackpotMissed(jackpot)
      return jackpot
    })
    expect(grown).toEqual([1500, 1600, 1700, 1800, 1900, 2000, 2000, 2000])
  })
})
