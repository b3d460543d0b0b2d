import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { inTens } from '../../ui/party/in-tens.ts'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { type AttemptView, isUnpaid, type Part, signed } from './attempt.ts'

interface GainsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly gains: Readonly<Record<string, number>>
  /** Where the points came from, a line each. */
  readonly why?: (id: string) => string | null
  /** On a wall: all that those got whom the headline names; over the heads of the others theirs stands already. */
  readonly total?: Readonly<Record<string, number>>
  /** On a wall: what that is made of. */
  readonly parts?: (id: string) => readonly Part[]
  /** What the headline says; where that is nothing, no sum may shout beside it. */
  readonly attempt?: AttemptView | null
}

/** More people than these, or somebody paid for more than that, are faces alone on a wall. */
const NAMED_MOST = 2

/**
 * What the others got; those who got nothing are left in peace, and whoever holds this phone has read their own above.
 * A wall has a face and a number for each, and what few of them are paid for in a word or two.
 */
export function Gains({ gains, me, players, why, total = gains, parts, attempt = null }: GainsProps) {
  const isOnWall = (id: string) => (total[id] ?? 0) !== 0
  const paid = players.filter(({ id }) => id !== me && ((gains[id] ?? 0) !== 0 || isOnWall(id)))
  const rounded = inTens(Object.values(total))
  const hasNames = paid.filter(({ id }) => isOnWall(id)).length <= NAMED_MOST
  const chipsOf = (id: string) => {
    const made = (parts?.(id) ?? []).filter(([amount]) => amount !== 0)
    return isUnpaid(attempt) || (hasNames && made.length > 1) ? made : []
  }
  if (paid.length === 0 && me !== null) return null
  if (paid.length === 0) return <p className="text-center text-lg text-muted lg:text-2xl">No points this time.</p>
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
              (gains[id] ?? 0) === 0 && 'not-stage:hidden',
              !isOnWall(id) && 'stage:hidden',
            )}
          >
            <Avatar seed={id} size={48} className="stage:size-14!" />
            <div className={cx('min-w-0 flex-1', (!hasNames || chipsOf(id).length > NAMED_MOST) && 'stage:sr-only')}>
              <p className="line-clamp-2 font-display text-lg leading-tight font-bold stage:text-3xl">{name}</p>
              {why && <p className="line-clamp-3 text-sm text-muted stage:hidden">{why(id)}</p>}
            </div>
            <Chips parts={chipsOf(id)} sum={rounded(total[id] ?? 0)} />
            <Gain
              amount={gains[id] ?? 0}
              onWall={rounded(total[id] ?? 0)}
              isQuiet={isUnpaid(attempt) && chipsOf(id).length > 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChipsProps {
  readonly parts: readonly Part[]
  /** As the wall shows it: the last part makes up for what rounding took. */
  readonly sum: number
}

function Chips({ parts, sum }: ChipsProps) {
  const rounded = inTens(parts.map(([amount]) => amount))
  const before = parts.slice(0, -1).map(([amount]) => rounded(amount))
  const last = sum - before.reduce((all, amount) => all + amount, 0)
  return parts.map(([, word], i) => (
    <Badge key={word} className="bg-cream! text-ink! not-stage:hidden stage:px-2 stage:text-2xl">
      {word} {signed(before[i] ?? last)}
    </Badge>
  ))
}

interface GainProps {
  readonly amount: number
  readonly onWall: number
  /** On a wall its parts alone are told. */
  readonly isQuiet: boolean
}

function Gain({ amount, onWall, isQuiet }: GainProps) {
  const words = 'text-lg lg:text-2xl stage:px-4 stage:text-4xl stage:font-extrabold'
  const tone = amount < 0 || onWall < 0 ? 'coral' : 'lime'
  if (amount === onWall && !isQuiet) {
    return (
      <Badge tone={tone} className={words}>
        {signed(amount)}
      </Badge>
    )
  }
  return (
    <>
      <Badge tone={tone} className={cx(words, 'stage:hidden')}>
        {signed(amount)}
      </Badge>
      {!isQuiet && (
        <Badge tone={tone} className={cx(words, 'not-stage:hidden')}>
          {signed(onWall)}
        </Badge>
      )}
    </>
  )
}
