import { cx } from '../../ui/look/cx.ts'
import { PlayerTile } from '../../ui/party/player-tile.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { ScreenProps } from '../screen.ts'
import { signed } from './attempt.ts'

interface GainsProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly gains: Readonly<Record<string, number>>
  /** Where the points came from, a line each. */
  readonly why?: (id: string) => string | null
}

/** Who got what; those who got nothing are left in peace. */
export function Gains({ gains, me, players, why }: GainsProps) {
  const paid = players.filter((player) => (gains[player.id] ?? 0) !== 0)
  if (paid.length === 0) return <p className="text-center text-lg text-muted lg:text-2xl">No points this time.</p>
  return (
    <div className="@container">
      <ul
        aria-label="Points"
        className={cx(
          'mx-auto grid animate-rise gap-2',
          paid.length > 1 ? '@3xl:grid-cols-2' : 'max-w-lg stage:max-w-5xl',
        )}
      >
        {paid.map(({ id, name }) => (
          <li key={id}>
            <PlayerTile
              seed={id}
              name={id === me ? 'You' : name}
              status={why?.(id)}
              trailing={<Gain amount={gains[id] ?? 0} />}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Gain({ amount }: { readonly amount: number }) {
  return (
    <Badge tone={amount > 0 ? 'lime' : 'coral'} className="text-lg lg:text-2xl">
      {signed(amount)}
    </Badge>
  )
}
