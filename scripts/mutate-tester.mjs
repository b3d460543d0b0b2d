import { join } from 'node:path'
import process, { argv } from 'node:process'
import { createVitest } from 'vitest/node'

/** Runs a folder's tests again and again in one warm process, and says whether they were all green. */
const copy = argv[2] ?? ''
const vitest = await createVitest('test', {
  root: copy,
  config: false,
  watch: false,
  bail: 1,
  include: ['src/**/*.test.ts'],
  reporters: [{}],
  pool: 'threads',
  maxWorkers: 1,
  testTimeout: 60_000,
})
await vitest.standalone()

/** @type {string | null} */
let changed = null

/** @param {{ folder: string, file: string | null }} asked */
async function test({ folder, file }) {
  for (const one of [changed, file]) if (one !== null) vitest.invalidateFile(join(copy, one))
  changed = file
  const specifications = await vitest.globTestSpecifications([`src/${folder}/`])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  process.send?.({ isGreen: unhandledErrors.length === 0 && testModules.every((module) => module.ok()) })
}

process.on('message', (/** @type {{ folder: string, file: string | null }} */ asked) => void test(asked))
