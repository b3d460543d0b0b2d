import type { ReactNode } from 'react'
import { saidAside } from '../../ui/announcer/announcer.ts'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface AnswerCountProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly ids: readonly string[]
  /** The number of players asked. */
  readonly of: number
  /** The verb after "have". */
  readonly have: string
  /** Shown while no one has. */
  readonly before: ReactNode
  /** Always shown. */
  readonly note?: string | null
}

/** Shows how many have answered, and who, but never their answers. */
export function AnswerCount({ ids, of, have, before, note = null, me, players }: AnswerCountProps) {
  const words = `${ids.length} of ${of} have ${have}.`
  return (
    <div
      ref={saidAside}
      className="grid min-h-20 content-start justify-items-center gap-2 text-center ghost:min-h-0 short:ghost:hidden"
    >
      <p className="text-lg text-muted">
        {ids.length === 0 ? before : words} {note}
      </p>
      {ids.length > 0 && (
        <Faces
          label={words}
          className="justify-center"
          faces={players
            .filter(({ id }) => ids.includes(id))
            .map(({ id }) => ({ id, name: nameOf(players, id), isMe: id === me }))}
        />
      )}
    </div>
  )
}
