import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The number of lines per folder, drawn with SEED. By default every line of the rules is tried, which takes hours. */
const { LINES = 'Infinity', SEED = '1' } = process.env
/** These files decide nothing or only help tests. */
const LEFT_OUT =
  /^(balance|testing|decks)\/|\.test\.ts$|\/(index|state|about|schema|card|bot-lines|policies|named-[a-z]+)\.ts$/
const DECIDES_NOTHING = /^\s*(import|\/?\*|\/\/|[)}\]]*$)/

const entries = readdirSync('games/src', { recursive: true, encoding: 'utf8' })
const files = entries.filter((name) => /^[^/]+\/[^/]+\.ts$/.test(name) && !LEFT_OUT.test(name))

function linesIn(file: string) {
  const lines = readFileSync(`games/src/${file}`, 'utf8').split('\n')
  return lines.flatMap((text, i) => (DECIDES_NOTHING.test(text) ? [] : `games/src/${file}:${i + 1}-${i + 1}`))
}

function drawLines(folder: string) {
  const draw = (line: string) => createHash('sha256').update(`${SEED} ${line}`).digest('hex')
  const lines = files.filter((file) => dirname(file) === folder).flatMap(linesIn)
  return lines.sort((a, b) => draw(a).localeCompare(draw(b))).slice(0, Number(LINES))
}

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.config.ts' },
  mutate: [...new Set(files.map(dirname))].flatMap(drawLines),
  ignorePatterns: [
    'docs',
    'tools',
    'e2e',
    'platform',
    'embedded',
    'realtime-server',
    'rest-api',
    'session-store',
    'web',
  ],
  tsconfigFile: 'none: TypeScript 7 has no API by which it could be read',
  thresholds: { high: 90, low: 85, break: 80 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: true, logTests: false },
  tempDirName: '.cache/stryker',
  dryRunTimeoutMinutes: 30,
  // A timeout on a busy machine doesn't mean that a test noticed a fault.
  timeoutMS: 30_000,
}
