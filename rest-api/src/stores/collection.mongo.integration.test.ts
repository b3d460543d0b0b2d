import { createLog } from '@highjinks/platform'
import { freePort } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { describeMongo, untilReady } from '../testing/mongo.ts'
import { collectionContract, note, seat } from './collection.contract.ts'
import { mongoStore } from './collection.mongo.ts'
import { connectMongo } from './mongo.ts'
import { unavailableStoreIn } from './store-unavailable.ts'

describeMongo('MongoDB', (open) => {
  collectionContract('a collection in MongoDB', async () => {
    const { mongo, close } = await open()
    const store = mongoStore(mongo)
    for (const one of [note, seat]) store.of(one as never)
    await untilReady(mongo)
    return { store, close }
  })
})

test('[RECORD-9] while MongoDB is away every call says so, and nothing of it waits', async () => {
  const mongo = connectMongo(`mongodb://127.0.0.1:${await freePort()}/away`, createLog('silent'))
  const notes = mongoStore(mongo).of(note)
  const one = { id: 'a', by: null, text: '', at: 1, score: 1, isDone: false, body: {} }
  const asked = [
    notes.insert(one),
    notes.insertAll([one]),
    notes.put(one),
    notes.find({ id: 'a' }),
    notes.list({ order: { id: 'up' } }),
    notes.count(),
    notes.countBy('id', ['a']),
    notes.update({ id: 'a' }, { at: 2 }),
    notes.updateAll({ id: 'a' }, { at: 2 }),
    notes.take({ id: 'a' }),
    notes.remove({ id: 'a' }),
    notes.trim(1, { order: { id: 'up' } }),
  ]
  expect(asked).toHaveLength(Object.keys(notes).length)
  for (const answer of await Promise.allSettled(asked))
    expect(answer.status === 'rejected' && unavailableStoreIn(answer.reason)).toBe('mongo')
  await mongo.close()
})
