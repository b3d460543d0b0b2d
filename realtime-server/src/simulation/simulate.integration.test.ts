import { expect, test } from 'vitest'
import { simulate } from './simulate.ts'

/** One seed again: `SEED=1234 SEEDS=1`. Many: `npm run drill -- simulation`. */
const FIRST = Number(process.env['SEED'] ?? 1)
const SEEDS = Number(process.env['SEEDS'] ?? 2000)
const STEPS = 200

test(`[SIM-1] ${SEEDS} evenings of ${STEPS} steps from seed ${FIRST}: whatever is lost, doubled, late or killed, nothing is wrong at rest`, async () => {
  const failed: string[] = []
  const sum = { commits: 0, acks: 0, kills: 0 }
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    const { faults, commits, acks, kills } = await simulate(seed, STEPS)
    for (const fault of faults) failed.push(`SEED=${seed}: ${fault}`)
    sum.commits += commits
    sum.acks += acks
    sum.kills += kills
  }
  expect(failed.slice(0, 10)).toEqual([])
  // It is not an evening when nothing happens.
  expect(Math.min(sum.commits, sum.acks) / SEEDS).toBeGreaterThan(3)
})

test('[SIM-2] the same seed is the same evening', async () => {
  const once = await simulate(7, STEPS)
  expect(await simulate(7, STEPS)).toEqual(once)
})
