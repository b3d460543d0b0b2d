import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './turns.ts'

/** The memory and time of one hash; tests use less. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}
/** OWASP's recommendation; argon2id is the library's default. */
export const FULL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** In a longer queue, callers would be gone before their answer. */
const QUEUE = 32

/** Leaves one core for the tables, and one of Node's four hashing threads for its files. */
export function hashesAtOnce(cores: number): number {
  return Math.min(3, Math.max(1, cores - 1))
}

/** `from` is the caller's address; addresses take turns. Null always means that too many are waiting. */
export interface Passwords {
  hash(password: string, from: string): Promise<string | null>
  /**
   * Without a hash to compare with, it takes the same time and returns false, so that timing doesn't reveal unknown
   * accounts.
   */
  verify(password: string, passwordHash: string | null, from: string): Promise<boolean | null>
}

export async function createPasswords(cost: HashCost = FULL_COST): Promise<Passwords> {
  const nobody = await hash('nobody has this password', cost)
  const turns = createTurns(hashesAtOnce(availableParallelism()), QUEUE)
  return {
    hash: (password, from) => turns.take(from, () => hash(password, cost)),
    verify: (password, passwordHash, from) =>
      turns.take(from, async () => {
        const matches = await verify(passwordHash ?? nobody, password)
        return matches && passwordHash !== null
      }),
  }
}
