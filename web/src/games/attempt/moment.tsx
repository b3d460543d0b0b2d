import type { ReactNode } from 'react'
import { measureRoom } from '../../lib/marks-room.ts'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import './moment.css'

interface MomentProps {
  /** What stands in it, in an element of the class `moment-words`. */
  readonly words: string
  /** How much of its height the letters may take, in percent; what is around them has the rest. */
  readonly tall: number
  /** How many times as wide as tall its place is, roughly. */
  readonly place?: number
  readonly children: ReactNode
}

/** What a reveal is about. On a phone it is as large as whatever is in it. */
export function Moment({ words, tall, place = PLACE, children }: MomentProps) {
  const { rows, longest } = rowsOf(words, place)
  return (
    <div ref={measureRoom} className="moment" style={{ '--rows': rows, '--longest': longest, '--tall': tall }}>
      {children}
    </div>
  )
}

/** Of most places; how wide a letter is, and what frames the words. */
const PLACE = 4.5
const LETTER = 0.6
const FRAME = 0.7

interface Rows {
  readonly rows: number
  /** The letters of the longest row. */
  readonly longest: number
}

const ROWS = [1, 2, 3, 4] as const

/** In as many rows as allow the largest letters. */
export function rowsOf(words: string, place = PLACE): Rows {
  const ways = ROWS.map((rows) => {
    let longest = Math.ceil(words.length / rows)
    while (rowsWithin(words, longest) > rows) longest++
    return { rows, longest }
  })
  return ways.reduce((best, next) => (sizeOf(next, place) > sizeOf(best, place) ? next : best))
}

/** In how many rows of so many letters the words stand; infinitely many where one of them is longer. */
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
  /** What is shown, where it is more than the bare words. */
  readonly children?: ReactNode
}

/** Large words in a container that may be narrow: on a TV they are set smaller rather than broken in the middle. */
export function WholeWords({ words, className, children = words }: WholeWordsProps) {
  return (
    <span className={cx('whole-words', className)} style={{ '--longest': longestWord(words) }}>
      {children}
    </span>
  )
}
