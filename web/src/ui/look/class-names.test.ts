import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

it('each class is defined in one style sheet only: two definitions would both apply', () => {
  const sheetsOf = new Map<string, Set<string>>()
  for (const sheet of SHEETS) {
    for (const [, name = ''] of readFileSync(join(SOURCE, sheet), 'utf8').matchAll(/^\.([\w-]+)(?: \{|,)$/gm))
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet))
  }
  expect(sheetsOf.size).toBeGreaterThan(300)
  expect([...sheetsOf].filter(([, sheets]) => sheets.size > 1).map(([name, sheets]) => [name, ...sheets])).toEqual([])
})
