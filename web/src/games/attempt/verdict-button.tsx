import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ChosenWord } from '../../ui/button/chosen-word.tsx'
import { cx } from '../../ui/look/cx.ts'
import { GROUNDS } from './tones.ts'

/** The colors of choices. A choice that the TV or another phone also shows has the same color there. */
export const TONES = {
  coral: `${GROUNDS.coral} text-ink [--lip:var(--color-coral-deep)]`,
  red: `${GROUNDS.red} text-ink [--lip:var(--color-ink)]`,
  amber: `${GROUNDS.amber} text-ink [--lip:var(--color-amber-deep)]`,
  gold: `${GROUNDS.gold} text-ink [--lip:var(--color-ink)]`,
  teal: `${GROUNDS.teal} text-ink [--lip:var(--color-ink)]`,
  lime: `${GROUNDS.lime} text-ink [--lip:var(--color-lime-deep)]`,
  sky: `${GROUNDS.sky} text-ink [--lip:var(--color-sky-deep)]`,
  orange: `${GROUNDS.orange} text-ink [--lip:var(--color-ink)]`,
  lilac: `${GROUNDS.lilac} text-ink [--lip:var(--color-ink)]`,
  blank: `${GROUNDS.blank} text-ink [--lip:var(--color-ink)]`,
  plain: 'bg-key text-words [--lip:var(--color-key-lip)]',
} as const
export type VerdictTone = keyof typeof TONES

const SHADES = ['amber', 'teal', 'sky'] as const

/** Returns a tone for a choice without its own color. */
export function toneOf(i: number): VerdictTone {
  return SHADES[i] ?? 'plain'
}

interface VerdictButtonProps {
  readonly tone: VerdictTone
  readonly isChosen: boolean
  readonly isLocked: boolean
  readonly onClick: () => void
  /** Its icon, above or before its words. */
  readonly icon?: LucideIcon | undefined
  /** The label on the chosen one. */
  readonly chosenWord?: ReactNode
  /** The points it brings, below its label. */
  readonly foot?: string
  readonly children: ReactNode
}

/** Around the chosen one. */
const RING = 'after:absolute after:-inset-[9px] after:rounded-[1.4rem] after:border-3 after:border-words'

/** The chosen one has a check mark and a ring. Once locked, it keeps its color and the others fade. */
export function VerdictButton(props: VerdictButtonProps) {
  const { tone, isChosen, isLocked, onClick, icon: Icon, chosenWord = 'Your vote', foot, children } = props
  const id = useId()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-describedby={foot && id}
      disabled={isLocked}
      onClick={onClick}
      className={cx(
        'relative lip flex min-h-[calc(3.5rem+var(--spare)*0.2)] min-w-0 flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-control border-4 border-ink px-1 py-1.5',
        'text-center font-display text-xl font-extrabold text-balance sm:min-h-20 short:flex-row short:flex-wrap laptop:min-h-30 laptop:text-3xl',
        TONES[tone],
        isChosen ? RING : isLocked && 'opacity-40',
      )}
    >
      {Icon && <Icon aria-hidden="true" strokeWidth={2.75} className="size-7 shrink-0 laptop:size-10" />}
      {children}
      {foot && (
        <span id={id} aria-hidden="true" className="text-base leading-tight font-bold short:w-full">
          {foot}
        </span>
      )}
      {isChosen && <ChosenWord>{chosenWord}</ChosenWord>}
    </button>
  )
}
