import type { PlayerView } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'

interface PaidProps {
  readonly gains: Readonly<Record<string, number>>
  readonly players: readonly PlayerView[]
  /** The reason for the points. */
  readonly why: readonly string[]
}

/** For more players than this, a phone only has room for faces; a small phone even sooner. */
const NAMED_MOST = 5
const NAMED_ON_SMALL = 2

/** This turn's points so far, by face, and what they are for. */
export function Paid({ gains, players, why }: PaidProps) {
  const paid = players.filter(({ id }) => (gains[id] ?? 0) > 0)
  if (paid.length === 0) return null
  const isMany = paid.length > NAMED_ON_SMALL
  return (
    // On its side, a phone has room for them below the buttons.
    <div className="grid gap-1.5 short:gap-1 flat:fixed flat:right-4 flat:bottom-3 flat:w-[calc(var(--beside)-2rem)]">
      <ul
        aria-label="Points"
        className={cx(
          'flex flex-wrap justify-center gap-1.5',
          isMany && 'short:gap-1 short:text-sm flat:gap-1 flat:text-sm',
        )}
      >
        {paid.map(({ id, name }) => (
          <li
            key={id}
            className={cx(
              'flex animate-pop items-center gap-2 rounded-full border-3 border-ink bg-cream py-0.5 pr-3 pl-1 font-display font-bold text-ink',
              isMany && 'short:gap-1 short:py-0 short:pr-2 short:pl-0.5 flat:gap-1 flat:py-0 flat:pr-2 flat:pl-0.5',
              paid.length > NAMED_MOST && 'short:gap-0.5 short:pr-1.5 short:text-[0.8125rem]',
            )}
          >
            <Avatar seed={id} size="2rem" className={isMany ? 'short:size-6 flat:size-6' : undefined} />
            <span className={paid.length > NAMED_MOST ? 'max-sm:sr-only' : isMany ? 'short:sr-only' : undefined}>
              {name}
            </span>
            <span className="font-extrabold tabular">{signed(gains[id] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p className="text-center text-sm leading-tight font-semibold text-balance short:text-[0.8125rem] flat:text-[0.8125rem]">
        {sentenceOf(why)}
      </p>
    </div>
  )
}

function sentenceOf(parts: readonly string[]): string {
  const all = parts.join('; ')
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`
}
