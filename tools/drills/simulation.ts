import { simulate } from '@highjinks/realtime-server/testing'
import type { Options } from './run.ts'

const SEEDS = 100_000
const STEPS = 200

/** Runs the simulated evenings many times. Prints a seed that fails; repeat it with `SEED=… SCALE=0.00001`. */
export async function simulation({ seed, scale }: Options): Promise<void> {
  const seeds = Math.max(1, Math.round(SEEDS * scale))
  const sum = { commits: 0, acks: 0, kills: 0 }
  const failed: string[] = []
  for (let done = 0; done < seeds; done++) {
    const { faults, commits, acks, kills } = await simulate(seed + done, STEPS)
    for (const fault of faults) failed.push(`SEED=${seed + done}: ${fault}`)
    sum.commits += commits
    sum.acks += acks
    sum.kills += kills
    if ((done + 1) % 10_000 === 0) console.log(`${done + 1} of ${seeds}, ${failed.length} faults`, failed.slice(0, 3))
  }
  console.log(`${seeds} evenings of ${STEPS} steps:`, sum)
  if (failed.length > 0) throw new Error(failed.slice(0, 20).join('\n'))
}
