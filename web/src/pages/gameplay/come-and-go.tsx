import { messageOf, type PlayerView } from '@highjinks/protocol'
import { DoorOpen, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { AddPlayerDialog } from './add-player-dialog.tsx'
import { FaceGrid } from './step/face-grid.tsx'
import type { EveningInHand } from './use-evening.ts'

interface ComeAndGoProps {
  readonly evening: EveningInHand
  readonly players: readonly PlayerView[]
}

/** During the game: adds a newcomer, and keeps the score of a player who goes home. */
export function ComeAndGo({ evening, players }: ComeAndGoProps) {
  const [asks, setAsks] = useState<'nothing' | 'who-came' | 'who-left'>('nothing')
  const { game, add, leave } = evening
  const close = () => setAsks('nothing')
  const here = players.filter(({ online }) => online).map(({ id }) => id)
  function gone(id: string) {
    close()
    const refusal = leave(Number(id))
    if (refusal === 'too-few') {
      toast({
        title: 'Two are left',
        text: 'You need at least 2 players. End the game to see the podium.',
        tone: 'bad',
      })
    } else if (refusal) toast({ title: messageOf(refusal), tone: 'bad' })
  }
  return (
    <div className="flex gap-2 kids:flex-1">
      <Button kind="secondary" className="px-2" onClick={() => setAsks('who-came')}>
        <UserPlus aria-hidden="true" className="size-5" />
        Add Player
      </Button>
      <Button kind="secondary" className="px-2" onClick={() => setAsks('who-left')}>
        <DoorOpen aria-hidden="true" className="size-5" />
        Someone Left
      </Button>
      <AddPlayerDialog open={asks === 'who-came'} onOpenChange={close} most={game.mostPlayers} onAdd={add} />
      <Dialog
        open={asks === 'who-left'}
        onOpenChange={close}
        shape="sheet"
        title="Who left?"
        description="Their turns are skipped and their points stay. Add them again if they come back."
      >
        <div className="pb-1">
          <FaceGrid label="Who left?" players={players} ids={here} onTap={gone} />
        </div>
      </Dialog>
    </div>
  )
}
