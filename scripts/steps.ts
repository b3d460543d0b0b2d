import { existsSync, readFileSync, rmSync } from 'node:fs'
import { run } from './processes.ts'

/** A program of Node that passes when it ends with 0. */
export interface Step {
  readonly name: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** The file in which a runner of tests leaves its count. */
  readonly report?: string
}

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
export type Outcome = Count & { readonly name: string; readonly note?: string }

/** In the words of vitest or of Playwright; a program that broke before its first test failed once. */
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

function readReport(file: string) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  rmSync(file, { force: true })
  return report
}

async function perform({ name, args, env, report }: Step): Promise<Outcome> {
  const began = performance.now()
  const { code, output } = await run(process.execPath, args, { env, output: 'keep' })
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  // what is no runner of tests counts as one
  const count = countOf(report ? readReport(report) : { expected: code === 0 ? 1 : 0 }, code === 0)
  const { passed, failed, skipped } = count
  const said = report ? `${passed} passed, ${failed} failed, ${skipped} skipped` : output.trim().split('\n').at(-1)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(13)} ${seconds} s  ${said}`.trimEnd())
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return { name, ...count }
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

/** Says again, where nobody can miss it, what was not tried and what failed, and counts all; answers the exit code. */
export function sumUp(outcomes: readonly Outcome[], { isStrict = false } = {}) {
  for (const { name, skipped, note = `${skipped} tests, by their own choice` } of outcomes)
    if (skipped > 0) console.log(`SKIPPED in ${name}: ${note}`)
  const broken = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  const sum = (name: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[name], 0)
  const failed = sum('failed') + (isStrict ? sum('skipped') : 0)
  console.log(`${sum('passed')} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
