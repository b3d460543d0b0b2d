import type { PlayerId } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'

interface TvAnswerCountProps {
  readonly ids: readonly PlayerId[]
  /** The number of players asked. */
  readonly of: number
  /** The verb after "have". */
  readonly have: string
  /** Shown while no one has. */
  readonly before: ReactNode
  /** Always shown. */
  readonly note?: string | null
}

/** Shows how many have answered, and who, but never their answers. The sofa has their names. */
export function TvAnswerCount({ ids, of, have, before, note = null }: TvAnswerCountProps) {
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
