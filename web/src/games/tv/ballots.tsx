import type { PlayerId } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'

interface TvBallotsProps {
  readonly voters: readonly PlayerId[]
  readonly voted: readonly PlayerId[]
  /** The players with an incomplete ballot. */
  readonly began?: readonly PlayerId[]
}

/** This few ballots can be large. */
const ROOMY = 5

/** Whose ballot is on the table, face down, and whose place is still empty. Elsewhere in words. */
export function TvBallots({ voters, voted, began = [] }: TvBallotsProps) {
  const isRoomy = voters.length <= ROOMY
  return (
    <ul aria-hidden="true" className={cx('flex justify-center', isRoomy ? 'gap-3' : 'gap-2')}>
      {voters.map((id, i) => (
        <li key={id} className={cx('relative', isRoomy ? 'h-33 w-25' : 'h-24 w-20')}>
          {voted.includes(id) ? (
            <div className={cx('absolute inset-x-2 top-0 animate-slam', i % 2 === 0 ? '-rotate-6' : 'rotate-3')}>
              <PromptCardBack className="aspect-3/4 min-h-0" />
            </div>
          ) : (
            <>
              <div className="absolute inset-x-2 top-0 aspect-3/4 rounded-card border-4 border-dashed border-mark opacity-45" />
              {began.includes(id) && (
                // Halfway down.
                <div className="absolute inset-x-4 -top-1 -rotate-12 animate-pop">
                  <PromptCardBack className="aspect-3/4 min-h-0" />
                </div>
              )}
            </>
          )}
          <Avatar seed={id} size={isRoomy ? '4.75rem' : '3.5rem'} className="absolute inset-x-0 bottom-0 mx-auto" />
        </li>
      ))}
    </ul>
  )
}
