import { expect, it } from 'vitest'
import { waysToFit } from './fit-text.tsx'

/** Returns the letters' size in a place of 600 by 300. */
function letters(words: string, room = {}): number {
  return Math.max(...waysToFit(words, 'printed', room).map(({ high, across }) => Math.min(300 / high, 600 / across)))
}

it('a word is as large as its place is tall or wide', () => {
  expect(letters('Oh')).toBeCloseTo((300 / 1.08) * 0.96, -1)
  expect(letters('Overwhelmingly')).toBeCloseTo(600 / (14 * 0.55 + 0.3), 0)
})

it('more words fill the number of rows with the largest letters, and more of them are smaller', () => {
  const sizes = [4, 8, 16, 32, 64].map((count) => letters('word '.repeat(count).trim()))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  // Eight rows at most.
  expect(sizes.at(-1)).toBeGreaterThan(15)
})

it('a board that hangs askew leaves room around it', () => {
  expect(letters('Dodged!', { share: 0.4, frame: 1 })).toBeLessThan(letters('Dodged!'))
})
