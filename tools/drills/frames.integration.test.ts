import { expect, test } from 'vitest'
import { sendFrames } from './frames.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e6))

test(`[WIRE-1] twenty thousand broken frames end nothing, change nothing and leave nothing behind (SEED=${seed})`, async () => {
  const { faults, sent, connections } = await sendFrames({ seed, frames: 20_000 })
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(20_000)
  expect(connections).toBeGreaterThan(100)
})
