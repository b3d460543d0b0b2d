import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { draw, jackpotMissed, SEGMENTS, type Segment, segmentAt } from './wheel.ts'

const ANY_TIME = { mayRule: true, isLate: false } as const

/** So many spins of one evening. */
function spins(count: number, seed: number, when: { readonly mayRule: boolean; readonly isLate: boolean } = ANY_TIME) {
  const random = seeded(seed)
  const spun: Segment[] = []
  for (let i = 0; i < count; i++) spun.push(draw({ spun, ...when }, random).segment)
  return spun
}

describe('the wheel', () => {
  it('[SPIN-3] rests with the drawn segment under the pointer, never near a line', () => {
    const random = seeded(1)
    for (let spin = 0; spin < 5000; spin++) {
      const { segment, restAngle } = draw({ spun: [], ...ANY_TIME }, random)
      expect([segmentAt(restAngle - 3.5), segmentAt(restAngle), segmentAt(restAngle + 3.5)]).toEqual([
        segment,
        segment,
        segment,
      ])
    }
  })

  it('[SPIN-3] is a bag: no segment twice before five have come, never twice running, each as often as any other', () => {
    const counts = new Map(SEGMENTS.map((segment) => [segment, 0]))
    for (let seed = 0; seed < 200; seed++) {
      const spun = spins(40, seed)
      expect(new Set(spun.slice(0, 5)).size).toBe(5)
      expect(spun.filter((segment, i) => segment === spun[i - 1])).toEqual([])
      for (const segment of spun) counts.set(segment, (counts.get(segment) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(60)
  })

  it('[SPIN-3] stops at no House Rule where it could not hold any more', () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(spins(30, seed, { mayRule: false, isLate: false })).not.toContain('rule')
    }
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
