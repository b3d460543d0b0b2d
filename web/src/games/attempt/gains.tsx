import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { type AttemptView, isUnpaid, type Part } from './attempt.ts'

interface GainsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly gains: Readonly<Record<string, number>>
  /** Where the points came from, a line each. */
  readonly why?: (id: string) => string | null
  /** On a wall: whom the headline names; over the heads of the others theirs stands already. */
  readonly named?: readonly string[]
  /** On a wall: what that is made of. */
  readonly parts?: (id: string) => readonly Part[]
  /** The last lap has doubled it. */
  readonly isDouble?: boolean
  /** What the headline says; where that is nothing, no sum may shout beside it. */
  readonly attempt?: AttemptView | null
}

/** More people than these, or somebody paid for more than that, are faces alone on a wall. */
const NAMED_MOST = 2

/**
 * What the others got; those who got nothing are left in peace, and whoever holds this phone has read their own above.
 * A wall has a face and a number for each, and what few of them are paid for in a word or two.
 */
export function Gains({
  gains,
  me,
  players,
  why,
  named = Object.keys(gains),
  parts,
  isDouble = false,
  attempt = null,
}: GainsProps) {
  const paid = players.filter(({ id }) => id !== me && (gains[id] ?? 0) !== 0)
  const onWall = paid.filter(({ id }) => named.includes(id)).length
  const hasNames = onWall <= NAMED_MOST
  const chipsOf = (id: string) => {
    const made = (parts?.(id) ?? []).filter(([amount]) => amount !== 0)
    return isUnpaid(attempt) || (hasNames && made.length > 1) ? made : []
  }
  if (paid.length === 0 && me !== null) return null
  if (paid.length === 0) {
    const isSaidByStamp = isUnpaid(attempt)
    return (
      <p className={cx('text-center text-lg text-muted lg:text-2xl', isSaidByStamp && 'stage:sr-only')}>
        No points this time.
      </p>
    )
  }
  return (
    <div className="@container">
      <ul
        aria-label="Points"
        className={cx(
          'mx-auto grid animate-rise gap-2 stage:flex stage:max-w-none stage:flex-wrap stage:justify-center stage:gap-x-4',
          paid.length > 1 ? '@3xl:grid-cols-2' : 'max-w-lg',
        )}
      >
        {paid.map(({ id, name }) => (
          <li
            key={id}
            className={cx(
              'flex min-h-16 animate-pop items-center gap-3 rounded-card bg-leaf-900 py-2 pr-4 pl-2.5 short:min-h-14 short:py-1 stage:min-h-0 stage:gap-1.5 stage:rounded-full stage:py-1 stage:pr-1.5 stage:pl-2',
              !named.includes(id) && 'stage:hidden',
            )}
          >
            <Avatar seed={id} size={48} className="stage:size-14!" />
            <div
              className={cx(
                'min-w-0 flex-1',
                (!hasNames || chipsOf(id).length + Number(isDouble) > NAMED_MOST) && 'stage:sr-only',
              )}
            >
              <p
                className={cx(
                  'line-clamp-2 font-display text-lg leading-tight font-bold',
                  chipsOf(id).length < NAMED_MOST ? 'stage:text-3xl' : 'stage:text-2xl',
                )}
              >
                {name}
              </p>
              {why && <p className="line-clamp-4 text-sm leading-tight text-muted stage:hidden">{why(id)}</p>}
            </div>
            {chipsOf(id).map(([amount, word], _, chips) => (
              <Badge key={word} className="bg-cream! text-ink! not-stage:hidden stage:px-2 stage:text-xl">
                {word} {(chips.length > 1 || isDouble) && signed(amount)}
              </Badge>
            ))}
            {isDouble && (
              <Badge className="bg-amber! text-ink! stage:px-2 stage:text-2xl">
                <span className={onWall > 1 || chipsOf(id).length >= NAMED_MOST ? 'sr-only' : 'not-stage:sr-only'}>
                  Last lap
                </span>{' '}
                ×2
              </Badge>
            )}
            <Badge
              tone={(gains[id] ?? 0) < 0 ? 'coral' : 'lime'}
              className={cx(
                'text-lg lg:text-2xl stage:px-4 stage:font-extrabold',
                isUnpaid(attempt) ? 'stage:text-2xl' : 'stage:text-4xl',
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
