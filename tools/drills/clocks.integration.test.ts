import { openRedisStore } from '@highjinks/session-store'
import { freePort, hasRedisServer, someOnlineSession, startRedisServer } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { pause } from './play/player.ts'
import { Program } from './play/processes.ts'

const ROOMS = 100
const SPREAD_MS = 5000

test.skipIf(!hasRedisServer())('[DRILL-4] one of two killed with -9: every clock still acts', async () => {
  const redis = await startRedisServer('always')
  const store = await openRedisStore({ url: redis.url })
  const env = { REDIS_URL: redis.url }
  const programs = [await freePort(), await freePort()].map(
    (port) => new Program('realtime-server/src/main.ts', port, env),
  )
  try {
    await Promise.all(programs.map((program) => program.start()))
    // By now they know of each other
    await pause(1500)
    const began = store.now()
    let waiting = Array.from({ length: ROOMS }, (_, i) => {
      const startsAt = Math.round(began + (SPREAD_MS * i) / ROOMS)
      return someOnlineSession(began, { status: 'starting', startsAt })
    })
    await Promise.all(waiting.map((session) => store.create(session)))
    setTimeout(() => void programs[0]?.end(), 1000)

    while (waiting.length > 0) {
      const versions = await store.versions(waiting.map(({ id }) => id))
      waiting = waiting.filter((_, i) => versions[i] === 1)
      await pause(50)
    }
    expect(waiting).toEqual([])
  } finally {
    await Promise.all(programs.map((program) => program.end()))
    await store.close()
    await redis.stop()
  }
})
