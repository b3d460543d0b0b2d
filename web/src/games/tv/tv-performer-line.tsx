import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { namesOf } from '../attempt/attempt.ts'

interface TvPerformerLineProps {
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  /** The current or past task. */
  readonly children: ReactNode
}

/**
 * The spotlight's players, above the card. Two in the light have their names above them, and a sign between them that
 * its words leave room for.
 */
export function TvPerformerLine({ ids, players, children }: TvPerformerLineProps) {
  return (
    <div
      ref={said}
      className="flex flex-wrap items-baseline gap-x-4 px-6 pt-1 leading-tight in-[.spotlight[data-pair]]:justify-center in-[.spotlight[data-pair]]:not-[:has(.sr-only)]:pt-7"
    >
      <strong className="font-display text-5xl font-extrabold text-balance in-[.spotlight[data-slim]]:text-4xl in-[.spotlight[data-pair]]:sr-only">
        {namesOf(ids, { me: null, players })}
      </strong>
      <span className="text-3xl font-semibold text-muted in-[.spotlight[data-slim]]:text-2xl">{children}</span>
    </div>
  )
}
