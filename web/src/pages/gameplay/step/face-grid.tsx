import type { PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Unbroken } from '../../../ui/look/unbroken.tsx'

interface FaceGridProps {
  readonly label: string
  readonly players: readonly PlayerView[]
  readonly ids: readonly string[]
  /** Returns what a tap said about a player; null for nothing. Left out where one tap is the whole answer. */
  readonly saidOf?: (id: string) => string | null
  readonly onTap: (id: string) => void
  readonly children?: ReactNode
}

/** The most faces in one row of a phone. */
const ROW = 5
/** More faces than this are small. */
const MANY = 10
/** With two rows on a small phone, the answer sticks to the corner of a face. */
const IN_CORNER =
  'short:absolute short:-top-2 short:right-0 short:min-h-0 short:w-auto short:rounded-full short:bg-ink short:px-1.5 short:text-cream'

/** All players who can be tapped, by face. */
export function FaceGrid({ label, players, ids, saidOf, onTap, children }: FaceGridProps) {
  const isCrowd = ids.length > MANY
  const isRows = ids.length > ROW
  // Two even rows leave more room for names than a full one and a rest.
  const columns = Math.min(ROW, Math.max(3, isRows ? Math.ceil(ids.length / 2) : ids.length))
  return (
    <ul
      aria-label={label}
      className="grid gap-1.5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {ids.map((id) => {
        const said = saidOf?.(id) ?? null
        return (
          <li key={id} className="grid">
            <button
              type="button"
              aria-pressed={saidOf && said !== null}
              onClick={() => onTap(id)}
              className={cx(
                'lip relative flex min-w-0 flex-col items-center rounded-control border-3 border-ink px-0.5 pt-1 pb-0.5 text-ink [--lip:var(--color-ink)]',
                said === null ? 'bg-cream' : 'bg-lime',
              )}
            >
              <Avatar
                seed={id}
                size={isCrowd ? '1.75rem' : '2.5rem'}
                className={isRows ? 'short:size-6' : 'short:size-8'}
              />
              <Unbroken className="w-full text-center font-display text-sm leading-tight font-bold">
                {players.find((player) => player.id === id)?.name ?? ''}
              </Unbroken>
              {saidOf && (
                <span
                  className={cx(
                    'min-h-4 w-full truncate short:min-h-3.5 text-center text-[0.8125rem] leading-tight font-semibold',
                    isRows && IN_CORNER,
                    isRows && said === null && 'short:hidden',
                  )}
                >
                  {said}
                </span>
              )}
            </button>
          </li>
        )
      })}
      {children}
    </ul>
  )
}
