import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { use } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { IsPlaceholder } from '../../ui/layout/is-placeholder.ts'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'

interface TvGainsProps {
  readonly players: readonly PlayerView[]
  readonly gains: Readonly<Record<PlayerId, number>>
  /** Returns the reason, in one sentence. */
  readonly why?: (id: PlayerId) => string | null
  /** The people in the headline; the others' points are already over their heads. */
  readonly named?: readonly PlayerId[]
  /** Something else is larger. */
  readonly isAside?: boolean
}

/** More people are only faces, and so are two with long names where something else is larger. */
const NAMED_MOST = 2
const LETTERS_MOST = 24

/** The points of the people in the headline: a face and one number, with its reason. */
export function TvGains({ gains, players, why, named = Object.keys(gains), isAside = false }: TvGainsProps) {
  const paid = players.filter(({ id }) => (gains[id] ?? 0) !== 0)
  const told = paid.filter(({ id }) => named.includes(id))
  const isHeld = use(IsPlaceholder)
  const isLarge = told.length === 1 && !isAside
  const letters = told.reduce((sum, { name }) => sum + name.length, 0)
  const isFaceAlone = told.length > NAMED_MOST || (isAside && told.length > 1 && letters > LETTERS_MOST)
  // The sofa then doesn't have to show it over their heads.
  const tells = told.length < paid.length || isAside ? 'tells-gains' : 'tells-all-gains'
  useMark(!isHeld && told.length > 0 && tells)
  if (told.length === 0) return null
  return (
    <ul aria-label="Points" className="flex animate-rise flex-wrap justify-center gap-x-4 gap-y-2">
      {told.map(({ id, name }) => {
        const gain = gains[id] ?? 0
        const words = told.length === 1 ? why?.(id) : null
        return (
          <li key={id} className="flex animate-pop items-center gap-4 rounded-full bg-leaf-900 p-1 pr-2 pl-2">
            <Avatar seed={id} size={isLarge ? '7rem' : '4.5rem'} />
            <div className={cx('min-w-0', !isLarge && 'flex items-baseline gap-4', isFaceAlone && 'sr-only')}>
              <p className={cx('font-display leading-tight font-bold', isLarge ? 'text-5xl' : 'text-3xl')}>
                <Unbroken>{name}</Unbroken>
              </p>
              {words && (
                <p
                  className={cx(
                    'leading-tight font-semibold text-balance text-muted',
                    isLarge ? 'max-w-[28ch] text-3xl' : 'text-2xl',
                  )}
                >
                  {words}
                </p>
              )}
            </div>
            <Badge
              tone={gain < 0 ? 'coral' : 'lime'}
              className={cx('px-4 font-extrabold', isLarge ? 'text-7xl' : 'text-5xl')}
            >
              {signed(gain)}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
