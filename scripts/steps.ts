import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { run } from './processes.mjs'

/** A Node program that passes if it exits with 0. A test runner writes its counts to the file named by REPORT. */
export interface Step {
  readonly name: string
  readonly args: readonly string[]
}

type Count = Readonly<Record<'passed' | 'failed' | 'skipped', number>>
export type Outcome = Count & { readonly name: string; readonly note?: string }

/** Reads the counts of vitest or Playwright. A program that broke before its first test counts as one failure. */
export function countOf(report: Record<string, unknown>, ok: boolean): Count {
  const counts: Record<string, unknown> = { ...report, ...Object(report.stats) }
  const sum = (...names: string[]) => names.reduce((total, name) => total + Number(counts[name] ?? 0), 0)
  const failed = sum('numFailedTests', 'unexpected')
  return {
    // A test that passes on the second try has passed, as in Playwright's own exit code
    passed: sum('numPassedTests', 'expected', 'flaky'),
    failed: ok ? failed : Math.max(1, failed),
    skipped: sum('numPendingTests', 'numTodoTests', 'skipped'),
  }
}

/** Returns the slowest files, as vitest and Playwright report them. */
export function slowestOf(report: Record<string, unknown>, count: number): string[] {
  const seconds = new Map<string, number>()
  const add = (file: unknown, ms: number) =>
    seconds.set(String(file), (seconds.get(String(file)) ?? 0) + (ms > 0 ? ms / 1000 : 0))
  for (const { name, startTime, endTime } of listIn(report.testResults)) add(name, Number(endTime) - Number(startTime))
  const read = (suite: Record<string, unknown>) => {
    listIn(suite.suites).forEach(read)
    for (const { file, tests } of listIn(suite.specs))
      for (const { results } of listIn(tests)) for (const { duration } of listIn(results)) add(file, Number(duration))
  }
  read(report)
  const ordered = [...seconds].sort(([, one], [, other]) => other - one).slice(0, count)
  return ordered.map(([file, took]) => `${took.toFixed(1).padStart(6)} s  ${relative('.', file)}`)
}
const listIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(Object) : [])

/** `npm test -- --slowest` also lists where the time went. */
const SLOWEST = process.argv.includes('--slowest') ? 12 : 0

async function perform({ name, args }: Step): Promise<Outcome> {
  const began = performance.now()
  const REPORT = resolve(`.cache/reports/${name}-${process.pid}.json`)
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, REPORT }, output: 'keep' })
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const isCounted = existsSync(REPORT)
  // Anything but a test runner counts as one test
  const report = isCounted ? JSON.parse(readFileSync(REPORT, 'utf8')) : { expected: code === 0 ? 1 : 0 }
  rmSync(REPORT, { force: true })
  const { passed, failed, skipped } = countOf(report, code === 0)
  const said = isCounted ? `${passed} passed, ${failed} failed, ${skipped} skipped` : output.trim().split('\n').at(-1)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(13)} ${seconds} s  ${said}`.trimEnd())
  for (const line of slowestOf(report, SLOWEST)) console.log(line)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
  return { name, passed, failed, skipped }
}

/** Runs lanes in parallel and the steps of a lane in order. A failure stops nothing. */
export async function runLanes(...lanes: Step[][]) {
  const outcomes: Outcome[] = []
  const walk = async (lane: readonly Step[]) => {
    for (const step of lane) outcomes.push(await perform(step))
  }
  await Promise.all(lanes.map(walk))
  return outcomes
}

/** Repeats at the end what was skipped and what failed, counts everything, and returns the exit code. */
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
