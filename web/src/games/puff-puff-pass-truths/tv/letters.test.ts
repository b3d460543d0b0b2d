import { expect, it } from 'vitest'
import { ALONE, BESIDE_AUTHOR, tvLetters } from './letters.ts'

const USUAL = [
  'I once hid in the bathroom at my own birthday to finish a chapter.',
  'I once apologized to a statue and then checked who had seen it.',
  'I once argued with a parking meter in front of a school bus.',
]
const LONGEST = 'I once hid in the bathroom at my own birthday to finish a chapter and nobody came to look for me, ok.'
const SHORT = 'I can juggle.'

it('three usual statements are half as large again on a TV as its smallest words', () => {
  expect(tvLetters(USUAL, BESIDE_AUTHOR)).toBeGreaterThan(2.48)
  expect(tvLetters(USUAL, ALONE)).toBeGreaterThan(2.7)
})

it('the longest three are smaller, and never too small for a TV', () => {
  const longest = [LONGEST, LONGEST, LONGEST]
  expect(tvLetters(longest, BESIDE_AUTHOR)).toBeLessThan(tvLetters(USUAL, BESIDE_AUTHOR))
  expect(tvLetters(longest, BESIDE_AUTHOR)).toBeGreaterThanOrEqual(1.85)
  expect(tvLetters([SHORT, SHORT, SHORT], ALONE)).toBe(3.5)
})
