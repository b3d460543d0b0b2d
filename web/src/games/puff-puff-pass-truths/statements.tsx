import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import '../../ui/toys/large-card.css'
import './statements.css'

interface StatementsProps {
  readonly table: View
  /** On the author's own screen: which is the lie. */
  readonly lie?: number | null
}

/** The three, as everybody sees them. */
export function Statements({ table, lie = null }: StatementsProps) {
  return (
    <ol className="statements grid gap-3 laptop:gap-4 short:gap-2 flat:gap-2">
      {table.statements.map((text, place) => (
        <li key={NUMBERS[place]} data-puff className={cx(STATEMENT, PUFF, 'animate-rise')}>
          <Numeral place={place} />
          <Words>
            {text} {lie === place && <Badge tone="coral">The lie</Badge>}
          </Words>
        </li>
      ))}
    </ol>
  )
}

export const IN_LINE = 'flex items-center gap-3 rounded-card text-left font-handwritten max-sm:gap-2.5 lg:gap-5'
export const ROOM =
  'min-h-18 px-4 py-3 max-sm:px-3 max-sm:py-2.5 short:min-h-15 short:py-2 flat:min-h-14 flat:py-2 lg:min-h-22 low:min-h-18'
const LETTERS =
  'text-2xl leading-none max-sm:text-[1.375rem] max-sm:leading-none short:text-xl short:leading-none lg:text-4xl low:text-3xl'

/** In the hand of whoever wrote it. */
export const STATEMENT = cx(IN_LINE, ROOM, LETTERS)

/** Cards are cream in every room. */
export const PAPER = 'paper border-3 border-ink'

/** What hangs in the air. */
export const PUFF = `${PAPER} large-card`

export const NUMBERS = ['1', '2', '3'] as const

export function Words({ children }: { readonly children: ReactNode }) {
  return <span className="min-w-0 flex-1 text-balance">{children}</span>
}

export function Numeral({ place, isLit = true }: { readonly place: number; readonly isLit?: boolean }) {
  return (
    <span
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full font-display text-xl font-extrabold tabular short:size-8 short:text-lg lg:size-14 lg:text-3xl',
        isLit ? 'bg-mark text-night' : 'bg-leaf-700 text-words',
      )}
    >
      {NUMBERS[place]}
    </span>
  )
}
