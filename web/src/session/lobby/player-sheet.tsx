import type { Intent, PlayerId, PlayerView, SessionView } from '@highjinks/protocol'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { powersOf } from '../host-role.ts'

export interface PlayerSheetProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly player: PlayerView
  readonly send: (intent: Intent) => void
  readonly onReport: (player: PlayerView) => void
  readonly onClose: () => void
}

type Step = 'choose' | 'remove' | 'removed'

/** The actions for a player. A removed player can try another phone, so removing also locks the room. */
export function PlayerSheet({ view, me, send, onReport, player, onClose }: PlayerSheetProps) {
  const [step, setStep] = useState<Step>('choose')
  const { isHost, ownsHostRole } = powersOf(view, me)
  function close(work: () => void) {
    work()
    onClose()
  }
  if (step === 'remove') {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={`Remove ${player.name}?`}
        description="They won’t be able to rejoin from that device."
        confirm="Remove"
        danger
        onConfirm={() => {
          send({ type: 'kick', playerId: player.id })
          if (view.session.locked) onClose()
          else setStep('removed')
        }}
      />
    )
  }
  if (step === 'removed') {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={`${player.name} is out, and the room is locked`}
        description="They still know the code and might have another phone. No one new can join or watch until you unlock the room."
        confirm="Unlock the room"
        cancel="Keep it locked"
        onConfirm={() => close(() => send({ type: 'lock', locked: false }))}
      />
    )
  }
  return (
    <Sheet open onOpenChange={onClose} title={player.name}>
      <div className="grid gap-3">
        {isHost && player.isBot && (
          <Button kind="secondary" onClick={() => close(() => send({ type: 'remove-bot', playerId: player.id }))}>
            Remove this simulated player
          </Button>
        )}
        {ownsHostRole && !player.isBot && (
          <Button kind="secondary" onClick={() => close(() => send({ type: 'pass-host', playerId: player.id }))}>
            Make {player.name} the host
          </Button>
        )}
        {isHost && !player.isBot && player.id !== view.session.lentBy && (
          <Button kind="danger" onClick={() => setStep('remove')}>
            Remove from the session
          </Button>
        )}
        {!player.isBot && (
          <Button kind="ghost" onClick={() => close(() => onReport(player))}>
            Report {player.name}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
