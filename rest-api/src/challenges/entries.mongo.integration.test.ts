import { createLog } from '@highjinks/platform'
import { startTcpProxy } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { connectMongo } from '../stores/mongo.ts'
import { describeMongo, untilReady } from '../testing/mongo.ts'
import { mongoEntries } from './entries.mongo.ts'

describeMongo('MongoDB', (open) => {
  test('[CHALLENGE-16] however many died while they joined, all places are there for others, and not one more', async () => {
    const { mongo, url, close } = await open()
    const entries = mongoEntries(mongo)
    await untilReady(mongo)
    const challengeId = 'week-of-deaths'
    const most = 40
    for (let i = 0; i < 30; i++) {
      const proxy = await startTcpProxy([Number(new URL(url).port)])
      const address = new URL(url)
      address.port = String(proxy.port)
      address.searchParams.set('directConnection', 'true')
      const dying = connectMongo(address.href, createLog('silent'))
      const theirs = mongoEntries(dying)
      await untilReady(dying)
      const joining = theirs.join({ challengeId, userId: `dying-${i}`, at: i, most }).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, i % 6))
      await proxy.stop()
      await joining
      await dying.close()
    }
    const others = await Promise.all(
      Array.from({ length: most + 5 }, (_, i) => entries.join({ challengeId, userId: `living-${i}`, at: i, most })),
    )
    const inAll = await entries.top(challengeId, 0, 100)
    expect(inAll).toHaveLength(most)
    const died = inAll.filter(({ userId }) => userId.startsWith('dying-')).length
    expect(others.filter((step) => step.ok)).toHaveLength(most - died)
    await close()
  })
})
