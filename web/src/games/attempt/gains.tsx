import { use } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { TvContext } from '../../show/spotlight/tv-context.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { IsHeld } from '../../ui/layout/is-held.ts'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'

interface GainsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly gains: Readonly<Record<string, number>>
  /** What for, in one sentence. */
  readonly why?: (id: string) => string | null
  /** On a TV: whom the headline names; over the heads of the others theirs stands already. */
  readonly named?: readonly string[]
  /** Those it is about stand, on a laptop in the light with it over their heads; what others won by it is told elsewhere. */
  readonly isSeen?: boolean
}

/** More people than these are faces alone on a TV. */
const NAMED_MOST = 2
/** More than these are two in a row on a phone, and what for is not said. */
const TOLD_MOST = 3
/** What for takes more letters than a small phone has room for. */
const BRIEF = 60

/**
 * What the others got; those who got nothing are left in peace, and whoever holds this phone has read their own above.
 * Each is a face and one number, with what it is for.
 */
export function Gains({ gains, me, players, why, named = Object.keys(gains), isSeen = false }: GainsProps) {
  const paid = players
    .filter(({ id }) => id !== me && (gains[id] ?? 0) !== 0)
    .map((player) => ({ ...player, words: why?.(player.id) ?? null }))
  const onTv = paid.filter(({ id }) => named.includes(id)).length
  const isTv = use(TvContext) !== null
  const isHeld = use(IsHeld)
  // On a laptop it stands over their head: one sentence says what for.
  const isOne = paid.length === 1
  // Where bets lie below it there is no room for more.
  const isLarge = onTv === 1 && !isSeen
  // Nor on a phone for what for, of two who did the same, or of many.
  const isTight = (isSeen && paid.length > 1) || paid.length > TOLD_MOST
  // Then the sofa need not say it over their heads.
  const tells = onTv < paid.length || isSeen ? 'tells-gains' : 'tells-all-gains'
  useMark(isTv && !isHeld && onTv > 0 && tells)
  if (paid.length === 0) return null
  return (
    <div className={cx('not-tv:@container', isSeen && 'laptop:sr-only')}>
      <ul
        aria-label="Points"
        className={cx(
          'mx-auto grid animate-rise gap-2 short:flex short:flex-wrap short:justify-center tv:flex tv:max-w-none tv:flex-wrap tv:justify-center tv:gap-x-4',
          paid.length > 1 ? '@3xl:grid-cols-2' : 'max-w-lg',
          isTight && 'max-sm:grid-cols-2',
        )}
      >
        {paid.map(({ id, name, words }) => (
          <li
            key={id}
            className={cx(
              'flex min-h-16 animate-pop items-center gap-3 rounded-card bg-leaf-900 py-2 pr-4 pl-2.5 short:min-h-14 short:py-1 tv:min-h-0 tv:gap-4 tv:rounded-full tv:py-1 tv:pr-2 tv:pl-2',
              isTight &&
                'max-sm:grid max-sm:min-h-12 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-1.5 max-sm:gap-y-0.5 max-sm:p-1.5',
              isOne && 'laptop:min-h-0 laptop:bg-transparent laptop:p-0',
              // A small phone has a face and a number for whoever the headline is not about.
              named.includes(id)
                ? !isTight && 'short:basis-full tv:basis-auto'
                : 'short:flex short:min-h-0 short:rounded-full tv:hidden',
            )}
          >
            <Avatar
              seed={id}
              size={48}
              className={cx(
                isOne && 'laptop:hidden',
                isLarge ? 'tv:size-28' : 'tv:size-18',
                isTight && 'max-sm:row-span-2',
              )}
            />
            <div
              className={cx(
                'min-w-0 flex-1',
                onTv === 1 && !isLarge && 'tv:flex tv:items-baseline tv:gap-4',
                onTv > NAMED_MOST && 'tv:sr-only',
                !named.includes(id) && 'short:sr-only',
              )}
            >
              <p
                className={cx(
                  'font-display text-lg leading-tight font-bold',
                  // Above its number a name has the width to stand whole.
                  isTight && 'max-sm:text-base max-sm:leading-none',
                  isOne && 'laptop:sr-only',
                  isLarge ? 'tv:text-5xl' : 'tv:text-3xl',
                )}
              >
                <Unbroken>{name}</Unbroken>
              </p>
              {words && (
                <p
                  className={cx(
                    'line-clamp-4 text-sm leading-tight text-balance text-muted',
                    isTight && 'max-sm:sr-only',
                    words.length > BRIEF ? 'short:sr-only' : 'short:haunted:sr-only',
                    isOne && 'laptop:text-center laptop:text-xl laptop:font-semibold laptop:text-words',
                    isLarge ? 'tv:max-w-[28ch] tv:text-3xl' : 'tv:text-2xl',
                    onTv > 1 && 'tv:sr-only',
                  )}
                >
                  {words}
                </p>
              )}
            </div>
            <Badge
              tone={(gains[id] ?? 0) < 0 ? 'coral' : 'lime'}
              className={cx(
                isTight && 'max-sm:justify-self-start',
                'text-lg lg:text-2xl tv:px-4 tv:font-extrabold',
                isOne && 'laptop:sr-only',
                isLarge ? 'tv:text-7xl' : 'tv:text-5xl',
              )}
            >
              {signed(gains[id] ?? 0)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
