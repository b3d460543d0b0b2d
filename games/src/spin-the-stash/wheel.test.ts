import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { ANA, BEN, CLEO, spun } from './named-spin.ts'
import { draw, jackpotMissed, SEGMENTS, type Segment, segmentAt } from './wheel.ts'

const ANY_TIME = { barred: [], isLate: false } as const

/** Draws that many spins of one evening. */
function spins(count: number, seed: number, barred: readonly Segment[] = []) {
  const random = seeded(seed)
  const spun: Segment[] = []
  for (let i = 0; i < count; i++) spun.push(draw({ ...ANY_TIME, spun, barred }, random).segment)
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

  it('[SPIN-3] is a bag: no segment twice before five have come, never twice in a row, each as often as any other', () => {
    const counts = new Map(SEGMENTS.map((segment) => [segment, 0]))
    for (let seed = 0; seed < 200; seed++) {
      const spun = spins(40, seed)
      expect(new Set(spun.slice(0, 5)).size).toBe(5)
      expect(spun.filter((segment, i) => segment === spun[i - 1])).toEqual([])
      for (const segment of spun) counts.set(segment, (counts.get(segment) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(60)
  })

  it.each([['rule'], ['swap']] as const)('[SPIN-3] stops at no %s if no one could do it', (barred) => {
    for (let seed = 0; seed < 50; seed++) {
      const spun = spins(30, seed, [barred])
      expect(spun).not.toContain(barred)
      expect(new Set(spun).size).toBe(7)
    }
  })

  it.each([
    ['a person alone among simulated players', { isBot: true }],
    ['one whom all others have left alone', { online: false }],
  ])('[SPIN-3] the wheel of %s stops at no Swap, and at everything else', (_, others) => {
    const stops = new Set<Segment>()
    for (let seed = 1; seed <= 40; seed++) {
      const game = spun({ seed, seats: 3 })
      for (const id of [BEN, CLEO]) game.table.change(id, others)
      for (let turns = 0; turns < 3; turns++) {
        game.waitsFor('spin')
        if (game.view().turn === ANA) game.does(ANA, { type: 'pull' })
        else game.waitsFor('turning')
        const { wheel, turn } = game.kept()
        if (wheel && turn === ANA) stops.add(wheel.segment)
        game.table.pass()
      }
    }
    expect([...stops].toSorted()).toEqual(['dare', 'duel', 'gift', 'jackpot', 'point', 'rule', 'writing'])
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
