import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { namesOf } from '../attempt/attempt.ts'
import { TvLine } from './card.tsx'

interface TvWhoAndWhatProps {
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  /** The current or past task. */
  readonly children: ReactNode
  /** Its subject, which everyone has read by now. */
  readonly words: string | null
}

/** The spotlight's players in one line with their card; the people it is about stay in the light. */
export function TvWhoAndWhat({ ids, players, words, children }: TvWhoAndWhatProps) {
  return (
    <div className="flex items-center gap-4">
      <div ref={said} className="relative z-11 flex max-w-[40%] shrink-0 items-center gap-3">
        <span className="flex shrink-0 kids:not-last:-mr-4">
          {ids.map((id) => (
            <Avatar key={id} seed={id} size="4rem" />
          ))}
        </span>
        <p className="min-w-0 leading-tight">
          {/* Two names would be as tall as the card: below, they are beside their points. */}
          <strong
            className={cx('block font-display text-3xl font-extrabold text-balance', ids.length > 1 && 'sr-only')}
          >
            {namesOf(ids, { me: null, players })}
          </strong>
          <span className="sr-only">{children}</span>
        </p>
      </div>
      {words !== null && (
        <div className="min-w-0 grow">
          <TvLine words={words} />
        </div>
      )}
    </div>
  )
}
