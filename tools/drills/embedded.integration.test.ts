import { expect, test } from 'vitest'
import { killEmbedded } from './embedded.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test(`[DRILL-3] killed with -9 in the middle of games, the sessions go on and nothing acknowledged is lost (SEED=${seed})`, async () => {
  const found = await killEmbedded({ sessions: 3, seed, think: 60, kills: 2 })
  expect(found.faults.slice(0, 10)).toEqual([])
  expect(found.acks).toBeGreaterThan(100)
})
