import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface GivenProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** How many it is asked of. */
  readonly of: number
  /** What these have done, after "have". */
  readonly have: string
  /** Said while nobody has. */
  readonly before: ReactNode
  /** Said all the time. */
  readonly note?: string | null
}

/** How many have given, and who; never what. */
export function Given({ ids, of, have, before, note = null, me, players }: GivenProps) {
  const words = `${ids.length} of ${of} have ${have}.`
  return (
    <div
      role="status"
      className="grid min-h-28 content-start justify-items-center gap-2 text-center haunted:min-h-0 short:haunted:hidden tv:flex tv:min-h-0 tv:items-center tv:justify-center tv:gap-4"
    >
      <p className="text-lg text-muted tv:text-2xl">
        {ids.length === 0 ? before : words} {note}
      </p>
      {ids.length > 0 && (
        <Faces
          label={words}
          // On a TV the sofa has their names.
          className="justify-center tv:sr-only"
          faces={players
            .filter(({ id }) => ids.includes(id))
            .map(({ id }) => ({ id, name: nameOf(players, id), isMe: id === me }))}
        />
      )}
      <span aria-hidden="true" className="-my-3 hidden kids:not-last:-mr-2 tv:flex">
        {ids.map((id) => (
          <Avatar key={id} seed={id} size="4rem" className="animate-pop" />
        ))}
      </span>
    </div>
  )
}
