import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const there = (path: string) => existsSync(join(ROOT, path.replace('<slug>', 'spin-the-stash')))
const packages: string[] = [...JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces, 'scripts']
const lists = packages
  .filter((name) => there(join(name, 'RULES.md')))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name, 'RULES.md'), 'utf8') }))

test('[RULE-1] every rule has a number of its own, a test quotes each, and no test quotes another', () => {
  const rules = lists.flatMap(({ text }) => numbersIn(text, /^- \*\*([A-Z-]+-\d+)\*\*/gm))
  const quoted = files(ROOT).flatMap((file) => numbersIn(readFileSync(file, 'utf8'), /\[([A-Z-]+-\d+)\]/g))
  expect(rules.filter((number, i) => rules.indexOf(number) !== i)).toEqual([])
  expect(rules.filter((number) => !quoted.includes(number))).toEqual([])
  expect([...new Set(quoted)].filter((number) => !rules.includes(number))).toEqual([])
})

test('[RULE-2] no word has two meanings, and the places where it lives are there', () => {
  const rows = lists.flatMap(({ name, text }) =>
    [...text.matchAll(/^\| (?!word )([^|-]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, words = '', places = '']) => ({
      name,
      words,
      places,
    })),
  )
  const words = rows.flatMap((row) => row.words.split(', '))
  const lost = rows.flatMap(({ name, places }) =>
    numbersIn(places, /`([^`]*\/[^`]*)`/g).filter((path) => !there(join(name, path)) && !there(path)),
  )
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  expect(lost).toEqual([])
})
