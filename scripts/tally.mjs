import { existsSync, readFileSync, rmSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {string} file @returns {Record<string, unknown> | null} */
function readReport(file) {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

/** A runner that failed without a failed test (a file that does not load, no tests at all) counts as one failure. @param {Tally} tally @param {boolean} ok @returns {Tally} */
const atLeastOneFailed = (tally, ok) => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 })

/** @param {Record<string, unknown> | null} report @param {boolean} ok */
export function vitestTally(report, ok) {
  const count = (/** @type {string} */ name) => Number(report?.[name] ?? 0)
  const skipped = count('numPendingTests') + count('numTodoTests')
  return atLeastOneFailed({ passed: count('numPassedTests'), failed: count('numFailedTests'), skipped }, ok)
}

/** @param {Record<string, unknown> | null} report @param {boolean} ok */
export function playwrightTally(report, ok) {
  const stats = /** @type {Record<string, number>} */ (report?.stats ?? {})
  // a test that passed at the second try has passed, as Playwright's own exit code says
  const passed = (stats.expected ?? 0) + (stats.flaky ?? 0)
  return atLeastOneFailed({ passed, failed: stats.unexpected ?? 0, skipped: stats.skipped ?? 0 }, ok)
}

/** @param {string} file @param {boolean} ok */
export const readVitest = (file, ok) => vitestTally(readReport(file), ok)
/** @param {string} file @param {boolean} ok */
export const readPlaywright = (file, ok) => playwrightTally(readReport(file), ok)

/** @param {Tally[]} tallies @param {boolean} strict where nothing may be skipped, a skip is a failure */
export function closingLine(tallies, strict) {
  const sum = (/** @type {keyof Tally} */ name) => tallies.reduce((total, tally) => total + tally[name], 0)
  const failed = sum('failed') + (strict ? sum('skipped') : 0)
  return { failed, line: `${sum('passed')} passed, ${failed} failed` }
}
