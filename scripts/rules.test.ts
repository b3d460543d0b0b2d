import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TESTS = /\.(test|spec|contract)\.tsx?$|\/contract\/.*\.ts$/
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number ?? '')

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return TESTS.test(path) ? [path] : []
    return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : files(path)
  })
}

test('[RULE-1] every rule has a number of its own, a test quotes each, and no test quotes another', () => {
  const rules = numbersIn(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'), /^- \*\*([A-Z-]+-\d+)\*\*/gm)
  const quoted = files(ROOT).flatMap((file) => numbersIn(readFileSync(file, 'utf8'), /\[([A-Z-]+-\d+)\]/g))
  expect(rules.filter((number, i) => rules.indexOf(number) !== i)).toEqual([])
  expect(rules.filter((number) => !quoted.includes(number))).toEqual([])
  expect([...new Set(quoted)].filter((number) => !rules.includes(number))).toEqual([])
})
