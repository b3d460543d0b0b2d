import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'

interface GainsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly gains: Readonly<Record<string, number>>
  /** Returns the reason, in one sentence. */
  readonly why?: (id: string) => string | null
  /** The people in the headline. For everyone else, a small phone shows only a face and a number. */
  readonly named?: readonly string[]
  /**
   * Whether the people in the headline are on stage. On a laptop they stand in the light with points over their heads,
   * and everyone else's points are shown elsewhere.
   */
  readonly isSeen?: boolean
}

/** With more players than this, a phone shows two per row and leaves out the reasons. */
const TOLD_MOST = 3

/**
 * The other players' points, each with a face, a number and the reason. It leaves out players who got none, and this
 * phone's owner, who has already read theirs above.
 */
export function Gains({ gains, me, players, why, named = Object.keys(gains), isSeen = false }: GainsProps) {
  const paid = players
    .filter(({ id }) => id !== me && (gains[id] ?? 0) !== 0)
    .map((player) => ({ ...player, words: why?.(player.id) ?? null }))
  // On a laptop the number is over their head, so only the reason is left to show.
  const isOne = paid.length === 1
  // A phone has no room for reasons if two people were on stage, or if there are many players.
  const isTight = (isSeen && paid.length > 1) || paid.length > TOLD_MOST
  if (paid.length === 0) return null
  return (
    <div className={cx('@container', isSeen && 'laptop:sr-only')}>
      <ul
        aria-label="Points"
        className={cx(
          'mx-auto grid animate-rise gap-2 short:flex short:flex-wrap short:justify-center',
          paid.length > 1 ? '@3xl:grid-cols-2' : 'max-w-lg',
          isTight && 'max-sm:grid-cols-2',
        )}
      >
        {paid.map(({ id, name, words }) => (
          <li
            key={id}
            className={cx(
              'flex min-h-12 animate-pop items-center gap-3 rounded-card bg-leaf-900 py-1 pr-4 pl-2.5 sm:min-h-16 sm:py-2',
              isTight &&
                'max-sm:grid max-sm:min-h-12 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-1.5 max-sm:gap-y-0.5 max-sm:p-1.5',
              isOne && 'laptop:min-h-0 laptop:bg-transparent laptop:p-0',
              // A small phone shows only a face and a number for players outside the headline.
              named.includes(id) ? !isTight && 'short:basis-full' : 'short:flex short:rounded-full',
            )}
          >
            <Avatar seed={id} size={48} className={cx(isOne && 'laptop:hidden', isTight && 'max-sm:row-span-2')} />
            <div className={cx('min-w-0 flex-1', !named.includes(id) && 'short:sr-only')}>
              <p
                className={cx(
                  'font-display text-lg leading-tight font-bold',
                  // A whole name fits above its number.
                  isTight && 'max-sm:text-base max-sm:leading-none',
                  isOne && 'laptop:sr-only',
                )}
              >
                <Unbroken>{name}</Unbroken>
              </p>
              {words && (
                <p
                  className={cx(
                    'line-clamp-4 text-sm leading-tight text-balance text-muted',
                    isTight && 'max-sm:sr-only',
                    'short:ghost:sr-only',
                    isOne && 'laptop:text-center laptop:text-xl laptop:font-semibold laptop:text-words',
                  )}
                >
                  {words}
                </p>
              )}
            </div>
            <Badge
              tone={(gains[id] ?? 0) < 0 ? 'coral' : 'lime'}
              className={cx(isTight && 'max-sm:justify-self-start', 'text-lg lg:text-2xl', isOne && 'laptop:sr-only')}
            >
              {signed(gains[id] ?? 0)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
