import type { Options } from './processes.mjs'
import { run } from './processes.mjs'
import { ROOT } from './setup.mjs'
import { one, type Tally } from './tally.ts'

type Result = { tally: Tally; output?: string; note?: string }
export type Outcome = Result & { name: string }

/** A step of `check` or `test`. */
export type Step = { name: string; run: () => Promise<Result> }

/** A program of Node that passes when it ends with 0; a test runner's own count is read from its report instead. */
export function program(
  name: string,
  args: string[],
  { count = one, output = 'keep', env }: Omit<Options, 'cwd'> & { count?: (ok: boolean) => Tally } = {},
): Step {
  return {
    name,
    run: async () => {
      const ended = await run(process.execPath, args, { cwd: ROOT, env, output, limited: output === 'keep' })
      return { tally: count(ended.code === 0), output: ended.output }
    },
  }
}

export const skipped = (note: string): Result => ({ tally: { passed: 0, failed: 0, skipped: 1 }, note })

async function perform(step: Step): Promise<Outcome> {
  const began = performance.now()
  const result: Result = await step.run().catch((error) => ({ tally: one(false), output: String(error) }))
  const { tally, output = '', note = '' } = result
  const mark = tally.failed > 0 ? '✗' : tally.skipped > 0 && tally.passed === 0 ? '-' : '✓'
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const isRun = tally.passed + tally.failed + tally.skipped > 1
  const counts = isRun ? `  ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped` : ''
  console.log(`${mark} ${step.name.padEnd(14)} ${seconds} s${counts}  ${note}`.trimEnd())
  if (tally.failed > 0 && output.trim()) console.log(`\n${output.trimEnd()}\n`)
  return { name: step.name, ...result }
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

/** Says again, where nobody can miss it, what was not tried and what failed. */
export function sumUp(outcomes: Outcome[]) {
  for (const { name, tally, note } of outcomes)
    if (tally.skipped > 0) console.log(`SKIPPED in ${name}: ${note ?? `${tally.skipped} tests, by their own choice`}`)
  const broken = outcomes.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  return broken.length > 0 ? 1 : 0
}
