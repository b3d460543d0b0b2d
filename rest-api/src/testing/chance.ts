/** Chance that can be had again: the same seed, the same choices. */
export interface Chance {
  readonly below: (limit: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** True once in so many times. */
  readonly once: (inSoMany: number) => boolean
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0
  // mulberry32
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(random() * limit)
  return {
    below,
    pick(from) {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    once: (inSoMany) => below(inSoMany) === 0,
  }
}
