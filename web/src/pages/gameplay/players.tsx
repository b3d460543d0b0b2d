import type { LocalGame } from '@highjinks/games/local'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { PlayerTile } from '../../ui/party/player-tile.tsx'
import { TurnMarker } from '../../ui/party/turn-marker.tsx'
import { Badge } from '../../ui/status/badge.tsx'

/** The host first; whoever's turn it is carries the marker. */
interface PlayersProps {
  readonly game: LocalGame
  /** Before the start, for whoever has gone home since their name was typed. */
  readonly onRemove?: (id: number) => void
}

export function Players({ game, onRemove }: PlayersProps) {
  const turn = game.stage === 'playing' ? game.turn : null
  return (
    <section aria-label="Players" className="relative">
      <TurnMarker turn={turn === null ? null : String(turn)} />
      <ol className="grid gap-2">
        {game.players.map((player, index) => (
          <li key={player.id}>
            <PlayerTile
              seed={`${player.id} ${player.name}`}
              name={player.name}
              isHost={index === 0}
              turn={index === turn}
              // The badge says it.
              status=""
              trailing={
                index === turn ? (
                  <Badge tone="lime">Current Turn</Badge>
                ) : (
                  onRemove &&
                  index > 0 && (
                    <IconButton
                      label={`Remove ${player.name}`}
                      icon={<X aria-hidden="true" />}
                      onClick={() => onRemove(player.id)}
                    />
                  )
                )
              }
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
