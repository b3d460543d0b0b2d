import { expect, test } from 'vitest'
import { createPasswords, createQueue, FULL_COST } from './passwords.ts'

test('[AUTH-11] at most two hashes run at once, so many wait, and the rest are told at once', async () => {
  const take = createQueue(2, 3)
  let running = 0
  let most = 0
  const gates: (() => void)[] = []
  const work = async (): Promise<number> => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => gates.push(resolve))
    return running--
  }
  const asked = Array.from({ length: 8 }, () => take(work))
  expect(await Promise.all(asked.slice(5))).toEqual([null, null, null])
  for (let done = 0; done < 5; done++) {
    gates.shift()?.()
    await asked[done]
  }
  expect(await Promise.all(asked.slice(0, 5))).not.toContain(null)
  expect(most).toBe(2)
  expect(await take(async () => 'free again')).toBe('free again')
})

test('[AUTH-11] a hash that fails gives its place back', async () => {
  const take = createQueue(1, 1)
  await expect(take(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await take(async () => 1)).toBe(1)
})

test('[AUTH-5] an unknown account takes as much work as a known one', async () => {
  const passwords = await createPasswords(FULL_COST)
  const hash = (await passwords.hash('correct horse')) ?? ''
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify('correct horse', hash)).toBe(true)
  expect(await passwords.verify('wrong horse', hash)).toBe(false)
  expect(await passwords.verify('nobody has this password', null)).toBe(false)

  // Processor time, as waiting for a busy machine is no work
  const workOf = async (passwordHash: string | null): Promise<number> => {
    const before = process.cpuUsage()
    await passwords.verify('guess', passwordHash)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 7; i++) {
    known.push(await workOf(hash))
    unknown.push(await workOf(null))
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
})
