import type { Game } from '@highjinks/protocol'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'

interface ChangeGameSheetProps {
  readonly games: readonly Game[]
  readonly current: number
  readonly onChoose: (gameId: number) => void
  readonly onClose: () => void
}

/** Same session, same seats, another game. */
export function ChangeGameSheet({ games, current, onChoose, onClose }: ChangeGameSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title="Change Game">
      <ul className="grid gap-3">
        {games.map((game) => (
          <li key={game.id} data-game={game.slug}>
            <Button kind="secondary" wide disabled={game.id === current} onClick={() => onChoose(game.id)}>
              <img src={game.imageUrl} alt="" className="h-12 w-16 rounded-lg object-cover" />
              <span className="grow text-left">{game.name}</span>
              {game.id === current && <span className="text-sm text-muted">Now</span>}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
