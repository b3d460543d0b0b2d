import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '@highjinks/platform'
import mongoose from 'mongoose'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { mongoRecords } from '../mongo-records.ts'
import { databaseOf, describeMongo, untilReady } from '../testing/mongo.ts'
import type { MongoDb } from './database.ts'
import { ALL_RECORDS, proveAllIsThere, proveEveningIsThere } from './kept.contract.ts'
import { migrateMongo } from './migrate-mongo.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { connectMongo } from './mongo.ts'

const FIXTURES = join(import.meta.dirname, '../testing/fixtures')
const KEPT = readdirSync(FIXTURES).filter((name) => /^mongo-\d+\.json$/.test(name))

const keptIndex = z.looseObject({ key: z.record(z.string(), z.literal([1, -1])), name: z.string() })
const keptDatabase = z.record(
  z.string(),
  z.object({ indexes: z.array(keptIndex), documents: z.array(z.looseObject({ _id: z.string() })) }),
)

async function putBack(db: MongoDb, name: string): Promise<void> {
  const kept = keptDatabase.parse(JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')))
  for (const [collection, { indexes, documents }] of Object.entries(kept)) {
    const into = db.collection<{ _id: string }>(collection)
    for (const { key, ...options } of indexes) if (options.name !== '_id_') await into.createIndex(key, options)
    if (documents.length > 0) await into.insertMany(documents)
  }
}

const step = (mongo: Migration['mongo'], contracts?: true): Migration => ({
  sqlite: () => undefined,
  mongo,
  ...(contracts && { contracts }),
})

describeMongo('a MongoDB from version to version', (open) => {
  /** Opens a new database as that version left it, or an empty one. */
  async function withDatabase(name: string | null, look: (db: MongoDb, url: string) => Promise<void>): Promise<void> {
    const opened = await open()
    const url = databaseOf(opened.url)
    const connection = await mongoose.createConnection(url).asPromise()
    if (!connection.db) throw new Error('no database')
    if (name !== null) await putBack(connection.db, name)
    try {
      await look(connection.db, url)
    } finally {
      await connection.close()
      await opened.close()
    }
  }
  const layoutOf = (db: MongoDb) => db.collection<{ _id: string }>('layout').findOne({ _id: 'records' })

  test.each(KEPT)('[KEPT-1] %s, as its version left it, is opened and read, and goes on', async (name) => {
    await withDatabase(name, async (db, url) => {
      const mongo = connectMongo(url, createLog('silent'))
      const records = mongoRecords(mongo)
      await untilReady(mongo)
      await proveEveningIsThere(records)
      expect(await layoutOf(db)).toEqual({ _id: 'records', version: MIGRATIONS.length, oldest: 1 })
      await mongo.close()
    })
  })

  test('[KEPT-1] every record that the version before the declarations kept is what it was', async () => {
    await withDatabase(`${ALL_RECORDS}.json`, async (db, url) => {
      const mongo = connectMongo(url, createLog('silent'))
      const records = mongoRecords(mongo)
      await untilReady(mongo)
      await proveAllIsThere(records)
      expect(await records.deleted.all()).toMatchObject([{ id: 'gone' }])
      expect(await records.deleted.undone()).toEqual([])
      expect(await layoutOf(db)).toEqual({ _id: 'records', version: MIGRATIONS.length, oldest: 1 })
      await mongo.close()
    })
  })

  test('[KEPT-8] three parallel processes drop the old indexes, and one of the previous version still starts', async () => {
    const indexesOf = async (db: MongoDb) => {
      const collections = await db.listCollections().toArray()
      const all = collections.map(async ({ name }) =>
        (await db.collection(name).indexes()).map((one) => [name, one.name].join()),
      )
      return (await Promise.all(all))
        .flat()
        .filter((one) => !one.endsWith(',_id_'))
        .sort()
    }
    const start = async (url: string) => {
      const mongo = connectMongo(url, createLog('silent'))
      mongoRecords(mongo)
      await untilReady(mongo)
      await mongo.close()
    }
    await withDatabase(null, async (fresh, freshUrl) => {
      await start(freshUrl)
      await withDatabase(`${ALL_RECORDS}.json`, async (db, url) => {
        expect(await indexesOf(db)).toContain('bars,mark_1_until_-1')
        await Promise.all([migrateMongo(db), migrateMongo(db), migrateMongo(db)])
        await start(url)
        expect(await indexesOf(db)).toEqual(await indexesOf(fresh))
        await migrateMongo(db, MIGRATIONS.slice(0, 13))
      })
    })
  })

  test('[KEPT-1] the first of them is kept', () => {
    expect(KEPT).toContain('mongo-1.json')
  })

  test('[KEPT-3] a thousand entries get a position each, from three parallel processes that die midway', async () => {
    await withDatabase(null, async (db) => {
      const entries = db.collection<{ _id: string; challengeId: string; place?: string }>('challengeEntries')
      const challengeId = '2026-w48'
      await entries.insertMany(Array.from({ length: 1000 }, (_, i) => ({ _id: `${challengeId}:u${i}`, challengeId })))
      let writes = 0
      const dying: MongoDb = Object.create(db, {
        collection: {
          value: (name: string) => {
            if (name === 'challengeEntries' && ++writes % 150 === 0) throw new Error('died')
            return db.collection(name)
          },
        },
      })
      for (let done = false; !done; ) {
        const three = await Promise.allSettled([migrateMongo(dying), migrateMongo(dying), migrateMongo(dying)])
        done = three.every(({ status }) => status === 'fulfilled')
      }
      expect(writes).toBeGreaterThan(450)
      const places = (await entries.find().toArray()).map(({ place }) => place)
      expect(new Set(places).size).toBe(1000)
      expect(places).not.toContain(undefined)
      await migrateMongo(db)
    })
  })

  test('[KEPT-3] a step that died is begun again, and those before it are not', async () => {
    await withDatabase(null, async (db) => {
      const runs: string[] = []
      const first = step(async () => void runs.push('first'))
      const dying = step(() => Promise.reject(new Error('died')))
      const second = step(async () => void runs.push('second'))
      await expect(migrateMongo(db, [first, dying])).rejects.toThrow('died')
      await migrateMongo(db, [first, second])
      await migrateMongo(db, [first, second])
      expect(runs).toEqual(['first', 'second'])
    })
  })

  test('[KEPT-4] a process of the version before goes on until something was taken away that it needs', async () => {
    await withDatabase(null, async (db) => {
      const nothing = step(async () => undefined)
      await migrateMongo(db, [nothing, nothing])
      await migrateMongo(db, [nothing])
      await migrateMongo(db, [nothing, nothing, step(async () => undefined, true)])
      await expect(migrateMongo(db, [nothing, nothing])).rejects.toThrow(
        'the database needs a newer version of Highjinks (records of version 3; this one knows 2)',
      )
      await migrateMongo(db, [nothing, nothing, step(async () => undefined, true)])
    })
  })

  test('[KEPT-4] a server whose database needs a newer one says so once, and is not ready', async () => {
    await withDatabase(null, async (db, url) => {
      const newer = { _id: 'records', version: 99, oldest: 99 }
      await db.collection<{ _id: string }>('layout').insertOne(newer)
      const lines: string[] = []
      const log = createLog('error')
      log.error = (words: unknown) => void lines.push(String(words))
      const mongo = connectMongo(url, log)
      mongoRecords(mongo)
      await expect(untilReady(mongo, 2500)).rejects.toThrow('mongo is away')
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain('the database needs a newer version of Highjinks (records of version 99')
      await mongo.close()
    })
  })

  test('[KEPT-5] an account from before a setting has its default until someone changes it', async () => {
    await withDatabase('mongo-1.json', async (db, url) => {
      await db.collection('users').updateOne({ username: 'Ada' }, { $set: { settings: { emailNotifications: true } } })
      const mongo = connectMongo(url, createLog('silent'))
      const { users } = mongoRecords(mongo)
      await untilReady(mongo)
      expect((await users.byEmail('ada@example.com'))?.settings).toEqual({
        emailNotifications: true,
        gameUpdates: false,
        publicProfile: false,
        shareActivity: false,
      })
      await mongo.close()
    })
  })
})
