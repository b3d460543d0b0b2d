import { existsSync, readFileSync, rmSync } from 'node:fs'
import { run } from './processes.ts'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
interface Result extends Count {
  readonly output?: string
  readonly note?: string | undefined
}
/** A step of `check` or `test`. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<Result>
}
export type Outcome = Result & { readonly name: string }

/** What is no run of tests counts as one that passed or failed. */
export const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

export const skip = (name: string, note: string): Step => ({
  name,
  run: async () => ({ passed: 0, failed: 0, skipped: 1, note }),
})

/** A program of Node that passes when it ends with 0. Of tests the report is counted that their runner leaves in a file. */
export function program(name: string, args: string[], report?: string, env = process.env): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await run(process.execPath, args, { env, output: 'keep' })
      return { ...(report ? readCount(report, code === 0) : one(code === 0)), output }
    },
  }
}

function readCount(file: string, ok: boolean) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  rmSync(file, { force: true })
  return countOf(report, ok)
}

/** In the words of vitest or of Playwright; a runner that broke before its first test failed once. */
export function countOf(report: Record<string, unknown>, ok: boolean): Count {
  const counts: Record<string, unknown> = { ...report, ...Object(report.stats) }
  const sum = (...names: string[]) => names.reduce((total, name) => total + Number(counts[name] ?? 0), 0)
  const failed = sum('numFailedTests', 'unexpected')
  return {
    // a test that passed at the second try has passed, as Playwright's own exit code says
    passed: sum('numPassedTests', 'expected', 'flaky'),
    failed: ok ? failed : Math.max(1, failed),
    skipped: sum('numPendingTests', 'numTodoTests', 'skipped'),
  }
}

async function perform({ name, run }: Step): Promise<Outcome> {
  const began = performance.now()
  const result = await run().catch((error): Result => ({ ...one(false), output: String(error) }))
  const { passed, failed, skipped, output = '', note = '' } = result
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '-'
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const counts = passed + failed + skipped > 1 ? `  ${passed} passed, ${failed} failed, ${skipped} skipped` : ''
  console.log(`${mark} ${name.padEnd(14)} ${seconds} s${counts}  ${note}`.trimEnd())
  if (failed > 0 && output.trim()) console.log(`\n${output.trimEnd()}\n`)
  return { name, ...result }
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

/** Says again, where nobody can miss it, what was not tried and what failed; where nothing may be skipped, a skip failed. */
export function sumUp(outcomes: readonly Outcome[], isStrict = false) {
  for (const { name, skipped, note } of outcomes)
    if (skipped > 0) console.log(`SKIPPED in ${name}: ${note ?? `${skipped} tests, by their own choice`}`)
  const broken = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  const sum = (name: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[name], 0)
  const failed = sum('failed') + (isStrict ? sum('skipped') : 0)
  console.log(`${sum('passed')} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
