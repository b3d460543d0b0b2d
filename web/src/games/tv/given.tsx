import type { PlayerId } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'

interface TvGivenProps {
  readonly ids: readonly PlayerId[]
  /** How many it is asked of. */
  readonly of: number
  /** What these have done, after "have". */
  readonly have: string
  /** Said while nobody has. */
  readonly before: ReactNode
  /** Said all the time. */
  readonly note?: string | null
}

/** How many have given, and who; never what. The sofa has their names. */
export function TvGiven({ ids, of, have, before, note = null }: TvGivenProps) {
  return (
    <div ref={saidAside} className="flex items-center justify-center gap-4">
      <p className="text-2xl font-semibold text-muted">
        {ids.length === 0 ? before : `${ids.length} of ${of} have ${have}.`} {note}
      </p>
      <span aria-hidden="true" className="-my-3 flex kids:not-last:-mr-2">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size="4rem" className="animate-pop" />
        ))}
      </span>
    </div>
  )
}
