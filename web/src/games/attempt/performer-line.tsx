import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import type { ScreenProps } from '../screen.ts'
import { asNamed, namesOf } from './attempt.ts'
import { InLight } from './in-light.tsx'

interface PerformerLineProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** The current or past task. */
  readonly children: ReactNode
}

/** The players in the spotlight, above the card. */
export function PerformerLine({ ids, me, players, children }: PerformerLineProps) {
  const names = namesOf(ids, { me, players })
  return (
    <div ref={said} className="flex items-center gap-3 lg:gap-5">
      <span className="flex shrink-0 kids:not-last:-mr-4 laptop:hidden">
        {asNamed(ids, me).map((id) => (
          <Avatar key={id} seed={id} size="clamp(2.75rem + 0.07 * var(--spare), 6vw, 5.5rem)" />
        ))}
      </span>
      <p className="min-w-0 leading-tight">
        <strong
          className={cx(
            'block font-display leading-[1.1] font-extrabold text-balance lg:text-4xl',
            ids.length > 1 ? 'text-[calc(1.2rem+var(--spare)*0.04)]' : 'text-2xl',
          )}
        >
          {names}
        </strong>
        <span className="text-muted lg:text-2xl">{children}</span>
      </p>
    </div>
  )
}

interface WhoseMomentProps {
  readonly id: string | null
  readonly title: string
  readonly children: ReactNode
  /** On a laptop without the others' paper, because people should look at the choices. */
  readonly isBare?: boolean
}

/** A player decides, and the room watches them. */
export function WhoseMoment({ id, title, children, isBare = false }: WhoseMomentProps) {
  return (
    <div
      ref={said}
      className={cx(
        'grid grow place-content-center justify-items-center gap-4 py-4 text-center max-sm:flex max-sm:flex-col max-sm:items-center max-sm:justify-center flat:gap-2 flat:py-0',
        'laptop:grow-0',
        isBare
          ? 'laptop:py-2'
          : 'laptop:rounded-[2rem] laptop:border-4 laptop:border-ink laptop:bg-cream laptop:p-8 laptop:ghost:p-6 laptop:text-ink laptop:min-h-52 laptop:ghost:min-h-44',
      )}
    >
      {id !== null && (
        <>
          <InLight key={id} id={id} />
          <Avatar
            key={`face of ${id}`}
            seed={id}
            size="clamp(5rem, min(38vw, 24dvh), 14rem)"
            className="animate-pop laptop:hidden max-sm:hidden"
          />
        </>
      )}
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className="max-w-[40ch] text-lg text-muted short:ghost:hidden lg:text-2xl">{children}</p>
    </div>
  )
}
