import type { PlayerId, SessionView } from '@highjinks/protocol'
import { type ReactNode, useState } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'

interface PauserProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly children: (words: string) => ReactNode
}

/** Says who paused, and that no one loses by it. */
export function Pauser({ view, me, children }: PauserProps) {
  // A server from before this field doesn't send it. Only the host can pause, but the host can change meanwhile.
  const [host] = useState(view.session.hostId)
  const pausedBy = view.table?.pausedBy ?? host
  const nameOf = (id: PlayerId | null) => view.players.find((player) => player.id === id)?.name ?? 'The host'
  const { hostId } = view.session
  return (
    <>
      <Avatar seed={pausedBy ?? ''} size="clamp(5rem, 22dvh, 12rem)" />
      <div>
        {children(pausedBy === me ? 'You paused the game' : `${nameOf(pausedBy)} paused the game`)}
        <p ref={said} className="mt-2 text-lg font-semibold text-balance">
          The clock is stopped.{' '}
          {hostId === me ? 'Resume when everyone’s back.' : `${nameOf(hostId)} will resume the game.`}
        </p>
      </div>
    </>
  )
}
