import { existsSync, readFileSync, rmSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

/** What is no test run counts as one that passed or failed. */
export const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

/** Counts what a runner reported, in the words of vitest or of Playwright; one that broke before its first test failed once. */
export function tallyOf(report: Record<string, unknown>, ok: boolean): Tally {
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

export function readTally(file: string, ok: boolean): Tally {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  rmSync(file, { force: true })
  return tallyOf(report, ok)
}

/** Where nothing may be skipped, a skip is a failure. */
export function closingLine(tallies: Tally[], isStrict: boolean) {
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  const failed = sum('failed') + (isStrict ? sum('skipped') : 0)
  return { failed, line: `${sum('passed')} passed, ${failed} failed` }
}
