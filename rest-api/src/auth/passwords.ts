import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './turns.ts'

/** One hash takes this much memory and time; tests ask for less. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}
/** What OWASP asks for; argon2id is the library's default. */
export const FULL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A longer queue than this would be answered after its caller has gone. */
const QUEUE = 32

/** One core is the tables', and one of the four threads that Node hashes in is for its files. */
export function hashesAtOnce(cores: number): number {
  return Math.min(3, Math.max(1, cores - 1))
}

/** `from` is the address that asks: addresses take turns. null everywhere: too many are waiting, ask again. */
export interface Passwords {
  hash(password: string, from: string): Promise<string | null>
  /** Without a hash to compare with it takes as long and is false: an unknown account is not told by the clock. */
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
