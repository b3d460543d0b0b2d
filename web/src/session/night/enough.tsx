import type { Intent, PlayerId } from '@highjinks/protocol'
import { DoorOpen } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { useSession } from '../session-store.ts'

interface EnoughProps {
  readonly me: PlayerId
  readonly send: (intent: Intent) => void
}

/** A private vote for a last round, which the player can take back. No one learns who voted. */
export function Enough({ me, send }: EnoughProps) {
  const hasEnough = useSession((state) => state.own[me]?.hasEnough ?? false)
  return (
    <Button
      kind="secondary"
      wide
      onClick={() => {
        send({ type: 'enough', wanted: !hasEnough })
        if (!hasEnough) {
          toast({
            title: 'Between you and me',
            text: 'If a third of you, at least two, have had enough, this is the last round. No one finds out who asked.',
            tone: 'good',
          })
        }
      }}
    >
      <DoorOpen aria-hidden="true" className="size-5" />
      {hasEnough ? 'I’m back in: keep going' : 'Enough for me'}
    </Button>
  )
}
