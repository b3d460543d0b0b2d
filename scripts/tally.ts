import { existsSync, readFileSync, rmSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

function readReport(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

/** A runner that failed without a failed test (a file that does not load, no tests at all) counts as one failure. */
const atLeastOneFailed = (tally: Tally, ok: boolean): Tally =>
  ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }

export function vitestTally(report: Record<string, unknown> | null, ok: boolean) {
  const count = (name: string) => Number(report?.[name] ?? 0)
  const skipped = count('numPendingTests') + count('numTodoTests')
  return atLeastOneFailed({ passed: count('numPassedTests'), failed: count('numFailedTests'), skipped }, ok)
}

export function playwrightTally(report: Record<string, unknown> | null, ok: boolean) {
  // What Playwright writes there is counts.
  const stats = (report?.stats ?? {}) as Partial<Record<string, number>>
  // a test that passed at the second try has passed, as Playwright's own exit code says
  const passed = (stats.expected ?? 0) + (stats.flaky ?? 0)
  return atLeastOneFailed({ passed, failed: stats.unexpected ?? 0, skipped: stats.skipped ?? 0 }, ok)
}

export const readVitest = (file: string, ok: boolean) => vitestTally(readReport(file), ok)

export const readPlaywright = (file: string, ok: boolean) => playwrightTally(readReport(file), ok)

/** where nothing may be skipped, a skip is a failure */
export function closingLine(tallies: Tally[], strict: boolean) {
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  const failed = sum('failed') + (strict ? sum('skipped') : 0)
  return { failed, line: `${sum('passed')} passed, ${failed} failed` }
}
