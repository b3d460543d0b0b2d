import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { Moment } from '../attempt/moment.tsx'
import { Numeral, PAPER, STATEMENT, Words } from './statements.tsx'

interface SideProps {
  readonly place: number
  readonly text: string
  /** Left out on the side that says nothing yet. */
  readonly isLie?: boolean
  /** On a wall it has the height there is, as all is out now; the others are a line each. */
  readonly isMoment?: boolean
  readonly children?: ReactNode
}

/** One side of a card: before it turns over, and after. */
export function Side({ place, text, isLie, isMoment = false, children }: SideProps) {
  return (
    <div
      className={cx(
        'flex flex-col justify-center rounded-card',
        isLie ? 'border-3 border-ink bg-coral text-ink' : PAPER,
        isLie === false && 'stage:bg-[color-mix(in_oklab,var(--color-sky)_35%,var(--color-cream))]',
        isMoment && 'stage:relative stage:[--moment-least:6.5rem]',
        isLie && 'stage:[--color-night:var(--color-cream)]',
        isLie !== undefined && !isMoment && 'stage:flex-row stage:items-center stage:gap-4 stage:pr-4',
      )}
    >
      <div
        className={cx(
          STATEMENT,
          isLie !== undefined && 'min-h-0! pt-2! pb-1! lg:pb-1.5!',
          'short:text-lg! short:leading-none!',
          isLie !== undefined && 'stage:min-w-0 stage:grow',
          isLie === true && !isMoment && 'stage:text-3xl!',
          isMoment && 'stage:items-stretch stage:*:first:self-center',
        )}
      >
        <Numeral place={place} isLit={isLie !== false} />
        {isMoment ? (
          <Moment words={text} tall={95}>
            <span className="moment-words min-w-0 flex-1 [--wide:0.47] text-balance stage:text-center">{text}</span>
          </Moment>
        ) : (
          <Words>{text}</Words>
        )}
      </div>
      {isLie !== undefined && (
        <div
          className={cx(
            '-mt-1 flex flex-wrap items-center gap-2 px-4 pb-3 short:mt-0 short:gap-1 short:px-3 short:pb-1 lg:pb-2 stage:mt-0 stage:justify-center stage:py-1.5',
            !isMoment && 'stage:max-w-[54%] stage:shrink-0',
          )}
        >
          <Badge
            tone={isLie ? 'accent' : 'sky'}
            className={cx(
              'py-1 text-base short:py-0 short:text-sm stage:order-last stage:text-2xl',
              (isMoment || !isLie) && 'stage:sr-only',
            )}
          >
            {isLie ? 'The lie' : 'True'}
          </Badge>
          {children}
          {isMoment && <Sticker className="absolute -top-4 right-5 rotate-6 bg-amber px-6 text-7xl">LIE</Sticker>}
        </div>
      )}
      {isLie === false && <Sticker className="shrink-0 -rotate-4 bg-sky px-4 text-5xl">TRUE</Sticker>}
    </div>
  )
}

/** On a wall, slammed onto the card once it is known; the badge and the headline say it to those who listen. */
function Sticker({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'hidden animate-slam rounded-control border-5 border-ink pt-1 pb-2 font-display leading-none font-extrabold text-ink outline-6 outline-cream stage:block',
        className,
      )}
    >
      {children}
    </span>
  )
}
