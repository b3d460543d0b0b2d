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
  /** The people in the headline. For the others, a small phone has a face and a number. */
  readonly named?: readonly string[]
  /**
   * The people in the headline are standing, on a laptop in the light with points over their heads. The others' points
   * are elsewhere.
   */
  readonly isSeen?: boolean
}

/** With more players, a phone has two per row and no reasons. */
const TOLD_MOST = 3

/**
 * The others' points; players with none are left alone, and the owner of this phone has read their own above. Each has
 * a face and one number, with its reason.
 */
export function Gains({ gains, me, players, why, named = Object.keys(gains), isSeen = false }: GainsProps) {
  const paid = players
    .filter(({ id }) => id !== me && (gains[id] ?? 0) !== 0)
    .map((player) => ({ ...player, words: why?.(player.id) ?? null }))
  // On a laptop it is over their head, so one sentence has the reason.
  const isOne = paid.length === 1
  // A phone has no room for reasons if two did the same, or there are many.
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
              // A small phone has a face and a number for players outside the headline.
              named.includes(id) ? !isTight && 'short:basis-full' : 'short:flex short:rounded-full',
            )}
          >
            <Avatar seed={id} size={48} className={cx(isOne && 'laptop:hidden', isTight && 'max-sm:row-span-2')} />
            <div className={cx('min-w-0 flex-1', !named.includes(id) && 'short:sr-only')}>
              <p
                className={cx(
                  'font-display text-lg leading-tight font-bold',
                  // Above its number a whole name fits.
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
