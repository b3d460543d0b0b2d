import {
  type BalconyView,
  type Intent,
  LOBBY_CAP,
  type PlayerId,
  type PlayerView,
  type SessionView,
} from '@highjinks/protocol'
import { MoreVertical } from 'lucide-react'
import { useState } from 'react'
import { BalconyHead } from '../../show/balcony/balcony-head.tsx'
import { timesRight } from '../../show/balcony/balcony-words.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ordinal } from '../../ui/party/ordinal.ts'
import { PlayerTile } from '../../ui/party/player-tile.tsx'
import { points } from '../../ui/party/points.ts'
import { crownedOf } from '../night/crown.ts'
import { mayAskAbout } from './may-ask-about.ts'
import { Onlookers } from './onlookers.tsx'
import { PlayerSheet } from './opened-sheets.tsx'

export interface RosterProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  readonly onReport: (player: PlayerView) => void
}

/** The players as everyone sees them; each name opens its actions. */
export function Roster(props: RosterProps) {
  const { view, me } = props
  const [chosen, choose] = useState<PlayerView | null>(null)
  return (
    <section aria-label="Players">
      <Heading level={2} size="small" className="mb-3 flex justify-between">
        Players{' '}
        <span className="text-muted tabular">
          {view.players.length}/{LOBBY_CAP}
          <Onlookers view={view} />
        </span>
      </Heading>
      <ul className="grid gap-2">
        {inOrder(view).map((player) => (
          <li key={player.id}>
            <PlayerTile
              seed={player.id}
              name={player.name}
              isHost={player.isHost}
              isBot={player.isBot}
              you={player.id === me}
              presence={player.online ? 'here' : 'away'}
              isCrowned={player.id === crownedOf(view)}
              status={standingOf(view, player)}
              trailing={
                mayAskAbout(player, me) && (
                  <IconButton
                    label={`More about ${player.name}`}
                    icon={<MoreVertical aria-hidden="true" />}
                    onClick={() => choose(player)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {view.balcony && <BalconyRow balcony={view.balcony} />}
      {chosen && <PlayerSheet {...props} player={chosen} onClose={() => choose(null)} />}
    </section>
  )
}

/** Below everyone with a place. */
function BalconyRow({ balcony }: { readonly balcony: BalconyView }) {
  return (
    <p className="mt-2 flex items-center gap-3 rounded-card bg-leaf-900 px-4 py-2 leading-snug">
      <BalconyHead className="size-10 shrink-0" />
      <span className="grow">
        <strong className="block font-display text-lg">The balcony</strong>
        <span className="text-muted">
          {balcony.of > 0 ? timesRight(balcony) : 'Everyone who watches, guessing together'}
        </span>
      </span>
      <span className="font-display text-lg font-extrabold tabular">{points(balcony.score)}</span>
    </p>
  )
}

/** Sorts by score during a game. */
function inOrder({ players, table }: SessionView): readonly PlayerView[] {
  if (!table) return players
  const place = (player: PlayerView) => table.standings.find((row) => row.id === player.id)?.place ?? Infinity
  return players.toSorted((one, other) => place(one) - place(other))
}

function standingOf({ session, table }: SessionView, player: PlayerView): string | undefined {
  const tonight = session.night.length > 0 || player.tonight > 0 ? `${points(player.tonight)} tonight` : undefined
  if (!table || session.status === 'lobby') return tonight
  const row = table.standings.find((one) => one.id === player.id)
  const here = row ? `${ordinal(row.place)} · ${points(row.score)} points` : 'Joins next round'
  return tonight === undefined ? here : `${here} · ${tonight}`
}
