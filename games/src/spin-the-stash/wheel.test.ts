import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { draw, jackpotAfter, POT, SEGMENTS, segmentAt, split } from './wheel.ts'

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
    expect(segmentAt(360 - 1)).toBe('everyone')
    expect(segmentAt(360 - 46)).toBe('duel')
    expect(segmentAt(1)).toBe('breather')
  })
})

describe('the pot', () => {
  it.each([
    ['nobody on it', { ana: ['duel', 'gift'] }, {}],
    ['one token', { ana: ['dare', 'gift'] }, { ana: 400 }],
    ['both of one player', { ana: ['dare', 'dare'] }, { ana: 400 }],
    ['two to one', { ana: ['dare', 'dare'], ben: ['dare', 'swap'] }, { ana: 266, ben: 133 }],
    ['even', { ana: ['dare', 'rule'], ben: ['duel', 'dare'] }, { ana: 200, ben: 200 }],
  ] as const)('[SPIN-4] %s', (_, tokens, points) => {
    expect(split(tokens, 'dare', POT)).toEqual(points)
  })

  it('[SPIN-4] never pays more than it holds', () => {
    const random = seeded(3)
    for (let i = 0; i < 500; i++) {
      const tokens = Object.fromEntries(
        Array.from({ length: 1 + Math.floor(random() * 16) }, (_, seat) => [
          `seat-${seat}`,
          [draw(random).segment, draw(random).segment],
        ]),
      )
      const paid = Object.values(split(tokens, 'jackpot', 1400)).reduce((sum, points) => sum + points, 0)
      expect(paid).toBeLessThanOrEqual(1400)
    }
  })

  it.each([
    [400, false, 600],
    [1200, false, 1400],
    [1400, true, 400],
  ])('[SPIN-5] a jackpot of %i, taken: %s, is %i the next time', (before, isTaken, after) => {
    expect(jackpotAfter(before, isTaken)).toBe(after)
  })
})
