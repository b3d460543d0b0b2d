import { describe, expect, it } from 'vitest'
import { rowsOf } from './moment.tsx'

describe('the words of a moment', () => {
  it.each([
    ['Did it!', 1, 7],
    ['Half of it', 1, 10],
    ['Not this time', 1, 13],
    ['Everybody Writes', 2, 9],
    ['Doctor Giggle wins!', 2, 12],
    ['I once cut my own bangs the night before a passport photo.', 3, 22],
    ['Quetzalcoatl2026', 1, 16],
  ])('sets "%s" in the rows that allow the largest letters: %i, the longest of %i', (words, rows, longest) => {
    expect(rowsOf(words)).toEqual({ rows, longest })
  })
})
