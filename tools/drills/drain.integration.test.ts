import { hasRedisServer } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { endOne } from './cluster.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test.skipIf(!hasRedisServer())(
  `[DRAIN-1] when one server shuts down, no acknowledgement fails, everyone moves to another, and it exits with 0 (SEED=${seed})`,
  async () => {
    const found = await endOne({ sessions: 6, seats: 5, think: 250, seed })
    expect(found.faults.slice(0, 10)).toEqual([])
    // It took less than its ten seconds; after them it exits with another code
    expect(found.code).toBe(0)
    // A late answer is the machine's fault; a refused one, or one lost with its connection, is ours. The drill allows
    // neither.
    expect(found.reasons.filter((reason) => reason !== 'silent')).toEqual([])
    expect(found.moved).toBeGreaterThan(5)
  },
)
