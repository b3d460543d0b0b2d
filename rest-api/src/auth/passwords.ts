import { hash, verify } from '@node-rs/argon2'

/** One hash takes this much memory and time; tests ask for less. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}
/** What OWASP asks for; argon2id is the library's default. */
export const FULL_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two fill two cores; a longer queue than this would be answered after its caller has gone. */
const AT_ONCE = 2
const QUEUE = 32

/** null everywhere: too many are waiting, ask again. */
export interface Passwords {
  hash(password: string): Promise<string | null>
  /** Without a hash to compare with it takes as long and is false: an unknown account is not told by the clock. */
  verify(password: string, passwordHash: string | null): Promise<boolean | null>
}

export async function createPasswords(cost: HashCost = FULL_COST): Promise<Passwords> {
  const nobody = await hash('nobody has this password', cost)
  const take = createQueue(AT_ONCE, QUEUE)
  return {
    hash: (password) => take(() => hash(password, cost)),
    verify: (password, passwordHash) =>
      take(async () => {
        const matches = await verify(passwordHash ?? nobody, password)
        return matches && passwordHash !== null
      }),
  }
}

/** So many at once, so many waiting; null for the rest. */
export function createQueue(atOnce: number, queue: number): <T>(work: () => Promise<T>) => Promise<T | null> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queue) return null
      // Whoever finishes hands over its place, so `running` stays as it is
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
