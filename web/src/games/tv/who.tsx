import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { TvLine } from './card.tsx'

interface TvWhoProps {
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  /** What they do, or did. */
  readonly children: ReactNode
}

/** Whose moment it is, above the card. Two in the light have their names above them. */
export function TvWho({ ids, players, children }: TvWhoProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-baseline gap-x-4 px-6 pt-1 leading-tight in-[.spotlight[data-pair]]:justify-center"
    >
      <strong className="font-display text-5xl font-extrabold text-balance in-[.spotlight[data-pair]]:sr-only">
        {namesOf(ids, { me: null, players })}
      </strong>
      <span className="text-3xl font-semibold text-muted">{children}</span>
    </div>
  )
}

interface TvWhoAndWhatProps extends TvWhoProps {
  /** What it was about, which everybody has read by now. */
  readonly words: string
}

/** The same in one line with its card; whom it is about stays in the light. */
export function TvWhoAndWhat({ ids, players, words, children }: TvWhoAndWhatProps) {
  return (
    <div className="flex items-center gap-4">
      <div role="status" className="relative z-11 flex max-w-[40%] shrink-0 items-center gap-3">
        <span className="flex shrink-0 kids:not-last:-mr-4">
          {ids.map((id) => (
            <Avatar key={id} seed={id} size="4rem" />
          ))}
        </span>
        <p className="min-w-0 leading-tight">
          <strong className="block font-display text-3xl font-extrabold text-balance">
            {namesOf(ids, { me: null, players })}
          </strong>
          <span className="sr-only">{children}</span>
        </p>
      </div>
      <div className="min-w-0 grow">
        <TvLine words={words} />
      </div>
    </div>
  )
}
