import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Check } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { VOTE_WORDS } from './vote-words.ts'

interface VotersProps extends Pick<ScreenProps<View, Hand>, 'me' | 'players'> {
  readonly reveal: NonNullable<View['reveal']>
  readonly vote: 'legit' | 'baked'
  readonly isRight: boolean
  /** Those who are on their side by now; the others' places are kept free. */
  readonly arrived: readonly string[]
  readonly isCounted: boolean
}

/** More than that many names do not fit on a phone. */
const MANY = 4

/** One side of the room, and what it brought each. */
export function Voters({ vote, isRight, arrived, isCounted, me, players, reveal }: VotersProps) {
  const ids = Object.keys(reveal.votes).filter((id) => reveal.votes[id] === vote)
  const isMany = Object.keys(reveal.votes).length > MANY
  const title = `Said ${VOTE_WORDS[vote]}`
  // More fill the side of a phone or a laptop, which says once for all of them what they got.
  const isFull = ids.length > 2
  const gain = ids.length > 0 && isCounted ? (reveal.gains[ids[0] ?? ''] ?? 0) : 0
  return (
    <section
      aria-label={title}
      className={cx(
        'rounded-card border-3 px-4 py-2 max-sm:px-1.5 laptop:max-xl:py-1',
        isRight ? 'border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <h2 className="flex flex-wrap items-center gap-x-2 font-display text-lg font-bold max-sm:gap-x-1 max-sm:text-base lg:text-2xl">
        {title}
        {isRight && <Check aria-label="Right" strokeWidth={4} className="size-6 text-mark max-sm:size-5" />}
        {gain > 0 && (
          <span
            className={cx(
              'hidden text-good tabular max-sm:inline',
              isFull || isMany ? 'laptop:inline' : 'laptop:max-xl:inline',
            )}
          >
            {signed(gain)}
          </span>
        )}
        {isCounted && ids.length === 0 && <span className="font-normal text-muted">Nobody.</span>}
      </h2>
      {ids.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2 max-sm:gap-1.5">
          {ids.map((id) => (
            <li
              key={id}
              data-traveler={arrived.includes(id) ? id : undefined}
              className={cx('flex max-w-full', !arrived.includes(id) && 'invisible')}
            >
              <NamePill
                seed={id}
                name={id === me ? 'You' : nameOf(players, id)}
                gain={isCounted ? reveal.gains[id] : undefined}
                isGainAbove
                dense={isFull || (isMany && id !== me) ? 'face' : 'name'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
