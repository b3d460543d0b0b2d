import { hasRedisServer } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { roll } from './rolling.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test.skipIf(!hasRedisServer())(
  `[DRILL-5] a build with a field, a setting and a rule more takes over under play: nothing is lost, no table closed (SEED=${seed})`,
  async () => {
    const found = await roll({ sessions: 6, seats: 5, think: 250, seed })
    expect(found.faults.slice(0, 10)).toEqual([])
    expect(found.acks).toBeGreaterThan(60)
    expect(found.newer).toBeGreaterThan(20)
    expect(found.raised).toBeGreaterThan(20)
  },
)
