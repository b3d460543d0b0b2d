import type { CSSProperties } from 'react'
import { longestWord } from '../../ui/look/longest-word.ts'

/** On a phone, more than this many are small, or lack what surrounds them. */
export const FEW = 4

/** The width of a button's letter, of what surrounds its words, and of the gap between two buttons, in rem. */
const LETTER = 0.62
/** The same for letters of the usual size. */
export const SMALL_LETTER = 0.5
const FRAME = 1
const GAP = 0.6
/** The least width that a finger needs. */
const LEAST = 3
/** The width for buttons on a phone, and at a laptop's table. */
const PHONE = 21
const LAPTOP = 42

const CLASS_NAME =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] laptop:grid-cols-[repeat(var(--columns-on-laptop),minmax(0,1fr))]'

/** Puts buttons in as few rows as their longest word allows. Each row has about as many as the others. */
export function inColumns(
  labels: readonly string[],
  letter = LETTER,
): { readonly className: string; readonly style: CSSProperties } {
  const wide = Math.max(LEAST, ...labels.map((label) => letter * longestWord(label) + FRAME)) + GAP
  return {
    className: CLASS_NAME,
    style: {
      '--columns': columnsWithin(PHONE / wide, labels.length),
      '--columns-on-laptop': columnsWithin(LAPTOP / wide, labels.length),
    },
  }
}

/** Returns how many columns to use where `most` fit. */
function columnsWithin(most: number, count: number): number {
  const rows = Math.ceil(count / Math.max(1, Math.floor(most)))
  return Math.ceil(count / rows)
}
