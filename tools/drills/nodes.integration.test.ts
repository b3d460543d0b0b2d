import { hasRedisServer } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { killNodes } from './cluster.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test.skipIf(!hasRedisServer())(
  `[DRILL-1] ten of them killed with -9: nothing acknowledged is lost, doubled or out of order (SEED=${seed})`,
  async () => {
    const found = await killNodes({ sessions: 6, seats: 5, think: 250, seed }, 10)
    expect(found.faults.slice(0, 10)).toEqual([])
    expect(found.acks).toBeGreaterThan(60)
    expect(found.recovery.count).toBeGreaterThan(5)
    // Compared with the start time of a process here, which a slow or busy machine prolongs too
    expect(found.recovery.p95).toBeLessThan(5 * found.restart)
  },
)
