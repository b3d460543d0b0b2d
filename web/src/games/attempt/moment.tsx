import type { ReactNode } from 'react'
import { measureBox } from '../../lib/fit-marks.ts'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import './moment.css'

interface MomentProps {
  /** Its words, in an element of the class `moment-words`. */
  readonly words: string
  /** The share of its height for the letters, in percent; the parts around them have the rest. */
  readonly tall: number
  /** The rough aspect ratio of its place. */
  readonly place?: number
  readonly children: ReactNode
}

/** The main part of a reveal. On a phone it is as large as its content. */
export function Moment({ words, tall, place = PLACE, children }: MomentProps) {
  const { rows, longest } = rowsOf(words, place)
  return (
    <div ref={measureBox} className="moment" style={{ '--rows': rows, '--longest': longest, '--tall': tall }}>
      {children}
    </div>
  )
}

/** The usual aspect ratio; the width of a letter, and the frame of the words. */
const PLACE = 4.5
const LETTER = 0.6
const FRAME = 0.7

interface Rows {
  readonly rows: number
  /** The letters of the longest row. */
  readonly longest: number
}

const ROWS = [1, 2, 3, 4] as const

/** Returns the number of rows that allows the largest letters. */
export function rowsOf(words: string, place = PLACE): Rows {
  const ways = ROWS.map((rows) => {
    let longest = Math.ceil(words.length / rows)
    while (rowsWithin(words, longest) > rows) longest++
    return { rows, longest }
  })
  return ways.reduce((best, next) => (sizeOf(next, place) > sizeOf(best, place) ? next : best))
}

/** Returns the rows that the words need at this length; infinite if one word is longer. */
export function rowsWithin(words: string, longest: number): number {
  let [rows, taken] = [1, 0]
  for (const { length } of words.split(' ')) {
    if (length > longest) return Number.POSITIVE_INFINITY
    const isNext = taken > 0 && taken + 1 + length > longest
    rows += isNext ? 1 : 0
    taken = isNext || taken === 0 ? length : taken + 1 + length
  }
  return rows
}

function sizeOf({ rows, longest }: Rows, place: number): number {
  return Math.min(1 / rows, place / (LETTER * longest + FRAME))
}

interface WholeWordsProps {
  readonly words: string
  /** Sets `--size` for a TV. */
  readonly className: string
  /** The content, if it is more than the words. */
  readonly children?: ReactNode
}

/** Large words in a container that may be narrow: on a TV they shrink rather than break in the middle. */
export function WholeWords({ words, className, children = words }: WholeWordsProps) {
  return (
    <span className={cx('whole-words', className)} style={{ '--longest': longestWord(words) }}>
      {children}
    </span>
  )
}
