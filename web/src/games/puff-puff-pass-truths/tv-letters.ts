import { rowsWithin } from '../attempt/moment.tsx'

/** Room for the words of all three, in hundredths of a TV's height, which is sixteen to nine. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** What is read aloud stands beside its author; what is voted on has the TV for itself. */
export const BESIDE_AUTHOR: Room = { width: 71, height: 34 }
export const ALONE: Room = { width: 99, height: 34 }

/** How wide a letter of the handwriting is, and how far apart its rows are, in letters' heights. */
const WIDE = 0.44
const LEADING = 0.96

const [LEAST, MOST, STEP] = [3.4, 6.4, 0.1] as const

/** The largest letters in which all of them fit there, in hundredths of the TV's height. */
export function tvLetters(statements: readonly string[], { width, height }: Room): number {
  let size: number = MOST
  while (size > LEAST && heightAt(statements, width, size) > height) size -= STEP
  return Math.max(LEAST, Math.round(size * 10) / 10)
}

function heightAt(statements: readonly string[], width: number, size: number): number {
  const letters = Math.floor(width / (WIDE * size))
  return statements.reduce((sum, text) => sum + rowsWithin(text, letters), 0) * size * LEADING
}
