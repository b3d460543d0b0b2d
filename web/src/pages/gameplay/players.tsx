import type { LocalGame } from '@highjinks/games/local'
import { Pencil, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { PlayerTile } from '../../ui/party/player-tile.tsx'
import { points } from '../../ui/party/points.ts'
import { TurnMarker } from '../../ui/party/turn-marker.tsx'
import { Badge } from '../../ui/status/badge.tsx'

interface PlayersProps {
  readonly game: LocalGame
  /** Before the start: removes a player who has gone home. */
  readonly onRemove?: (id: number) => void
  /** Before the start: renames a player. */
  readonly onRename?: (id: number) => void
}

/** The players with their points so far, host first. The current one has the marker. */
export function Players({ game, onRemove, onRename }: PlayersProps) {
  const turn = game.stage === 'playing' ? game.turn : null
  const { scores } = game
  const hasScores = turn !== null && Object.values(scores).some((score) => score > 0)
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
              // Whose turn it is, the badge says.
              status={
                hasScores && (
                  <>
                    {points(scores[String(player.id)] ?? 0)}
                    <span className="@max-sm:sr-only"> points</span>
                  </>
                )
              }
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
