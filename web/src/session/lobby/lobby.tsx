import { MIN_PLAYERS, type OwnSeat, type PlayerId, type SessionView } from '@highjinks/protocol'
import { LogOut, Shuffle, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { recentNames } from '../../lib/names-of-tonight.ts'
import { freeNames } from '../../lib/suggested-names.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { useMark } from '../../lib/use-mark.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { type ToastText, toast } from '../../ui/overlay/toast-store.ts'
import { OwnNevers } from '../../ui/party/own-nevers.tsx'
import { HostInstead } from '../crew/knocks.tsx'
import { leaveWords, powersOf } from '../host-role.ts'
import { HeatShown } from '../night/heat-dial.tsx'
import { Arrivals, type ArrivalsProps } from './arrivals.tsx'
import { DistanceNote, DistanceQuestion } from './distance-question.tsx'
import { EntrySign } from './entry-sign.tsx'
import { FirstBet } from './first-bet.tsx'
import { LockedNote, useBalconyOffer } from './onlookers.tsx'
import { InviteSheet } from './opened-sheets.tsx'
import { OwnCards } from './own-cards.tsx'
import './lobby.css'
import { gameOf } from '../../games/game-of.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { settingsLine } from './settings-labels.ts'
import { WhoIsHere } from './who-is-here.tsx'

export interface LobbyProps extends Omit<ArrivalsProps, 'onInvite'> {
  readonly gameName: string
  /** A picture of what is about to happen. */
  readonly cover?: string | undefined
  readonly onSettings: () => void
  readonly onChangeGame: () => void
  readonly onLeave: () => void
  /** This seat's private state. */
  readonly own?: OwnSeat | null
  /** Small things beside the title: the sound. */
  readonly corner?: ReactNode
}

/**
 * Before the table: who is here, large; the code and the one next action, always in reach; the rest below. On a laptop
 * people sit on the sofa (see `LaptopLobby`), and this is the sign above it.
 */
export function Lobby(props: LobbyProps) {
  const { view, me, send } = props
  const [isInviting, setInviting] = useState(() => comesFromOnePhone(view, me))
  const onInvite = () => setInviting(true)
  const sheet = isInviting && <InviteSheet view={view} me={me} send={send} onClose={() => setInviting(false)} />
  const locked = <LockedNote {...props} />
  useBalconyOffer(props)
  useMark('grows')
  if (useLaptop()) {
    return (
      <div data-fits className="laptop-lobby-sign">
        <Title {...props} />
        <WhoIsHere {...props} />
        {locked}
        <FirstBet {...props} />
        <NextStep {...props} onInvite={onInvite} />
        <Plans {...props} />
        {sheet}
      </div>
    )
  }
  return (
    <main
      data-game={view.session.slug}
      className="mx-auto flex w-full grow flex-col gap-3 flat:grid flat:grid-cols-2 flat:grid-rows-[auto_1fr]"
    >
      <div className="flex min-w-0 flex-col gap-3 flat:row-span-2">
        <Title {...props} />
        <Arrivals {...props} onInvite={onInvite} />
        <FirstBet {...props} />
        {locked}
      </div>
      <Plans {...props} />
      <NextStep {...props} onInvite={onInvite} />
      {sheet}
    </main>
  )
}

/**
 * Returns whether the host has just moved the people around this phone into a room, so that it shows them the way in
 * right away.
 */
function comesFromOnePhone(view: SessionView, me: PlayerId | null): boolean {
  const isAlone = view.players.length === 1 && view.session.night.length === 0
  return isAlone && powersOf(view, me).isHost && freeNames(recentNames(), view.players).length > 0
}

function Title({ view, me, gameName, corner, onChangeGame, onLeave }: LobbyProps) {
  const { isHost } = powersOf(view, me)
  return (
    <div className="flex items-center">
      <Heading level={1} size="section" className="mr-auto lg:font-extrabold xl:text-4xl">
        {gameName}
      </Heading>
      {isHost && <IconButton label="Change Game" icon={<Shuffle aria-hidden="true" />} onClick={onChangeGame} />}
      {corner}
      <IconButton label={leaveWords(view, me)} icon={<LogOut aria-hidden="true" />} onClick={onLeave} />
    </div>
  )
}

/** Tonight's settings; for seated players, with a way to change their own. */
function Plans(props: LobbyProps) {
  const { view, me, onSettings } = props
  const { isHost } = powersOf(view, me)
  return (
    <div className="flex min-w-0 grow flex-col gap-3 flat:col-start-2 flat:row-start-2">
      <div className="flex items-center gap-3">
        <div className="grid grow gap-1">
          <p className="text-sm leading-snug text-muted lg:text-base">
            <span className="sr-only">Settings: </span>
            {settingsLine(view)}
          </p>
          <HeatShown view={view} />
        </div>
        {me !== null && (
          <Button kind="secondary" className="shrink-0" onClick={onSettings}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {isHost ? 'Settings' : 'Your limits'}
          </Button>
        )}
      </div>
      <DistanceNote view={view} />
      {props.own && (
        // A phone has no room for it beside the question about distance, which comes once.
        <div className={isHost && view.session.settings.distance === null ? 'contents max-sm:hidden' : 'contents'}>
          <BringYourOwn {...props} own={props.own} />
        </div>
      )}
      {props.cover && (
        // A phone shows it where there's room left; on a laptop it has its own place.
        <div className="lobby-cover lg:hidden">
          <img src={props.cover} alt="" loading="lazy" className="rounded-card border-4 border-ink object-cover" />
        </div>
      )}
    </div>
  )
}

/** Never asks for its own kind, any other game for one card after the other. */
function BringYourOwn({ view, me, isBusy, send, own }: LobbyProps & { readonly own: OwnSeat }) {
  const isNever = gameOf(view.session.slug)?.playsOwnLines ?? false
  if (!isNever) return <OwnCards key={me} own={own} isBusy={isBusy} send={send} />
  return <OwnNevers key={me} offers={own.offers} isOffered isBusy={isBusy} send={send} />
}

/** Returns whether the server will have to add a player. */
function isShort({ players, session }: SessionView): boolean {
  return players.length < 3 && (gameOf(session.slug)?.needsThree ?? false)
}

const TOO_FEW = 'At least 2 players required to start the game'
const NEED_MORE: ToastText = { title: 'Need more players', text: TOO_FEW, tone: 'bad' }

/**
 * The code and, below it, the one thing this player can do to get it going: at the bottom, however far down the rest
 * goes.
 */
function NextStep({ view, me, isBusy, send, onInvite }: LobbyProps & { readonly onInvite: () => void }) {
  const { isHost } = powersOf(view, me)
  const tooFew = view.players.length < MIN_PLAYERS
  const host = view.players.find((player) => player.isHost)?.name ?? 'a friend'
  return (
    <ActionBar
      className={cx(
        'lg:static lg:before:hidden lg:mx-0 lg:mt-0 lg:bg-none lg:p-0 flat:col-start-2 flat:row-start-1 flat:mx-0 flat:mt-0 flat:p-0',
        // A guest can only wait, so on a phone nothing covers their limits and their card
        !isHost && me !== null && 'max-sm:static max-sm:before:hidden short:static short:before:hidden',
      )}
    >
      <DistanceQuestion view={view} isHost={isHost} send={send} />
      <EntrySign view={view} me={me} send={send} isCall={isHost && tooFew} onInvite={onInvite} />
      {!tooFew && isShort(view) && (
        <p className="text-center leading-snug text-balance text-muted">
          This game needs three. Start with two and we’ll add a bot that votes but never takes a turn.
        </p>
      )}
      {isHost ? (
        // A disabled button gets no tap, but the element around it does, and says why.
        <div role="presentation" onClick={() => tooFew && toast(NEED_MORE)} className="grid gap-1">
          {tooFew && <p className="text-center text-balance text-muted">{TOO_FEW}</p>}
          <Button
            size="lg"
            disabled={tooFew}
            busy={isBusy}
            className="disabled:pointer-events-none"
            onClick={() => send({ type: 'start' })}
          >
            Start Game
          </Button>
        </div>
      ) : (
        <p ref={said} className="text-center text-lg text-balance text-muted">
          Waiting for {host} to start.<span className="short:hidden"> Get comfortable.</span>
        </p>
      )}
      {me !== null && <HostInstead view={view} me={me} send={send} />}
      {me === null && !view.session.seatsLocked && (
        <ButtonLink to={`/join/${view.session.code}`}>Take a seat</ButtonLink>
      )}
    </ActionBar>
  )
}
