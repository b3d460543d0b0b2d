import { hasRedisServer } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { killRedis } from './cluster.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test.skipIf(!hasRedisServer())(
  `[DRILL-2] Redis killed with -9 three times: nothing acknowledged is lost and no process ends (SEED=${seed})`,
  async () => {
    const found = await killRedis({ sessions: 6, seats: 5, think: 250, seed }, 3)
    expect(found.faults.slice(0, 10)).toEqual([])
    expect(found.acks).toBeGreaterThan(30)
  },
)
