import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../docs/decisions')
const FORMAT = /^# (\d{3}) · \S.*\n\n\d{4}-\d\d-\d\d · (?:accepted|superseded by|withdrawn)\b/
/** About half a page. */
const MOST_WORDS = 350

const decisions = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

test('each decision has a number of its own, a date and a status', () => {
  expect(decisions.filter(({ file, text }) => FORMAT.exec(text)?.[1] !== file.slice(0, 3))).toEqual([])
  const numbers = decisions.map(({ file }) => file.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a decision takes about half a page', () => {
  expect(decisions.filter(({ text }) => text.split(/\s+/).length > MOST_WORDS).map(({ file }) => file)).toEqual([])
})
