import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { randomBelow } from './chance.ts'

/** A verifiable roll: its hash is shown before the dice fall, its seed afterwards. */
export interface SealedRoll {
  readonly seed: string
  readonly hash: string
}

export function sealRoll(random: () => number): SealedRoll {
  const seed = Array.from({ length: 32 }, () => randomBelow(16, random).toString(16)).join('')
  return { seed, hash: hashSeed(seed) }
}

export function hashSeed(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

/** Computes this seed's `n`th number, from 0 to sides − 1; anyone can verify it. */
export function rollFromSeed(seed: string, n: number, sides: number): number {
  const digest = sha256(utf8ToBytes(`${seed}:${n}`))
  const [a = 0, b = 0, c = 0, d = 0] = digest
  return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % sides
}
