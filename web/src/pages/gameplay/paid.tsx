import type { PlayerView } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { signed } from '../../ui/party/points.ts'

interface PaidProps {
  readonly gains: Readonly<Record<string, number>>
  readonly players: readonly PlayerView[]
}

/** For more than these, a phone only has room for faces; a small phone for fewer. */
const NAMED_MOST = 5
const NAMED_ON_SMALL = 2

/** What the turn has brought so far, by face. */
export function Paid({ gains, players }: PaidProps) {
  const paid = players.filter(({ id }) => (gains[id] ?? 0) > 0)
  if (paid.length === 0) return null
  return (
    <ul aria-label="Points" className="flex flex-wrap justify-center gap-1.5">
      {paid.map(({ id, name }) => (
        <li
          key={id}
          className="flex animate-pop items-center gap-2 rounded-full border-3 border-ink bg-cream py-0.5 pr-3 pl-1 font-display font-bold text-ink"
        >
          <Avatar seed={id} size="2rem" />
          <span
            className={
              paid.length > NAMED_MOST ? 'max-sm:sr-only' : paid.length > NAMED_ON_SMALL ? 'short:sr-only' : undefined
            }
          >
            {name}
          </span>
          <span className="font-extrabold tabular">{signed(gains[id] ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}
