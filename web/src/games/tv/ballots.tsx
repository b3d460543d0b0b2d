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

/** Whose ballot is on the table, face down, and whose place is still empty. Elsewhere in words. */
export function TvBallots({ voters, voted, began = [] }: TvBallotsProps) {
  const width = `min(6.25rem, ${36 / voters.length}rem)`
  return (
    <ul aria-hidden="true" className="flex justify-center gap-2">
      {voters.map((id, i) => (
        <li key={id} className="relative aspect-25/33" style={{ width }}>
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
          <Avatar seed={id} size="76%" className="absolute inset-x-0 bottom-0 mx-auto aspect-square h-auto" />
        </li>
      ))}
    </ul>
  )
}
