import { LOBBY_CAP, type PlayerView, type SessionView } from '@highjinks/protocol'
import { Armchair, Bot } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Unbroken } from '../../../ui/look/unbroken.tsx'
import { toast } from '../../../ui/overlay/toast-store.ts'
import { points } from '../../../ui/party/points.ts'
import { powersOf } from '../chair.ts'
import { crownedOf } from '../night/crown.ts'
import { PlayerSheet } from './player-sheet.tsx'
import { mayAskAbout, type RosterProps } from './roster.tsx'

export interface ArrivalsProps extends RosterProps {
  readonly isBusy: boolean
  readonly onInvite: () => void
}

/** The room before the game: everybody with their face, their hat and their name, and one chair that is still free. */
export function Arrivals({ onInvite, ...props }: ArrivalsProps) {
  const { view, me } = props
  const [chosen, choose] = useState<PlayerView | null>(null)
  const { players, watchers } = view
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
      <div className="flex min-h-11 items-center justify-between gap-2">
        <Heading
          level={2}
          size="small"
          className="flex min-w-0 flex-wrap items-center gap-x-1.5 leading-tight whitespace-nowrap"
        >
          Players{' '}
          <span className="text-muted tabular">
            {players.length}/{LOBBY_CAP}
            {watchers > 0 && ` · ${watchers} watching`}
          </span>
        </Heading>
        {isHost && <SimulateJoin {...props} />}
      </div>
      <ul
        className={cx(
          'grid items-start gap-x-2 gap-y-2 lg:content-evenly lg:gap-y-6',
          isCrowded ? 'grid-cols-4' : 'grid-cols-3',
          chairs > 3 && 'short:grid-cols-4',
        )}
      >
        {players.map((player) => (
          <li key={player.id} className="min-w-0 animate-pop">
            {mayAskAbout(player, me) ? (
              <button
                type="button"
                aria-label={`More about ${player.name}`}
                aria-describedby={`note-${player.id}`}
                onClick={() => choose(player)}
                className={cx(PLACE, 'transition-transform duration-150 active:scale-95')}
              >
                <Person view={view} player={player} isMe={false} />
              </button>
            ) : (
              <div className={PLACE}>
                <Person view={view} player={player} isMe={player.id === me} />
              </div>
            )}
          </li>
        ))}
        {hasSpace && (
          // A small phone has Invite below, and no height for an empty chair.
          <li className="min-w-0 short:hidden">
            <button type="button" onClick={onInvite} className={cx(PLACE, 'text-muted hover:text-words')}>
              <span className={cx('grid place-items-center rounded-full border-3 border-leaf-500 bg-leaf-900', FACE)}>
                <Armchair aria-hidden="true" className="size-1/2" />
              </span>
              <Unbroken className={NAME}>Free chair</Unbroken>
            </button>
          </li>
        )}
      </ul>
      {chosen && <PlayerSheet {...props} player={chosen} onClose={() => choose(null)} />}
    </section>
  )
}

/** For whoever wants to try a game with fewer friends: somebody who is always free takes a chair. Quiet: friends come first. */
function SimulateJoin({ view, isBusy, send }: Omit<ArrivalsProps, 'onInvite'>) {
  const isFull = view.players.length >= LOBBY_CAP
  function simulate() {
    if (isFull) {
      toast({ title: 'Maximum players reached', text: 'This game supports up to 8 players', tone: 'bad' })
    } else send({ type: 'add-bot' })
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={simulate}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-1 text-left text-sm leading-tight font-semibold text-muted hover:text-words disabled:opacity-60 lg:text-base"
    >
      <Bot aria-hidden="true" className="size-6" />
      {/* In two lines on a phone: who is here comes first. */}
      <span className="max-sm:w-20">Simulate Player Join</span>
    </button>
  )
}

const PLACE = 'flex w-full flex-col items-center rounded-control text-center'
const FACE =
  'size-18 group-data-[crowded=true]:size-15 min-[24rem]:group-data-[crowded=true]:size-17 tall:group-data-guest:group-data-[crowded=false]:size-23 md:size-26! lg:size-24! xl:size-36! [@media(height>=52rem)]:xl:group-data-[crowded=false]:size-44! [@media(height<52rem)]:lg:size-26!'
const NAME =
  'mt-1 short:text-sm w-full font-display leading-tight font-bold md:text-xl xl:text-2xl xl:group-data-[crowded=false]:text-3xl'

interface PersonProps {
  readonly view: SessionView
  readonly player: PlayerView
  readonly isMe: boolean
}

function Person({ view, player, isMe }: PersonProps) {
  const note = noteOf(view, player, isMe)
  return (
    <>
      <span className={cx(FACE, 'short:size-15! short:group-data-[crowded=true]:size-12!')}>
        <Avatar seed={player.id} size="100%" away={!player.online} isCrowned={player.id === crownedOf(view)} />
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
  return [
    isMe && 'You',
    player.isHost && 'Host',
    player.isBot && 'Bot',
    !player.online && 'Away',
    session.night.length > 0 && `${points(player.tonight)} tonight`,
  ]
    .filter((word) => word !== false)
    .join(' · ')
}
