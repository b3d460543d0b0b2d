import type { ReactNode } from 'react'
import { measureBox } from '../../lib/fit-marks.ts'
import { cx } from '../../ui/look/cx.ts'
import { rowsWithin } from '../attempt/moment.tsx'
import './fit-text.css'

/** The width of a letter and the distance of rows, relative to the letters' height. */
const HANDS = {
  printed: { wide: 0.55, apart: 1.08, className: 'font-display font-extrabold tracking-[-0.02em]' },
  handwritten: { wide: 0.46, apart: 1, className: 'font-handwritten' },
} as const
type Hand = keyof typeof HANDS

interface Room {
  /** The share of the height for the letters; the parts around them have the rest. */
  readonly share?: number
  /** The frame at the sides, relative to the letters' height. */
  readonly frame?: number
}

interface FitTextProps extends Room {
  readonly words: string
  /** Words in places of the same size: all of them have letters of one size. */
  readonly among?: readonly string[]
  /** The content, if it is more than the bare words. */
  readonly children?: ReactNode
  readonly hand?: Hand
  /** The largest size, in rem. */
  readonly most?: number
  readonly className?: string | undefined
}

/** Words that fill their place on the TV: in as many rows as allow the largest letters, without breaking any. */
export function FitText(props: FitTextProps) {
  const { words, among = [words], children = words, hand = 'printed', most = 5.6, className, ...room } = props
  const { apart, className: written } = HANDS[hand]
  return (
    <div
      ref={measureBox}
      className={cx('fit-text', className)}
      style={{ '--size': `min(${among.map((one) => sizeOf(one, hand, room)).join()})`, '--most': `${most}rem` }}
    >
      <p className={written} style={{ lineHeight: apart }}>
        {children}
      </p>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * Returns the largest letters over all numbers of rows, as a formula that the browser evaluates with the place's size.
 */
function sizeOf(words: string, hand: Hand, room: Room): string {
  const sizes = waysToFit(words, hand, room).map(({ high, across }) => {
    return `min(var(--room-tall)/${high.toFixed(2)},var(--room-wide)/${across.toFixed(2)})`
  })
  return `max(${[...new Set(sizes)].join()})`
}

/** Returns for every number of rows its height and width, relative to the letters' height. */
export function waysToFit(words: string, hand: Hand, { share = 0.96, frame = 0.3 }: Room = {}) {
  const { wide, apart } = HANDS[hand]
  return ROWS.map((rows) => ({ high: (rows * apart) / share, across: longestRow(words, rows) * wide + frame }))
}

/** Returns the letters of the longest row, if the words fill at most this many rows. */
function longestRow(words: string, rows: number): number {
  let longest = Math.ceil(words.length / rows)
  while (rowsWithin(words, longest) > rows) longest++
  return longest
}
