import { describe, expect, it } from 'vitest'
import { pickOne, randomBelow, seeded, shuffle } from './chance.ts'
import { hashSeed, rollFromSeed, sealRoll } from './dice.ts'

describe('chance', () => {
  it('[KIT-25] the same seed is the same game, another is another', () => {
    const line = (seed: number) => Array.from({ length: 20 }, seeded(seed))
    expect(line(7)).toEqual(line(7))
    expect(line(7)).not.toEqual(line(8))
    expect(line(7).every((value) => value >= 0 && value < 1)).toBe(true)
  })

  it('[KIT-25] is even', () => {
    const random = seeded(1)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const side = randomBelow(6, random)
      counts[side] = (counts[side] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [0.999, 1],
    [1, 1],
  ])('[KIT-25] of two sides %d is number %i', (value, side) => {
    expect(randomBelow(2, () => value)).toBe(side)
  })

  it('[KIT-25] picks from the list, and nothing from an empty one', () => {
    expect(pickOne(['a', 'b', 'c'], () => 0.5)).toBe('b')
    expect(pickOne([], () => 0.5)).toBeUndefined()
  })

  it('[KIT-26] shuffles into every order equally often, and leaves the list as it was', () => {
    const list = Object.freeze(['a', 'b', 'c'])
    const random = seeded(2)
    const counts = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(list, random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})

describe('a roll that can be checked', () => {
  it('[KIT-27] is sealed with the SHA-256 of its seed', () => {
    expect(hashSeed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    const { seed, hash } = sealRoll(seeded(5))
    expect(seed).toMatch(/^[0-9a-f]{32}$/)
    expect(hash).toBe(hashSeed(seed))
    expect(sealRoll(seeded(6)).seed).not.toBe(seed)
  })

  it("[KIT-27] anyone can compute a seed's results", () => {
    // printf 'abc:0' | sha256sum starts with 5f36efce, which is 4 more than a multiple of five; and so on.
    expect([0, 1, 2, 3].map((n) => rollFromSeed('abc', n, 5))).toEqual([4, 0, 4, 0])
    expect([0, 1, 2, 3].map((n) => rollFromSeed('abc', n, 6))).toEqual([0, 4, 2, 4])
  })
})
