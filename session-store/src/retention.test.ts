import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IDLE_MS } from '@highjinks/games/session'
import { RETENTION } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { TOMBSTONE_MS } from './commit.ts'

test('[RETAIN-1] sessions expire, and tombstones fall, when the table says', () => {
  // The store contract moves the clock to both
  expect([IDLE_MS, TOMBSTONE_MS]).toEqual([RETENTION.sessions.ms, RETENTION.tombstones.ms])
})

test('[RETAIN-2] the documents say what the table says', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/kept.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, what, howLong]) => ({ what, howLong }))
  expect(rows.slice(1)).toEqual(Object.values(RETENTION).map(({ what, howLong }) => ({ what, howLong })))
})

const HOURS = new Map(
  Object.entries({ minutes: 1 / 60, hour: 1, hours: 1, day: 24, days: 24, week: 7 * 24, year: 365 * 24 }).map(
    ([name, hours]) => [name, hours],
  ),
)
const NUMBERS = new Map(Object.entries({ a: 1, an: 1, two: 2, ten: 10, fourteen: 14, thirty: 30, ninety: 90 }))

test.each(Object.entries(RETENTION))('[RETAIN-2] the words for %s are its time', (_name, { howLong, ms }) => {
  const [, number = '', unit = ''] =
    /\b(an?|two|ten|fourteen|thirty|ninety) (minutes|hours?|days?|week|year)\b/.exec(howLong) ?? []
  const hours = (NUMBERS.get(number) ?? Number.NaN) * (HOURS.get(unit) ?? Number.NaN)
  expect(ms).toBe(Number.isNaN(hours) ? null : hours * 60 * 60 * 1000)
})
