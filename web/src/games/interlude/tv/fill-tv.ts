import type { CSSProperties } from 'react'
import { longestWord } from '../../../ui/look/longest-word.ts'

/** A TV's room for the lines, in rem, which depend on its height there. */
const TV_ROOM = { width: 58, height: 18.5, gap: 1 } as const
/** Around one line's words. */
const FRAME = { width: 3.4, height: 1.9 } as const
const SIZES = [6, 5.2, 4.6, 4, 3.6, 3.2, 2.8, 2.5, 2.2] as const
/** Notes rather than strips: only a single one has a row to itself. */
const COLUMNS = [2, 3] as const
/** More than this fill three columns, however small. */
const IN_TWO_COLUMNS = 6
/** The width of a handwritten letter relative to its height, including the space at the end of a row. */
const LETTER = 0.45

interface Filling {
  /** The letters' size, in rem. */
  readonly size: number
  readonly columns: number
}

/** Returns the largest letters, and the columns, with which these lines fit a TV without breaking a word. */
export function fillTv(texts: readonly string[]): Filling {
  const count = texts.length
  const longest = Math.max(0, ...texts.map((text) => text.length))
  const word = Math.max(0, ...texts.map(longestWord))
  for (const size of SIZES) {
    const columns = (count === 1 ? [1] : COLUMNS).find((one) =>
      doesFit({ size, columns: one }, { count, longest, word }),
    )
    if (columns !== undefined) return { size, columns }
  }
  return { size: SIZES[SIZES.length - 1] ?? 2, columns: count > IN_TWO_COLUMNS ? 3 : 2 }
}

interface Lines {
  readonly count: number
  readonly longest: number
  /** Letters of the longest word. */
  readonly word: number
}

function doesFit({ size, columns }: Filling, { count, longest, word }: Lines): boolean {
  const width = (TV_ROOM.width + TV_ROOM.gap) / columns - TV_ROOM.gap - FRAME.width
  const height = (TV_ROOM.height + TV_ROOM.gap) / Math.ceil(count / columns) - TV_ROOM.gap - FRAME.height
  const words = longest * LETTER * size
  return word * LETTER * size <= width && Math.ceil(words / width) * size <= height
}

/** Returns the style of a board of notes. */
export function boardStyle({ size, columns }: Filling): CSSProperties {
  return { '--letters': `${size}rem`, '--columns': columns }
}

/** Returns the style of one note: the last row is centered. */
export function noteStyle(i: number, count: number, columns: number): CSSProperties | undefined {
  const left = count % columns
  return left > 0 && i === count - left ? { '--from': columns - left + 1 } : undefined
}
