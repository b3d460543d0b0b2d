import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('npm run help has a line for every command, and no other', () => {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'help.mjs')], { encoding: 'utf8' })
  expect(said).toMatch(/^ {2}npm start .*\n {2}npm run dev .*\n {2}npm run check .*\n {2}npm test /)
})
