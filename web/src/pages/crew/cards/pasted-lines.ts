import { OFFER_MAX, type Reply } from '@highjinks/protocol'

/** The server reads this many lines of one call, and this many characters. */
const PART_LINES = 200
const PART_CHARACTERS = 12_000
/** The server takes 16 KB. The rest is for the request around the lines. */
const PART_BYTES = 15_000
/** A line this long is no card, whatever its characters. */
const LINE_MAX = OFFER_MAX * 16

export type LineRefusal = Reply<'writeCrewCards'>['refused'][number]['why']

export interface RefusedLine {
  readonly text: string
  readonly why: LineRefusal
}

/** Returns the lines of a box that have text. */
export function linesOf(box: string): readonly string[] {
  return box.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '')
}

/** Splits lines that are short enough into parts that the server takes, and returns the others. */
export function partsOf(lines: readonly string[]): {
  readonly parts: readonly (readonly string[])[]
  readonly tooLong: readonly RefusedLine[]
} {
  const parts: string[][] = []
  for (const line of lines.filter((one) => one.length <= LINE_MAX)) {
    const last = parts.at(-1)
    if (last && isOnePart([...last, line])) last.push(line)
    else parts.push([line])
  }
  const tooLong = lines.filter((one) => one.length > LINE_MAX)
  return { parts, tooLong: tooLong.map((text) => ({ text, why: 'too-long' })) }
}

function isOnePart(lines: readonly string[]): boolean {
  const joined = lines.join('\n')
  if (lines.length > PART_LINES || joined.length > PART_CHARACTERS) return false
  return new TextEncoder().encode(JSON.stringify(joined)).length <= PART_BYTES
}
