import { pickOne, randomBelow, seeded } from '@highjinks/games'

/** Repeatable chance: the same seed makes the same choices. */
export interface Chance {
  readonly below: (limit: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** Returns true once in that many calls, on average. */
  readonly once: (inSoMany: number) => boolean
}

export function createChance(seed: number): Chance {
  const random = seeded(seed)
  const below = (limit: number): number => randomBelow(limit, random)
  return {
    below,
    pick(from) {
      const picked = pickOne(from, random)
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    once: (inSoMany) => below(inSoMany) === 0,
  }
}
