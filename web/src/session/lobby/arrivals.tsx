import { LOBBY_CAP, type PlayerView, type SessionView } from '@highjinks/protocol'
import { Armchair, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { powersOf } from '../host-role.ts'
import { crownedOf } from '../night/crown.ts'
import { entryNote } from './entry-note.ts'
import { mayAskAbout } from './may-ask-about.ts'
import { PlayerSheet } from './opened-sheets.tsx'
import { OwnLookSheet } from './own-look-sheet.tsx'
import type { RosterProps } from './roster.tsx'
import { WhoIsHere } from './who-is-here.tsx'

export interface ArrivalsProps extends RosterProps {
  readonly isBusy: boolean
  readonly onInvite: () => void
}

/** The room before the game: everyone with their face, hat and name, and one open seat. */
export function Arrivals({ onInvite, ...props }: ArrivalsProps) {
  const { view, me } = props
  const [chosen, choose] = useState<PlayerView | null>(null)
  const { players } = view
  const hasSpace = players.length < LOBBY_CAP && !view.session.locked
  const { isHost } = powersOf(view, me)
  const chairs = players.length + (hasSpace ? 1 : 0)
  const isCrowded = chairs > 6
  return (
    <section
      aria-label="Players"
      data-crowded={isCrowded}
      data-guest={!isHost || undefined}
      className="group relative grid gap-1 pb-3 sm:rounded-card sm:bg-leaf-900 sm:px-6 lg:grow lg:grid-rows-[auto_1fr] lg:gap-4 lg:p-5 xl:p-8"
    >
      <WhoIsHere {...props} />
      <ul
        className={cx(
          'grid items-start gap-x-2 gap-y-2 lg:content-evenly lg:gap-y-6',
          isCrowded ? 'grid-cols-4' : 'grid-cols-3',
          chairs > 3 && 'short:grid-cols-4',
        )}
      >
        {players.map((player) => (
          <li key={player.id} className="min-w-0 animate-pop">
            {mayAskAbout(player, me) || player.id === me ? (
              <button
                type="button"
                aria-label={player.id === me ? CHOOSE_LOOK : `More about ${player.name}`}
                aria-describedby={`note-${player.id}`}
                onClick={() => choose(player)}
                className={cx(PLACE, 'transition-transform duration-150 active:scale-95')}
              >
                <Person view={view} player={player} isMe={player.id === me} />
              </button>
            ) : (
              <div className={PLACE}>
                <Person view={view} player={player} isMe={false} />
              </div>
            )}
          </li>
        ))}
        {hasSpace && (
          // A small phone has Invite below, and no height for an empty seat.
          <li className="min-w-0 short:hidden">
            <button type="button" onClick={onInvite} className={cx(PLACE, 'text-muted hover:text-words')}>
              <span className={cx('grid place-items-center rounded-full border-3 border-leaf-500 bg-leaf-900', FACE)}>
                <Armchair aria-hidden="true" className="size-1/2" />
              </span>
              <Unbroken className={NAME}>Open seat</Unbroken>
            </button>
          </li>
        )}
      </ul>
      {chosen &&
        (chosen.id === me ? (
          <OwnLookSheet {...props} me={chosen} onClose={() => choose(null)} />
        ) : (
          <PlayerSheet {...props} player={chosen} onClose={() => choose(null)} />
        ))}
    </section>
  )
}

const CHOOSE_LOOK = 'Choose your look'
const PLACE = 'flex w-full flex-col items-center rounded-control text-center'
const FACE =
  'size-18 max-md:group-data-[crowded=true]:size-15 phone:max-md:group-data-[crowded=true]:size-17 max-sm:group-data-guest:group-data-[crowded=false]:size-[calc(4.5rem+var(--spare)*0.18)] md:size-26 lg:size-24 xl:size-36 squat:size-26 roomy:group-data-[crowded=false]:size-44'
const NAME =
  'mt-1 w-full font-display leading-tight font-bold md:text-xl xl:text-2xl xl:group-data-[crowded=false]:text-3xl'

interface PersonProps {
  readonly view: SessionView
  readonly player: PlayerView
  readonly isMe: boolean
}

function Person({ view, player, isMe }: PersonProps) {
  const note = noteOf(view, player, isMe)
  return (
    <>
      <span className={cx('relative', FACE)}>
        <Avatar seed={player.id} size="100%" away={!player.online} isCrowned={player.id === crownedOf(view)} />
        {isMe && (
          <span className="absolute right-0 bottom-0 rounded-full bg-cream p-1 text-ink">
            <Pencil aria-hidden="true" className="size-4" />
          </span>
        )}
      </span>
      <Unbroken className={cx(NAME, !player.online && 'text-muted')}>{player.name}</Unbroken>
      {note && (
        <span id={`note-${player.id}`} className="text-sm leading-tight text-balance text-muted tabular">
          {note}
        </span>
      )}
    </>
  )
}

function noteOf({ session }: SessionView, player: PlayerView, isMe: boolean): string {
  const note = entryNote(player, isMe)
  if (session.night.length === 0 && player.tonight === 0) return note
  return `${note && `${note} · `}${points(player.tonight)} tonight`
}
