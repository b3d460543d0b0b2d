import { expect, test } from 'vitest'
import { mongoRecords } from '../mongo-records.ts'
import { describeMongo, untilReady } from '../testing/mongo.ts'
import { createErasing, eraseAccount } from './erase.ts'

describeMongo('MongoDB', (open) => {
  test('[ERASE-4] what an earlier version has deleted is erased again', async () => {
    const { mongo, url, close } = await open()
    const { deleted } = mongoRecords(mongo)
    await untilReady(mongo)
    const { default: mongoose } = await import('mongoose')
    const connection = await mongoose.createConnection(url).asPromise()
    await connection.db
      ?.collection<{ _id: string }>('deletedAccounts')
      .updateOne({ _id: 'ada' }, { $set: { at: 1 } }, { upsert: true })
    await connection.close()
    expect(await deleted.undone()).toEqual([{ id: 'ada', at: 1 }])
    await close()
  })

  test('[ERASE-2] [ERASE-4] in no collection is a trace of a deleted account, but that it was', async () => {
    const { mongo, url, close } = await open()
    const records = mongoRecords(mongo)
    await untilReady(mongo)
    const id = 'id-of-ada'
    const settings = { emailNotifications: true, gameUpdates: true, publicProfile: true, shareActivity: true }
    const names = { email: 'ada@example.com', username: 'Ada-name', firstName: 'Ada-first', lastName: null }
    const kept = {
      profileImageUrl: null,
      createdAt: 1,
      settings,
      passwordHash: 'hash',
      tokenVersion: 0,
      emailVerifiedAt: null,
      operatorSince: null,
      toldOfWeek: null,
      providerKey: null,
      providerAt: null,
    }
    await records.users.create({ id, ...names, ...kept })
    await records.places.remember(id, '10.0.0.1', 1)
    await records.favorites.add(id, { gameId: 1, addedAt: 1 })
    const game = { gameId: 1, slug: 'x', playedAt: 1, players: 3, score: 1, place: 1 }
    await records.history.keep([{ userId: id, sessionId: 's1', number: 1, ...game }])
    await records.entries.join({ challengeId: 'w1', userId: id, at: 1, most: 10 })
    const report = { sessionId: 's1', kind: 'card', playerId: null, text: null, reason: 'Rude', doneAt: null }
    const about = { evidence: 'unknown' as const, name: null, accountId: null, deviceMark: null, slug: null }
    await records.reports.keep({ id: 'r1', at: 1, by: id, ...report, ...about })
    await eraseAccount(records, { id, at: 1 }, () => crypto.randomUUID())
    const found = await everythingIn(url)
    expect(Object.keys(found).length).toBeGreaterThan(5)
    for (const [name, text] of Object.entries(found))
      if (name !== 'deletedAccounts') expect(text, name).not.toMatch(/id-of-ada|ada@example|Ada-/i)
    expect(found['challengeEntries']).toContain('gone-')
    // Yesterday's records are restored, with today's list
    await records.users.create({ id, ...names, ...kept })
    await records.favorites.add(id, { gameId: 1, addedAt: 1 })
    await createErasing(
      records,
      () => 1e12,
      () => crypto.randomUUID(),
    )()
    expect(await records.users.byId(id)).toBeNull()
    expect(await records.favorites.of(id)).toEqual([])
    await close()
  })
})

async function everythingIn(url: string): Promise<Readonly<Record<string, string>>> {
  const { default: mongoose } = await import('mongoose')
  const connection = await mongoose.createConnection(url).asPromise()
  const { db } = connection
  const names = (await db?.listCollections().toArray())?.map(({ name }) => name) ?? []
  const all = await Promise.all(
    names.map(async (name) => [name, JSON.stringify(await db?.collection(name).find().toArray())]),
  )
  await connection.close()
  return Object.fromEntries(all)
}
