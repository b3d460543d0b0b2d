import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { CircleHelp, LogOut, OctagonX, Pause, Settings } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { leaveWords, powersOf } from '../host-role.ts'
import { Enough } from '../night/enough.tsx'
import { SoundButton } from '../sound-button.tsx'

interface MoreSheetProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  readonly onRules: () => void
  readonly onSettings: () => void
  /** For the host: back to the lobby with everyone. */
  readonly onStop: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** On a phone, everything that a phase doesn't need, one tap away, so that the card has the screen. */
export function MoreSheet({ view, me, send, onRules, onSettings, onStop, onLeave, onClose }: MoreSheetProps) {
  const { isHost } = powersOf(view, me)
  const pause = () => {
    send({ type: 'pause' })
    onClose()
  }
  return (
    <Sheet open onOpenChange={onClose} title="Menu">
      <p className="text-muted">
        Someone joining late? The code is{' '}
        <strong className="font-display tracking-wider whitespace-nowrap text-words tabular">
          {view.session.settings.hidesCode ? 'hidden' : view.session.code}
        </strong>
        .
      </p>
      <div className="grid gap-2.5">
        {isHost && !view.table?.paused && (
          <Button wide onClick={pause}>
            <Pause aria-hidden="true" className="size-5" />
            Pause
          </Button>
        )}
        <Button kind="secondary" wide onClick={onRules}>
          <CircleHelp aria-hidden="true" className="size-5" />
          How to play
        </Button>
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          {me !== null && (
            <Button kind="secondary" className="px-2" onClick={onSettings}>
              <Settings aria-hidden="true" className="size-5" />
              Your limits
            </Button>
          )}
          <SoundButton isRow room={{ view, me, send }} />
        </div>
        {me !== null && <Enough me={me} send={send} />}
        {isHost && (
          <Button kind="secondary" wide onClick={onStop}>
            <OctagonX aria-hidden="true" className="size-5" />
            Stop this game, keep the room
          </Button>
        )}
        <Button kind="ghost" wide onClick={onLeave}>
          <LogOut aria-hidden="true" className="size-5" />
          {leaveWords(view, me)}
        </Button>
      </div>
    </Sheet>
  )
}
