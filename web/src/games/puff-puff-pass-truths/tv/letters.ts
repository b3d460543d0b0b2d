import { rowsWithin } from '../../attempt/moment.tsx'

/** Room for the words of all three, in rem. */
export interface Room {
  readonly width: number
  readonly height: number
  /** No larger than this. */
  readonly most?: number
}

/** What is read aloud stands beside its author; what is voted on has the TV for itself. */
export const BESIDE_AUTHOR: Room = { width: 38.3, height: 18.4 }
export const ALONE: Room = { width: 53.5, height: 18.4 }
/** Only two are left of them. */
export const TWO: Room = { ...ALONE, most: 4.6 }

/** How wide a letter of the handwriting is, and how far apart its rows are, in letters' heights. */
const WIDE = 0.44
const LEADING = 0.96

const [LEAST, MOST, STEP] = [1.85, 3.5, 0.05] as const

/** The largest letters in which all of them fit there, in rem. */
export function tvLetters(statements: readonly string[], { width, height, most = MOST }: Room): number {
  let size: number = most
  while (size > LEAST && heightAt(statements, width, size) > height) size -= STEP
  return Math.max(LEAST, Math.round(size * 100) / 100)
}

function heightAt(statements: readonly string[], width: number, size: number): number {
  const letters = Math.floor(width / (WIDE * size))
  return statements.reduce((sum, text) => sum + rowsWithin(text, letters), 0) * size * LEADING
}
