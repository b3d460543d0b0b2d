import type { ReactNode } from 'react'
import { useLargeWords } from '../../lib/use-large-words.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { cx } from '../../ui/look/cx.ts'
import { CardStamp } from '../../ui/toys/card-stamp.tsx'
import { ThemeDrawing } from './theme-drawing.tsx'
import '../../ui/toys/large-card.css'

export interface TaskCardProps {
  readonly kicker: ReactNode
  readonly children: ReactNode
  /** The card's text, if its children aren't just a string. */
  readonly words?: string
  readonly foot?: ReactNode
  /** Shows the foot only if there's room, which a phone doesn't have. */
  readonly isFootSpare?: boolean
  /** Makes room for the content below it and drops the small print. */
  readonly isSmall?: boolean
  /** Even lower than a small card, because everyone is looking at the answers. */
  readonly isLine?: boolean
  /** Makes the card only as tall as its words on a phone, where they're small. */
  readonly isFlat?: boolean
  /** On a small phone with many people to pick from, only its words fit. */
  readonly isBare?: boolean
  /** A drawing of the interlude's prop that replaces the suit; see `InterludeTheme`. */
  readonly thing?: ReactNode
  readonly className?: string
}

const SHORT = 75
/** The task, large enough for the room to read, but small enough to leave space for a phone's buttons. */
export function TaskCard(props: TaskCardProps) {
  const {
    kicker,
    children,
    foot = null,
    isSmall = false,
    isLine = false,
    isFlat = false,
    isFootSpare = false,
    isBare = false,
    thing = null,
    className,
  } = props
  const { words = typeof children === 'string' ? children : null } = props
  const line = useLargeWords(isSmall || isFlat ? null : words)
  const isShort = typeof children === 'string' ? children.length < SHORT : children === null
  const isFlatShort = isFlat && !isSmall && words !== null && words.length < SHORT
  return (
    <div
      // As one line it repeats text that everyone has read by now.
      ref={isSmall || isLine ? undefined : said}
      data-small={isSmall || undefined}
      className={cx(
        'paper large-card @container flex flex-col rounded-[2rem] border-4 border-ink p-1.5 lg:p-2',
        !isSmall && (isFlat ? 'sm:grow laptop:grow-0' : 'grow laptop:grow-0'),
        !isSmall && 'laptop:min-h-[min(24rem,31dvh)]',
        className,
      )}
    >
      <div
        className={cx(
          'flex grow flex-col gap-2 hairline p-4 flat:gap-1 flat:px-3 flat:py-2 lg:p-7',
          isSmall && 'laptop:py-4 laptop:px-7',
          isSmall && !isLine && 'laptop:py-6',
          isLine && 'max-sm:gap-1.5 max-sm:py-2 laptop:py-4',
        )}
      >
        {kicker !== null && (
          <div className={cx('flex items-start gap-2', isBare && 'short:hidden')}>
            <p className="rounded-full bg-ink px-3.5 py-0.5 font-display font-bold text-accent max-sm:px-2.5 max-sm:text-[0.9375rem] flat:px-2.5 flat:leading-tight lg:text-2xl laptop:text-xl laptop:leading-snug">
              {kicker}
            </p>
            {thing === null ? (
              <CardStamp className="-my-1.5 size-10 flat:offered:hidden lg:hidden" />
            ) : (
              <ThemeDrawing
                drawing={thing}
                className="-mt-1.5 -mr-1 -mb-3 ml-auto size-14 in-data-small:-my-2 in-data-small:size-12 flat:offered:hidden lg:size-20 lg:in-data-small:size-16"
              />
            )}
          </div>
        )}
        <p
          ref={line}
          className={cx(
            'my-auto font-display font-extrabold tracking-[-0.02em] text-balance',
            isSmall
              ? cx(
                  'leading-tight lg:text-4xl',
                  isLine ? 'text-[calc(1.1rem+var(--spare)*0.045)]' : 'text-[calc(1.25rem+var(--spare)*0.025)]',
                )
              : isShort || isFlatShort
                ? 'text-prompt lg:py-3'
                : 'text-prompt-long lg:py-3',
            isSmall && (isLine ? 'laptop:text-2xl' : 'laptop:text-3xl'),
          )}
        >
          {children}
        </p>
        {foot && !isSmall && <p className={cx('text-ink-soft lg:text-xl', isFootSpare && 'max-sm:hidden')}>{foot}</p>}
      </div>
    </div>
  )
}
