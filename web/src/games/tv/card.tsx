import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { ThemeDrawing } from '../attempt/theme-drawing.tsx'
import { FitText } from './fit-text.tsx'
import '../../ui/toys/large-card.css'
import './card.css'

interface TvCardProps {
  readonly kicker: ReactNode
  /** Its text, as large as possible. */
  readonly words: string
  /** The content, if it is more than the words. */
  readonly children?: ReactNode
  readonly foot?: ReactNode
  /** A drawing of its tool; see `InterludeTheme`. */
  readonly thing?: ReactNode
  /** No taller than its words, because the content below it is larger. */
  readonly isLow?: boolean
  readonly className?: string | undefined
}

/** The task, for the whole room. */
export function TvCard(props: TvCardProps) {
  const { kicker, words, children, foot = null, thing = null, isLow = false, className } = props
  return (
    <div data-small={isLow || undefined} data-low={isLow || undefined} className={cx('tv-card large-card', className)}>
      <div className="hairline">
        {kicker !== null && (
          <div className="tv-card-head">
            <p>{kicker}</p>
          </div>
        )}
        {thing !== null && <ThemeDrawing drawing={thing} className="tv-card-thing" />}
        {isLow ? (
          <p className="text-center font-display text-4xl leading-tight font-extrabold text-balance">
            {children ?? words}
          </p>
        ) : (
          <FitText words={words}>{children ?? words}</FitText>
        )}
        {foot !== null && <p className="tv-card-foot">{foot}</p>}
      </div>
    </div>
  )
}

interface TvLineProps {
  /** Roughly its number of letters. */
  readonly words: string
  readonly kicker?: ReactNode
  readonly children?: ReactNode
}

/** The task in one line, as everyone has read it by now. */
export function TvLine({ words, kicker = null, children = words }: TvLineProps) {
  return (
    <div className="tv-line paper" style={{ '--letters': words.length }}>
      {kicker !== null && <span className="tv-line-kicker">{kicker}</span>}
      <p className="min-w-0">{children}</p>
    </div>
  )
}
