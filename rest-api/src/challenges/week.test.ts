import { expect, test } from 'vitest'
import { weekOf } from './week.ts'

test.each([
  ['2026-11-16T00:00:00.000Z', '2026-w47'],
  ['2026-11-22T23:59:59.999Z', '2026-w47'],
  ['2026-11-23T00:00:00.000Z', '2026-w48'],
  ['2026-01-01T12:00:00.000Z', '2026-w01'],
  ['2027-01-03T12:00:00.000Z', '2026-w53'],
  ['2027-01-04T00:00:00.000Z', '2027-w01'],
  ['2024-12-30T00:00:00.000Z', '2025-w01'],
])('[CHALLENGE-1] %s belongs to %s of the ISO calendar', (time, id) => {
  expect(weekOf(Date.parse(time)).id).toBe(id)
})

test('[CHALLENGE-1] a week runs from Monday 00:00 UTC to the last moment of Sunday', () => {
  const week = weekOf(Date.parse('2026-11-19T15:00:00Z'))
  expect(new Date(week.startsAt).toISOString()).toBe('2026-11-16T00:00:00.000Z')
  expect(new Date(week.endsAt).toISOString()).toBe('2026-11-22T23:59:59.999Z')
})

test('[CHALLENGE-2] weeks are counted on without a gap, over the end of a year too', () => {
  const first = weekOf(Date.parse('2026-12-24T00:00:00Z')).number
  const numbers = [0, 1, 2, 3].map((i) => weekOf(Date.parse('2026-12-24T00:00:00Z') + i * 7 * 86_400_000).number)
  expect(numbers).toEqual([first, first + 1, first + 2, first + 3])
})
