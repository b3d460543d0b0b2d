import type { ReactNode } from 'react'
import { measureRoom } from '../../lib/marks-room.ts'
import { cx } from '../../ui/look/cx.ts'
import { rowsWithin } from '../attempt/moment.tsx'
import './fit-text.css'

/** How wide a letter is and how far apart rows are, in letters' heights. */
const HANDS = {
  printed: { wide: 0.55, apart: 1.08, className: 'font-display font-extrabold tracking-[-0.02em]' },
  handwritten: { wide: 0.46, apart: 1, className: 'font-handwritten' },
} as const
type Hand = keyof typeof HANDS

interface Room {
  /** How much of the height is for the letters; what is around them has the rest. */
  readonly share?: number
  /** What frames them at the sides, in letters' heights. */
  readonly frame?: number
}

interface FitTextProps extends Room {
  readonly words: string
  /** Words in places as large as its own: all of them have letters of one size. */
  readonly among?: readonly string[]
  /** What is shown, where it is more than the bare words. */
  readonly children?: ReactNode
  readonly hand?: Hand
  /** No larger than this, in rem. */
  readonly most?: number
  readonly className?: string | undefined
}

/** Words that fill their place on the TV, whichever it is: in as many rows as allow the largest letters, and none broken. */
export function FitText(props: FitTextProps) {
  const { words, among = [words], children = words, hand = 'printed', most = 5.6, className, ...room } = props
  const { apart, className: written } = HANDS[hand]
  return (
    <div
      ref={measureRoom}
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

/** The largest letters of all numbers of rows, as the browser works them out of the size that the place has got. */
function sizeOf(words: string, hand: Hand, room: Room): string {
  const sizes = waysToFit(words, hand, room).map(({ high, across }) => {
    return `min(var(--room-tall)/${high.toFixed(2)},var(--room-wide)/${across.toFixed(2)})`
  })
  return `max(${[...new Set(sizes)].join()})`
}

/** For every number of rows: how many letters' heights they are tall, and how many across. */
export function waysToFit(words: string, hand: Hand, { share = 0.96, frame = 0.3 }: Room = {}) {
  const { wide, apart } = HANDS[hand]
  return ROWS.map((rows) => ({ high: (rows * apart) / share, across: longestRow(words, rows) * wide + frame }))
}

/** The letters of the longest row, where the words stand in no more rows than these. */
function longestRow(words: string, rows: number): number {
  let longest = Math.ceil(words.length / rows)
  while (rowsWithin(words, longest) > rows) longest++
  return longest
}
