import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import type { Result } from './results.ts'

interface OthersProps {
  /** Their names. */
  readonly others: readonly Result[]
  readonly me: string | null
}

/** Players without a plinth, in a line each at its foot: above the next step, and above the buttons. */
export function Others({ others, me }: OthersProps) {
  if (others.length === 0) return null
  return (
    <ol aria-label="Everyone else" className="-mt-3 grid grid-cols-1 gap-1">
      {others.map(({ id, name, place, score }) => (
        <li
          key={id}
          className={cx(
            'flex min-h-11 items-center gap-3 rounded-control py-1 pr-4 pl-4 font-display font-bold',
            id === me ? 'bg-leaf-800 ring-2 ring-words ring-inset' : 'bg-leaf-900',
          )}
        >
          <span className="w-4 text-center font-extrabold tabular">
            <span className="sr-only">Place </span>
            {place}
          </span>
          <Avatar seed={id} size="2rem" />
          <Unbroken className="flex-1 leading-tight">{name}</Unbroken>
          {id === me && <Badge>You</Badge>}
          <span className="font-extrabold tabular">{points(score)}</span>
        </li>
      ))}
    </ol>
  )
}
