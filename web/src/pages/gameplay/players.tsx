import type { LocalGame } from '@highjinks/games/local'
import { Pencil, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { PlayerTile } from '../../ui/party/player-tile.tsx'
import { TurnMarker } from '../../ui/party/turn-marker.tsx'
import { Badge } from '../../ui/status/badge.tsx'

/** The players, host first. The current one has the marker. */
interface PlayersProps {
  readonly game: LocalGame
  /** Before the start: removes a player who has gone home. */
  readonly onRemove?: (id: number) => void
  /** Before the start: renames a player. */
  readonly onRename?: (id: number) => void
}

export function Players({ game, onRemove, onRename }: PlayersProps) {
  const turn = game.stage === 'playing' ? game.turn : null
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!row.current) return
    const tile = row.current.querySelector<HTMLElement>('[data-turn]')
    if (tile) row.current.scrollLeft = tile.offsetLeft - row.current.clientWidth / 8
    // A scrolling row has to be in reach of the keyboard too.
    if (row.current.scrollWidth > row.current.clientWidth) row.current.tabIndex = 0
    else row.current.removeAttribute('tabindex')
  }, [turn])
  return (
    <section
      ref={row}
      aria-label="Players"
      // During play a phone shows them side by side, starting with the current player, because the card needs the
      // height.
      className={cx('relative', turn !== null && 'max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pt-1')}
    >
      <TurnMarker turn={turn === null ? null : String(turn)} />
      <ol className={cx('grid gap-2', turn !== null && 'max-sm:flex max-sm:w-max')}>
        {game.players.map((player, index) => (
          <li key={player.id} className={cx(turn !== null && (index === turn ? 'max-sm:w-[79vw]' : 'max-sm:w-52'))}>
            <PlayerTile
              seed={String(player.id)}
              name={player.name}
              isHost={index === 0}
              turn={index === turn}
              presence={player.hasLeft ? 'gone' : 'here'}
              // The badge says it.
              status=""
              trailing={
                index === turn ? (
                  <Badge tone="lime">Current Turn</Badge>
                ) : (
                  <>
                    {onRename && (
                      <IconButton
                        label={`Rename ${player.name}`}
                        icon={<Pencil aria-hidden="true" />}
                        onClick={() => onRename(player.id)}
                      />
                    )}
                    {onRemove && index > 0 && (
                      <IconButton
                        label={`Remove ${player.name}`}
                        icon={<X aria-hidden="true" />}
                        onClick={() => onRemove(player.id)}
                      />
                    )}
                  </>
                )
              }
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
