import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { ScreenProps } from '../screen.ts'
import { asNamed, namesOf } from './attempt.ts'
import { InLight } from './in-light.tsx'

interface WhoProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** What they do, or did. */
  readonly children: ReactNode
  /** On a TV the name alone, at the head of a line. */
  readonly isLine?: boolean
}

/** Whose moment it is, above the card. */
export function Who({ ids, me, players, children, isLine = false }: WhoProps) {
  return (
    <div
      role="status"
      className={cx(
        'flex items-center gap-3 short:-my-1 lg:gap-5',
        // Two in the spotlight have their names above them, and between them, upon the card's upper edge, a sign.
        'lg:in-[.spotlight[data-pair]]:order-1 lg:in-[.spotlight[data-pair]]:justify-center',
        // Whom it is about stays in the light.
        isLine && 'tv:relative tv:z-11 tv:max-w-[40%] tv:shrink-0 tv:gap-3',
      )}
    >
      <span className="flex shrink-0 kids:not-last:-mr-4 lg:in-[.spotlight]:hidden laptop:hidden">
        {asNamed(ids, me).map((id) => (
          <Avatar key={id} seed={id} size="clamp(3.25rem, 6vw, 5.5rem)" className="short:size-11 tv:size-16" />
        ))}
      </span>
      <p
        className={cx(
          'min-w-0 leading-tight tv:flex tv:flex-wrap tv:items-baseline tv:gap-x-4',
          // On a TV one line at the head of the card, clear of what the jester says.
          !isLine && 'lg:in-[.spotlight]:pt-1 lg:in-[.spotlight]:pl-6',
        )}
      >
        <strong
          className={cx(
            'block font-display text-2xl font-extrabold text-balance short:text-xl lg:text-4xl lg:in-[.spotlight[data-pair]]:sr-only',
            isLine ? 'tv:text-3xl' : 'lg:in-[.spotlight]:text-5xl',
          )}
        >
          {namesOf(ids, { me, players })}
        </strong>
        <span className={cx('text-muted lg:text-2xl', isLine ? 'tv:sr-only' : 'lg:in-[.spotlight]:text-3xl')}>
          {children}
        </span>
      </p>
    </div>
  )
}

/** What the sign between two in the spotlight says already. */
export function Versus({ children }: { readonly children: string }) {
  return <span className="tv:in-[.spotlight]:sr-only">{children}</span>
}

interface WhoseMomentProps {
  readonly id: string | null
  readonly title: string
  readonly children: ReactNode
  /** On a TV side by side, and no higher: those whom it may be are what everybody looks at. */
  readonly isRow?: boolean
  /** On a laptop without the paper that others have: what there is to choose is what one looks at. */
  readonly isBare?: boolean
}

/** Somebody decides, and the room looks at them. */
export function WhoseMoment({ id, title, children, isRow = false, isBare = false }: WhoseMomentProps) {
  return (
    <div
      role="status"
      className={cx(
        'grid grow place-content-center justify-items-center gap-4 py-4 text-center max-sm:flex max-sm:flex-col max-sm:items-center max-sm:justify-center short:gap-2 short:py-0 flat:gap-2 flat:py-0',
        'laptop:grow-0',
        isBare
          ? 'laptop:py-2'
          : 'laptop:rounded-[2rem] laptop:border-4 laptop:border-ink laptop:bg-cream laptop:p-8 laptop:haunted:p-6 laptop:text-ink desk:min-h-52 desk:haunted:min-h-44',
        isRow && 'tv:flex tv:grow-0 tv:items-center tv:justify-center tv:gap-5 tv:py-0 tv:text-left',
      )}
    >
      {id !== null && (
        <>
          <InLight key={id} id={id} />
          <Avatar
            key={`face of ${id}`}
            seed={id}
            size="clamp(5rem, min(38vw, 24dvh), 14rem)"
            className={cx('animate-pop laptop:hidden max-sm:hidden', isRow && 'tv:size-[11vh]')}
          />
        </>
      )}
      <div className={cx('contents', isRow && 'tv:block')}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <p className="max-w-[40ch] text-lg text-muted short:haunted:hidden lg:text-2xl">{children}</p>
      </div>
    </div>
  )
}

/** On a TV one line: whose moment it is, and what it was about, which everybody has read by now. */
export const WHO_AND_WHAT = 'contents tv:flex tv:items-center tv:gap-4 tv:[--card:54vw] tv:kids:last:grow'
