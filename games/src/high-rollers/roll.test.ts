import { describe, expect, it } from 'vitest'
import { sealRoll, seeded } from '../kit/index.ts'
import { ACTIONS, cast, checks, heatFor, type Roll } from './roll.ts'

function thrown(seed: number): Roll {
  const sealed = sealRoll(seeded(seed))
  return { round: 1, by: 'player-0', ...sealed, faces: cast(sealed.seed) }
}

describe('the dice', () => {
  it('[DICE-3] every roll can be made again from its seed', () => {
    for (let seed = 0; seed < 200; seed++) expect(checks(thrown(seed))).toBe(true)
  })

  it('[DICE-3] a roll with another seed, hash or face does not check', () => {
    const roll = thrown(1)
    expect(checks({ ...roll, seed: thrown(2).seed })).toBe(false)
    expect(checks({ ...roll, hash: thrown(2).hash })).toBe(false)
    expect(checks({ ...roll, faces: { ...roll.faces, intensity: (roll.faces.intensity % 5) + 1 } })).toBe(false)
  })

  it('[DICE-3] all twenty-five throws are equally likely', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 10_000; seed++) {
      const { action, intensity } = thrown(seed).faces
      counts.set(`${action} ${intensity}`, (counts.get(`${action} ${intensity}`) ?? 0) + 1)
    }
    expect(counts.size).toBe(ACTIONS.length * 5)
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100)
  })

  it('[DICE-6] one and two ask for the lower third of the level, three for the middle, four and five for the upper', () => {
    expect([1, 2, 3, 4, 5].map(heatFor)).toEqual([1, 1, 2, 3, 3])
  })
})
