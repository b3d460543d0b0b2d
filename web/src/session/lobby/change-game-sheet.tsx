import type { Game } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

interface ChangeGameSheetProps {
  readonly games: readonly Game[]
  readonly current: number
  /** A game is on, and any choice stops it. */
  readonly isPlaying: boolean
  readonly onChoose: (gameId: number) => void
  readonly onClose: () => void
}

/** Same session, same seats, another game; or, from a running one, back to the lobby. */
export function ChangeGameSheet({ games, current, isPlaying, onChoose, onClose }: ChangeGameSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title={isPlaying ? 'Stop this game' : 'Change Game'}>
      {isPlaying && (
        <div className="grid gap-3">
          <p className="text-muted">
            This ends the game for everyone, and its points don’t count. You keep the code, your seats and tonight’s
            scores.
          </p>
          <Button wide onClick={() => onChoose(current)}>
            Back to the lobby
          </Button>
        </div>
      )}
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
