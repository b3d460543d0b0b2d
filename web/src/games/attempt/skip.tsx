import { cx } from '../../ui/look/cx.ts'
import type { ScreenProps } from '../screen.ts'
import { type AttemptView, namesOf } from './attempt.ts'
import { skipWords } from './skip-words.ts'
import './skip.css'
import { said } from '../../ui/announcer/announcer.ts'
import type { CardExit } from './card-exit.tsx'

interface SkipProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>, Pick<AttemptView, 'performers'> {
  /** The card they skipped. */
  readonly card: string | null
  readonly cardExit: CardExit
}

/** A skip isn't an event: the card leaves the way cards do in this room, and one sentence says that nothing is lost. */
export function Skip({ performers, card, cardExit, me, players }: SkipProps) {
  // The player who skipped has read that above.
  const isOwn = me !== null && performers.includes(me)
  return (
    <div ref={said} data-ruling="skipped" className="grid justify-items-center gap-2 py-1 text-center ">
      <svg
        aria-hidden="true"
        viewBox="0 -20 480 210"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="card-exit"
      >
        {cardExit.picture}
      </svg>
      {!isOwn && performers.length > 0 && (
        <p className="animate-pop font-display text-2xl leading-tight font-extrabold text-balance lg:text-4xl">
          {skipWords(cardExit.lines, namesOf(performers, { me, players }), card)}
        </p>
      )}
      <p
        className={cx(
          'rounded-full border-3 border-ink px-4 py-0.5 font-display text-base leading-tight font-bold text-ink lg:text-xl',
          cardExit.tone,
        )}
      >
        Skipped. No penalty.
      </p>
    </div>
  )
}
