import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFiles } from './git.ts'

const ROOT = join(import.meta.dirname, '..')
/** Code that measures durations. */
const CLOCKS = /\bperformance\.now\(|\bcpuUsage\(|\bhrtime\b|expect\(\s*Date\.now\(\) -/

/** These compare two durations measured side by side, keep a processor busy, or measure a clock of their own. */
const COMPARED: readonly string[] = [
  'rest-api/src/auth/passwords.test.ts',
  'rest-api/src/away.integration.test.ts',
  'rest-api/src/backups/kill.integration.test.ts',
  'web/src/lib/use-paced.test.tsx',
  'web/src/lib/use-rest.test.tsx',
]

test('[MACHINE-1] no test asserts how long something takes', () => {
  const found = testFiles().filter(
    (file) => file !== 'scripts/time.test.ts' && CLOCKS.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(found.filter((file) => !COMPARED.includes(file))).toEqual([])
})

test('[MACHINE-2] what a test waits for has at least thirty seconds to happen', () => {
  const found = testFiles().flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const limits = [
      ...source.matchAll(/\btimeout: (\d[\d_]*)/g),
      ...source.matchAll(/(?<!AbortSignal)\.timeout\((\d[\d_]*)\)/g),
    ]
    return limits.filter(([, ms = '']) => Number(ms.replaceAll('_', '')) < 30_000).map(([text]) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})
