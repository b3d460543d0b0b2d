import { expect, test } from 'vitest'
import { namesIn, withNames } from './suggested-names.ts'

const LINK = 'https://play.example/join/BCDFGH'
const there = [{ name: 'Ann' }]

test("[LOCALPAGE-24] a QR code carries the names of people who aren't there yet, out of the server's sight", () => {
  const link = withNames(LINK, ['ann', 'Ben & Co', 'Cat'], there)
  expect(link).toBe(`${LINK}#name=Ben+%26+Co&name=Cat`)
  expect(namesIn(new URL(link).hash, there)).toEqual(['Ben & Co', 'Cat'])
  expect(withNames(LINK, ['Ann'], there)).toBe(LINK)
})

test('[LOCALPAGE-24] any address only suggests names, and no more than there are seats', () => {
  const many = Array.from({ length: 30 }, (_, i) => `name=P${i}`).join('&')
  expect(namesIn(`#${many}`, there)).toHaveLength(8)
  expect(namesIn(`#name=&name=${'x'.repeat(21)}&name=Ben&name=Ben`, there)).toEqual(['Ben'])
  expect(namesIn('', there)).toEqual([])
})
