import { expect, test } from 'vitest'
import { Tally } from './tally.ts'

test('[BALCONY-6] a device counts once, with what it tapped first', () => {
  const tally = new Tally(true)
  expect(tally.take('phone', 'home', 'legit')).toBe(true)
  expect(tally.take('phone', 'home', 'baked')).toBe(true)
  expect(tally.counts).toEqual({ legit: 1 })
})

test('[BALCONY-7] an address has a hundred taps of a phase, and beyond them no more than all the others', () => {
  const tally = new Tally(true)
  const from = (address: string, many: number) =>
    Array.from({ length: many }, (_, i) => tally.take(`${address}-${i}`, address, address)).filter(Boolean).length
  expect(from('bar', 150)).toBe(100)
  expect(from('stream', 130)).toBe(100)
  for (let i = 0; i < 60; i++) tally.take(`home-${i}`, `home-${i}`, 'home')
  expect(from('bar', 300)).toBe(160)
  expect(tally.counts).toEqual({ bar: 160, stream: 100, home: 60 })
})

test('[BALCONY-7] with limits off nothing is limited', () => {
  const tally = new Tally(false)
  for (let i = 0; i < 1000; i++) expect(tally.take(`phone-${i}`, 'one', 'legit')).toBe(true)
  expect(tally.counts).toEqual({ legit: 1000 })
})
