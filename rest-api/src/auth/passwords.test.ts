import { expect, test } from 'vitest'
import { createPasswords, FULL_COST, hashesAtOnce } from './passwords.ts'

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 3],
])('[AUTH-11] of %i cores, passwords are hashed on %i', (cores, most) => {
  expect(hashesAtOnce(cores)).toBe(most)
})

test('[AUTH-5] an unknown account takes as much work as a known one', async () => {
  const passwords = await createPasswords(FULL_COST)
  const hash = (await passwords.hash('correct horse', 'here')) ?? ''
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify('correct horse', hash, 'here')).toBe(true)
  expect(await passwords.verify('wrong horse', hash, 'here')).toBe(false)
  expect(await passwords.verify('nobody has this password', null, 'here')).toBe(false)

  // Processor time, because waiting on a busy machine isn't work
  const workOf = async (passwordHash: string | null): Promise<number> => {
    const before = process.cpuUsage()
    await passwords.verify('guess', passwordHash, 'here')
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
