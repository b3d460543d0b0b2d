import { required } from './required.ts'

/**
 * A small generator with a good distribution: the same seed gives the same evening. For games and tests, never for
 * secrets.
 */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a whole number from 0 to n − 1. */
export function randomBelow(n: number, random: () => number): number {
  return Math.min(n - 1, Math.floor(random() * n))
}

export function pickOne<T>(list: readonly T[], random: () => number): T | undefined {
  return list[randomBelow(list.length, random)]
}

export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1, random)
    const held = required(out[i])
    out[i] = required(out[j])
    out[j] = held
  }
  return out
}
