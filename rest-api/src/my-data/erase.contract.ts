import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../accounts/users.ts'
import { sampleCrew } from '../crews/crews.contract.ts'
import type { Repositories } from '../repositories.ts'
import { createErasing, ERASED_AT_ONCE, eraseAccount, ROUNDS_OF_RECENT } from './erase.ts'

const NOW = Date.UTC(2026, 10, 28)
const HOUR = 60 * 60 * 1000
const newId = () => crypto.randomUUID()

/** Tests what erasing promises on every store. */
export function erasingContract(
  name: string,
  open: () => Promise<{ readonly records: Repositories; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let records: Repositories
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ records, close } = await open())
    })
    afterAll(() => close())

    test('[ERASE-4] an erasure that dies after any of its steps is finished, by this process and by the next one', async () => {
      const goesOn = createErasing(records, () => NOW + 49 * HOUR, newId)
      await goesOn()
      let steps = 0
      for (let isOver = false; !isOver; steps++)
        for (const eraseAgain of [goesOn, createErasing(records, () => NOW, newId)]) {
          const id = `dying-${steps}-${eraseAgain === goesOn}`
          await liveSomeLife(records, id)
          const erasing = eraseAccount(dyingAfter(records, steps), { id, at: NOW }, newId)
          isOver = await erasing.then(
            () => true,
            () => false,
          )
          await eraseAgain()
          // Before its first step nothing was deleted
          expect(await tracesOf(records, id), `after ${steps} steps`).toBe(steps === 0 ? 9 : 0)
        }
      expect(steps).toBeGreaterThan(10)
    })

    test('[ERASE-4] what comes back to an account that was deleted lately is erased within an hour, as all of it is after a start', async () => {
      const recent = Array.from({ length: 50 }, (_, i) => ({ id: `recent-${i}`, at: NOW + i * 1001 }))
      const old = { id: 'old', at: NOW - 72 * HOUR }
      for (const one of [...recent, old]) await eraseAccount(records, one, newId)
      const eraseAgain = createErasing(records, () => NOW + 47 * HOUR, newId)
      await eraseAgain()
      for (const { id } of [...recent, old]) await records.favorites.add(id, { gameId: 1, addedAt: NOW })
      const left = async () => {
        let count = 0
        for (const { id } of recent) count += (await records.favorites.of(id)).length
        return count
      }
      const after: number[] = []
      for (let round = 0; round < ROUNDS_OF_RECENT; round++) {
        const before = await left()
        await eraseAgain()
        after.push(before - (await left()))
      }
      expect(await left()).toBe(0)
      expect(Math.max(...after)).toBeLessThan(5)
      expect(await tracesOf(records, old.id)).toBe(1)
      await createErasing(records, () => NOW + 47 * HOUR, newId)()
      expect(await tracesOf(records, old.id)).toBe(0)
    })

    test('[ERASE-4] accounts are erased in batches, each followed by one overwrite and a turn for everyone else', async () => {
      const before = (await records.deleted.all()).length
      for (let i = 0; i < 5 * ERASED_AT_ONCE; i++) await records.deleted.add({ id: `many-${i}`, at: NOW })
      const counted = { erased: 0, settled: 0, most: 0 }
      let inTurn = 0
      const countErased = async (ids: readonly string[]) => {
        inTurn += ids.length
        counted.erased += ids.length
      }
      const counting: Repositories = {
        ...records,
        forgetting: [countErased, ...records.forgetting],
        settle: async () => (counted.settled++, records.settle()),
      }
      let isOver = false
      const countTurns = () => {
        counted.most = Math.max(counted.most, inTurn)
        inTurn = 0
        if (!isOver) setImmediate(countTurns)
      }
      countTurns()
      await createErasing(counting, () => NOW, newId)()
      isOver = true
      const all = before + 5 * ERASED_AT_ONCE
      expect(counted.erased).toBe(all)
      expect(counted.settled).toBe(Math.ceil(all / ERASED_AT_ONCE))
      expect(counted.most).toBeLessThanOrEqual(ERASED_AT_ONCE)
    })
  })
}

/** Creates a person who leaves traces in nine records. */
export async function liveSomeLife(records: Repositories, id: string): Promise<void> {
  const nothing = { emailVerifiedAt: null, operatorSince: null, toldOfWeek: null, providerKey: null, providerAt: null }
  const names = { email: `${id}@example.com`, username: id, firstName: null, lastName: null, profileImageUrl: null }
  const kept = { createdAt: 1, settings: DEFAULT_SETTINGS, passwordHash: 'hash', tokenVersion: 0, ...nothing }
  await records.users.create({ id, ...names, ...kept })
  const until = NOW + 1000 * HOUR
  const noMaker = { maker: null, makerVersion: null }
  await records.links.keep({ id: `link-${id}`, purpose: 'reset', userId: id, emailKey: names.email, until, ...noMaker })
  await records.tickets.keep({ id: `ticket-${id}`, userId: id, body: { of: id }, until })
  await records.places.remember(id, 'mark', NOW)
  await records.favorites.add(id, { gameId: 1, addedAt: NOW })
  const game = { gameId: 1, slug: 'x', playedAt: NOW, players: 3, score: 1, place: 1 }
  await records.history.keep([{ userId: id, sessionId: 's0123456789', number: 1, ...game }])
  await records.entries.join({ challengeId: '2026-w48', userId: id, at: NOW, most: 10_000 })
  const about = { playerId: null, text: null, name: null, accountId: null, deviceMark: null, slug: null, doneAt: null }
  const report = { sessionId: 's0123456789', kind: 'card', reason: 'Rude', evidence: 'shown' as const, ...about }
  await records.reports.keep({ id: `report-${id}`, at: NOW, by: id, ...report })
  await records.crews.make(sampleCrew(id, [{ name: id, userId: id }, { name: 'Bob' }]))
}

/** Returns the number of records in which an account has left a trace. */
export async function tracesOf(records: Repositories, id: string): Promise<number> {
  const found = await Promise.all([
    records.users.byIds([id]),
    records.links.of(id),
    records.tickets.of(id),
    records.places.times(id),
    records.favorites.of(id),
    records.history.of(id, null, 10),
    records.entries.of(id),
    records.reports.by(id),
    records.crews.of(id),
  ])
  return found.filter((traces) => traces.length > 0).length
}

/** Wraps the records so that they work for a number of steps and then fail. */
function dyingAfter(records: Repositories, steps: number): Repositories {
  let left = steps
  const dying =
    (work: (...asked: never[]) => Promise<unknown>) =>
    async (...asked: never[]) => {
      if (left-- <= 0) throw new Error('died')
      return work(...asked)
    }
  // Keeps the names and the answers
  const dyingIn = <Port extends object>(port: Port) =>
    Object.fromEntries(Object.entries(port).map(([ask, work]) => [ask, dying(work as never)])) as Port
  return {
    ...records,
    users: dyingIn(records.users),
    deleted: dyingIn(records.deleted),
    forgetting: records.forgetting.map((forget) => dying(forget as never) as typeof forget),
    settle: dying(records.settle) as typeof records.settle,
  }
}
