import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { FitText } from '../tv/fit-text.tsx'
import '../../ui/toys/large-card.css'
import './statements.css'

interface StatementsProps {
  readonly texts: readonly string[]
  /** Only these. Default: all of them. */
  readonly only?: readonly number[]
  /** The card known to be the lie. */
  readonly lie?: number | null
}

/** The three, as everyone sees them. */
export function Statements({ texts, only = texts.map((_, place) => place), lie = null }: StatementsProps) {
  return (
    <ol className="puffs">
      {only.map((place) => (
        <li key={NUMBERS[place]} data-puff className={cx(PUFF, 'paper large-card animate-rise')}>
          <Said texts={texts} place={place} />
          {lie === place && (
            <Badge tone="coral" className="puff-badge">
              The lie
            </Badge>
          )}
        </li>
      ))}
    </ol>
  )
}

export const PUFF = 'puff rounded-card border-3 border-ink text-ink'

export const NUMBERS = ['1', '2', '3'] as const

interface SaidProps {
  readonly texts: readonly string[]
  readonly place: number
  readonly isLit?: boolean
}

/** A player's text, in their handwriting. */
export function Said({ texts, place, isLit = true }: SaidProps): ReactNode {
  return (
    <>
      <Numeral place={place} isLit={isLit} />
      <FitText words={texts[place] ?? ''} among={texts} hand="handwritten" most={3} className="puff-words" />
    </>
  )
}

export function Numeral({ place, isLit = true }: { readonly place: number; readonly isLit?: boolean }) {
  return (
    <span className="numeral text-xl" data-dim={!isLit || undefined}>
      {NUMBERS[place]}
    </span>
  )
}
