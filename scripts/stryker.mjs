import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'

/** So many lines of each folder, drawn by SEED; without it every line of the rules is tried, which takes hours. */
const LINES = Number(env['LINES'] ?? Number.POSITIVE_INFINITY)
const SEED = env['SEED'] ?? '1'
const RULES = 'games/src'
/** Decides nothing, or only helps tests. */
const LEFT_OUT =
  /(^|\/)(testing|decks|stored)(\/|$)|\.test\.ts$|(^|\/)(index|state|about|schema|card|bot-lines|named-[a-z]+)\.ts$/

const folders = readdirSync(join(import.meta.dirname, '..', RULES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name))
  .map((entry) => `${RULES}/${entry.name}`)

/** @param {string} folder */
function linesOf(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  const lines = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((text, i) =>
        /^\s*(import|\/?\*|\/\/|[)}\]]*$)/.test(text) ? [] : [`${folder}/${file}:${i + 1}-${i + 1}`],
      ),
  )
  const draw = (/** @type {string} */ line) => createHash('sha256').update(`${SEED} ${line}`).digest('hex')
  return lines.sort((a, b) => draw(a).localeCompare(draw(b))).slice(0, LINES)
}

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.config.ts' },
  mutate: folders.flatMap(linesOf),
  ignorePatterns: ['bench', 'docs', 'e2e', 'edge', 'embedded', 'realtime-server', 'rest-api', 'session-store', 'web'],
  tsconfigFile: 'none: TypeScript 7 has no API by which it could be read',
  thresholds: { high: 90, low: 85, break: 80 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: true, logTests: false },
  tempDirName: '.cache/stryker',
  dryRunTimeoutMinutes: 30,
  // A busy machine is no fault that was noticed.
  timeoutMS: 30_000,
}
