import { expect, test } from 'vitest'
import { simulate } from './simulate.ts'

/** One seed again: `SEED=1234 SEEDS=1`. Many: `npm run drill -- simulation`. */
const FIRST = Number(process.env['SEED'] ?? 1)
const SEEDS = Number(process.env['SEEDS'] ?? 2000)
const STEPS = 200

/** Several tests, so that each has little to do however many there are. */
const AT_A_TIME = 100
const parts = Array.from({ length: Math.ceil(SEEDS / AT_A_TIME) }, (_, i) => FIRST + i * AT_A_TIME)

test.each(parts)(
  `[SIM-1] evenings of ${STEPS} steps from seed %i: whatever is lost, doubled, late or killed, nothing is wrong at rest`,
  async (first) => {
    const count = Math.min(AT_A_TIME, FIRST + SEEDS - first)
    const failed: string[] = []
    const sum = { commits: 0, acks: 0, kills: 0 }
    for (let seed = first; seed < first + count; seed++) {
      const { faults, commits, acks, kills } = await simulate(seed, STEPS)
      for (const fault of faults) failed.push(`SEED=${seed}: ${fault}`)
      sum.commits += commits
      sum.acks += acks
      sum.kills += kills
    }
    expect(failed.slice(0, 10)).toEqual([])
    // It is not an evening when nothing happens.
    expect(Math.min(sum.commits, sum.acks) / count).toBeGreaterThan(3)
  },
)

test('[SIM-2] the same seed is the same evening', async () => {
  const once = await simulate(7, STEPS)
  expect(await simulate(7, STEPS)).toEqual(once)
})
