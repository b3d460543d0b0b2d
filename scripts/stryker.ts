import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** So many lines of each folder, drawn by SEED; without it every line of the rules is tried, which takes hours. */
const { LINES = 'Infinity', SEED = '1' } = process.env
/** Decides nothing, or only helps tests. */
const LEFT_OUT = /^(testing|decks)$|\.test\.ts$|^(index|state|about|schema|card|bot-lines|named-[a-z]+)\.ts$/
const DECIDES_NOTHING = /^\s*(import|\/?\*|\/\/|[)}\]]*$)/

const filesIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => (LEFT_OUT.test(name) ? [] : `${folder}/${name}`))
const isSource = (path: string) => path.endsWith('.ts')

function linesOf(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, i) => (DECIDES_NOTHING.test(text) ? [] : `${file}:${i + 1}-${i + 1}`))
}

function drawLines(folder: string) {
  const draw = (line: string) => createHash('sha256').update(`${SEED} ${line}`).digest('hex')
  const lines = filesIn(folder).filter(isSource).flatMap(linesOf)
  return lines.sort((a, b) => draw(a).localeCompare(draw(b))).slice(0, Number(LINES))
}

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.config.ts' },
  mutate: filesIn('games/src')
    .filter((path) => !isSource(path))
    .flatMap(drawLines),
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
