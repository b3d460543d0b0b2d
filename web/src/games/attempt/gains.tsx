import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'

interface GainsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly gains: Readonly<Record<string, number>>
  /** What for, in one sentence. */
  readonly why?: (id: string) => string | null
  /** Whom the headline names: a small phone has a face and a number for whoever it is not about. */
  readonly named?: readonly string[]
  /** Those it is about stand, on a laptop in the light with it over their heads; what others won by it is told elsewhere. */
  readonly isSeen?: boolean
}

/** More than these are two in a row on a phone, and what for is not said. */
const TOLD_MOST = 3

/**
 * What the others got; those who got nothing are left in peace, and whoever holds this phone has read their own above.
 * Each is a face and one number, with what it is for.
 */
export function Gains({ gains, me, players, why, named = Object.keys(gains), isSeen = false }: GainsProps) {
  const paid = players
    .filter(({ id }) => id !== me && (gains[id] ?? 0) !== 0)
    .map((player) => ({ ...player, words: why?.(player.id) ?? null }))
  // On a laptop it stands over their head: one sentence says what for.
  const isOne = paid.length === 1
  // There is no room on a phone for what for, of two who did the same, or of many.
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
              // A small phone has a face and a number for whoever the headline is not about.
              named.includes(id) ? !isTight && 'short:basis-full' : 'short:flex short:rounded-full',
            )}
          >
            <Avatar seed={id} size={48} className={cx(isOne && 'laptop:hidden', isTight && 'max-sm:row-span-2')} />
            <div className={cx('min-w-0 flex-1', !named.includes(id) && 'short:sr-only')}>
              <p
                className={cx(
                  'font-display text-lg leading-tight font-bold',
                  // Above its number a name has the width to stand whole.
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
                    'short:haunted:sr-only',
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
