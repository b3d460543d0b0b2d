import { run } from './processes.mjs'

/**
 * A step of `check` or `test`: a name and what it does. One that is no test run counts as one that passed or failed.
 */
import type { Tally } from './tally.ts'

export type Outcome = { name: string; tally: Tally; output: string; note?: string }

export type Step = { name: string; run: () => Promise<Omit<Outcome, 'name'>> }

export const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/** A program of Node that passes when it ends with 0; a test runner's own count is read from its report instead. */
export function program(
  name: string,
  args: string[],
  {
    count = one,
    output = 'keep',
    ...options
  }: { cwd?: string; env?: NodeJS.ProcessEnv; output?: 'show' | 'keep'; count?: (ok: boolean) => Tally } = {},
): Step {
  return {
    name,
    run: async () => {
      const ended = await run(process.execPath, args, { output, limited: output === 'keep', ...options })
      return { tally: count(ended.code === 0), output: ended.output }
    },
  }
}

export const skipped = (name: string, why: string): Step => ({
  name,
  run: async () => ({ tally: { passed: 0, failed: 0, skipped: 1 }, output: '', note: why }),
})

async function perform(step: Step): Promise<Outcome> {
  const began = performance.now()
  const outcome = await step.run().catch((error) => ({ tally: one(false), output: String(error?.message ?? error) }))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  report({ name: step.name, ...outcome }, seconds)
  return { name: step.name, ...outcome }
}

function report({ name, tally, output, note }: Outcome, seconds: string) {
  const mark = tally.failed > 0 ? '✗' : tally.skipped > 0 && tally.passed === 0 ? '-' : '✓'
  const counted = tally.passed + tally.failed + tally.skipped > 1
  const counts = counted ? `  ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : ''
  console.log(`${mark} ${name.padEnd(14)} ${seconds.padStart(6)} s${counts}${note ? `  ${note}` : ''}`)
  if (tally.failed > 0 && output.trim()) console.log(`\n${output.trimEnd()}\n`)
}

/** Lanes run side by side, the steps of a lane one after the other; a failure stops nothing. */
export async function runLanes(...lanes: Step[][]) {
  const walked = lanes.map(async (lane) => {
    const outcomes: Outcome[] = []
    for (const step of lane) outcomes.push(await perform(step))
    return outcomes
  })
  return (await Promise.all(walked)).flat()
}

/** Says again, where nobody can miss it, what was not tried. */
export function tellSkipped(outcomes: Outcome[]) {
  for (const { name, tally, note } of outcomes) {
    if (tally.skipped > 0) console.log(`SKIPPED in ${name}: ${note ?? `${tally.skipped} tests, by their own choice`}`)
  }
}
