import type { CSSProperties } from 'react'

/** What a wall has for what was written, in rem, which go by its height there. */
const WALL = { width: 63, height: 21, gap: 0.75 } as const
/** Around the words of one. */
const FRAME = { width: 3, height: 1.4 } as const
const SIZES = [6, 5.2, 4.6, 4, 3.6, 3.2, 2.8, 2.5, 2.2] as const
const COLUMNS = [1, 2, 3] as const
/** More than this stand in three columns, however small. */
const IN_TWO_COLUMNS = 6
/** How wide a handwritten letter is, of its height, with what stays free at the end of a row. */
const LETTER = 0.41

interface Filling {
  /** Of the letters, in rem. */
  readonly size: number
  readonly columns: number
}

/** The largest letters, and the columns, in which so many lines, the longest of this length, stand on a wall. */
export function fillWall(count: number, longest: number): Filling {
  for (const size of SIZES) {
    const columns = COLUMNS.find((one) => doesFit({ size, columns: one }, { count, longest }))
    if (columns !== undefined) return { size, columns }
  }
  return { size: SIZES[SIZES.length - 1] ?? 2, columns: count > IN_TWO_COLUMNS ? 3 : 2 }
}

interface Lines {
  readonly count: number
  readonly longest: number
}

function doesFit({ size, columns }: Filling, { count, longest }: Lines): boolean {
  const width = (WALL.width + WALL.gap) / columns - WALL.gap - FRAME.width
  const height = (WALL.height + WALL.gap) / Math.ceil(count / columns) - WALL.gap - FRAME.height
  const words = longest * LETTER * size
  return Math.ceil(words / width) * size <= height
}

/** For a list of `ON_WALL`. */
export function wallStyle({ size, columns }: Filling): CSSProperties {
  return {
    '--letters': `max(var(--least), ${size}rem)`,
    '--share': `calc((100% - ${(columns - 1) * WALL.gap}rem) / ${columns})`,
  }
}

/** They share what there is: rows of the same number, those left over in the middle. */
export const ON_WALL =
  'stage:flex stage:grow stage:flex-row stage:flex-wrap stage:content-stretch stage:justify-center stage:gap-3'

/** One of them; straight, as lines a hair askew are drawn in steps. */
export const SLIP = 'stage:w-(--share) stage:rounded-card stage:border-[0.25rem] stage:border-ink stage:px-5 stage:py-2'
export const WORDS = 'stage:text-(length:--letters) stage:leading-none'
