import { hasRedisServer } from '@highjinks/session-store/testing'
import { expect, test } from 'vitest'
import { tapTogether } from './balcony.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test.skipIf(!hasRedisServer())(
  `[BALCONY-8] [BALCONY-12] taps on two processes count exactly, with one commit, and a killed one silences one phase (SEED=${seed})`,
  async () => {
    const found = await tapTogether({ watchers: 60, seed })
    expect(found.faults).toEqual([])
    expect(found.taps).toBe(60)
  },
)
