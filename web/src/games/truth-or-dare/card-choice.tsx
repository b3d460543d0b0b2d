import type { View } from '@highjinks/games/truth-or-dare'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { CardStamp } from '../../ui/toys/card-stamp.tsx'
import { KIND_ACCENT, KIND_WORDS } from './card.tsx'

interface CardChoiceProps {
  readonly card: View['cards'][number]
  /** What a tap does; null where it does nothing. */
  readonly label: string | null
  /** What stands on it once it was taken. */
  readonly mark: string
  readonly isChosen: boolean
  readonly isLocked: boolean
  /** Whether it was this one is to be seen by whoever holds it; that takes some of a phone. */
  readonly isCovered: boolean
  readonly isBusy: boolean
  readonly onTake: () => void
}

const LOOK =
  'paper lip flex min-h-36 grow animate-pop flex-col justify-between gap-3 rounded-[2rem] border-4 p-5 desk:p-7 laptop:haunted:min-h-0 laptop:haunted:p-5 text-left max-sm:haunted:min-h-28 max-sm:haunted:p-4 short:min-h-24 short:gap-1.5 short:p-4 max-small:px-4 max-small:py-2.5 flat:min-h-20 flat:not-offered:flex-row flat:not-offered:items-center flat:gap-1 flat:px-4 flat:py-2 [--lip:var(--accent)]'

/** On a long phone so few letters fill a card, in words that are no wider than it. */
const LONG = 105
const LONGEST = 13

/** One of the two cards of a turn, for everybody; a button for those who may take it. */
export function CardChoice({ card, label, mark, isChosen, isLocked, isCovered, isBusy, onTake }: CardChoiceProps) {
  const { kind, text } = card
  const look = cx(
    LOOK,
    KIND_ACCENT[kind],
    isLocked && isChosen ? 'border-words' : 'border-ink',
    isLocked && !isChosen && 'opacity-50',
  )
  const words = (
    <span
      className={cx(
        'font-display text-xl leading-tight font-extrabold text-balance short:text-lg max-small:text-base max-small:leading-tight sm:text-2xl lg:text-3xl desk:text-4xl laptop:haunted:text-3xl flat:text-base',
        // With one taken there is something to throw below.
        longestWord(text) <= LONGEST &&
          text.length < LONG &&
          !isLocked &&
          'tall:text-[1.65rem] tall:offered:text-[1.4rem]',
        'tall:my-auto tall:leading-[1.15] tall:haunted:text-xl',
      )}
    >
      {text}
    </span>
  )
  if (label === null) {
    return (
      <div data-small className={cx(look, 'large-card')}>
        {words}
        <Foot>{KIND_WORDS[kind]}</Foot>
      </div>
    )
  }
  return (
    <button type="button" aria-pressed={isChosen} disabled={isBusy || isLocked} onClick={onTake} className={look}>
      {words}
      <Foot className={isCovered ? 'max-sm:hidden' : undefined}>
        {isChosen ? mark : isLocked ? KIND_WORDS[kind] : label}
      </Foot>
    </button>
  )
}

function Foot({ className, children }: { readonly className?: string | undefined; readonly children: string }) {
  return (
    <span className={cx('flex shrink-0 items-end justify-between gap-2', className)}>
      <Badge tone="accent" className="text-base tall:px-3.5 short:text-sm desk:px-3.5 desk:py-1 desk:text-xl">
        {children}
      </Badge>
      <CardStamp className="-mr-1 -mb-1 size-11 short:size-9 max-small:hidden flat:size-9" />
    </span>
  )
}
