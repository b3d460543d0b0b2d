import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import './whole-words.css'

interface WholeWordsProps {
  readonly words: string
  /** Sets `--size` for a wall. */
  readonly className: string
  /** What is shown, where it is more than the bare words. */
  readonly children?: ReactNode
}

/** Large words in a container that may be narrow: on a wall they are set smaller rather than broken in the middle. */
export function WholeWords({ words, className, children = words }: WholeWordsProps) {
  return (
    <span className={cx('whole-words', className)} style={{ '--longest': longestWord(words) }}>
      {children}
    </span>
  )
}
