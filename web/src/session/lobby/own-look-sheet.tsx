import type { Intent, PlayerId, PlayerView, SessionView } from '@highjinks/protocol'
import { ownLook } from '../seats/own-look.ts'
import { LookSheet } from './opened-sheets.tsx'

interface OwnLookSheetProps {
  readonly view: SessionView
  readonly me: PlayerView
  readonly send: (intent: Intent) => void
  readonly onClose: () => void
}

/** The player's look in this room, which this browser stores for the next one. */
export function OwnLookSheet({ view, me, send, onClose }: OwnLookSheetProps) {
  return (
    <LookSheet
      seed={me.id}
      look={me.look}
      others={othersThan(me.id, view)}
      onWear={(look) => {
        ownLook.set(look)
        send({ type: 'look', ...look })
      }}
      onClose={onClose}
    />
  )
}

const othersThan = (me: PlayerId, { players }: SessionView) =>
  players.filter(({ id }) => id !== me).map(({ look }) => look)
