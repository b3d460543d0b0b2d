import { Avatar } from '../avatar/avatar.tsx'
import { cx } from '../look/cx.ts'
import { medalLook } from './medal.ts'

export interface PodiumPlace {
  readonly id: string
  readonly name: string
  readonly score: number
  /** Ties share one. */
  readonly place: number
}

export interface PodiumProps {
  /** Best first; the first three are shown. */
  readonly places: readonly PodiumPlace[]
}

const NUMBER = new Intl.NumberFormat('en-US')
/** Second left, first in the middle, third right; on stage last to first. */
const STAND = ['order-2', 'order-1', 'order-3'] as const
const HEIGHT: Record<number, string> = {
  1: 'h-32 short:h-20 flat:h-20 sm:h-40 stage:h-52',
  2: 'h-24 short:h-14 flat:h-14 sm:h-28 stage:h-38',
  3: 'h-17 short:h-9 flat:h-9 sm:h-20 stage:h-26',
}
const ENTRANCE_MS = [600, 300, 0] as const

export function Podium({ places }: PodiumProps) {
  return (
    <ol className="mx-auto flex w-full max-w-xl items-end justify-center gap-2 pt-2 sm:gap-3 stage:max-w-2xl">
      {places.slice(0, 3).map((winner, index) => (
        <li
          key={winner.id}
          className={cx('flex min-w-0 flex-1 animate-rise flex-col items-center text-center', STAND[index])}
          style={{ animationDelay: `${ENTRANCE_MS[index] ?? 0}ms` }}
        >
          <Avatar
            seed={winner.id}
            size={winner.place === 1 ? '6rem' : '4.5rem'}
            isCrowned={winner.place === 1}
            className={winner.place === 1 ? 'short:size-20! stage:size-36!' : 'short:size-16! stage:size-26!'}
          />
          <p className="mt-2 line-clamp-2 w-full font-display wrap-break-word text-lg leading-tight font-bold short:text-base">
            {winner.name}
          </p>
          <p className="mb-2 text-muted tabular">{NUMBER.format(winner.score)}</p>
          <div
            className={cx(
              'grid w-full place-items-start justify-center rounded-t-2xl border-3 border-b-0 border-ink pt-2 font-display text-4xl leading-none font-extrabold short:pt-1 short:text-3xl',
              medalLook(winner.place),
              HEIGHT[winner.place] ?? HEIGHT[3],
            )}
          >
            <span>
              <span className="sr-only">Place </span>
              {winner.place}
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
