import { LOBBY_CAP, MIN_PLAYERS, type OwnSeat } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ActionBar } from '../../../ui/layout/action-bar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { type ToastText, toast } from '../../../ui/overlay/toast-store.ts'
import { OwnNevers } from '../../../ui/party/own-nevers.tsx'
import { powersOf } from '../chair.ts'
import { HeatShown } from '../night/heat-dial.tsx'
import { DistanceQuestion } from './distance-question.tsx'
import { DoorSwitch } from './door-switch.tsx'
import { Invite } from './invite.tsx'
import { Roster, type RosterProps } from './roster.tsx'
import { settingsLine } from './settings-labels.ts'

export interface LobbyProps extends RosterProps {
  readonly gameName: string
  readonly isBusy: boolean
  readonly onSettings: () => void
  readonly onChangeGame: () => void
  readonly onLeave: () => void
  /** What this seat alone knows of itself. */
  readonly own?: OwnSeat | null
  /** Small things beside the title: the sound. */
  readonly corner?: ReactNode
}

/** Before the table: the code for everybody else, who is here, and the host's one big button. */
export function Lobby(props: LobbyProps) {
  const { view, gameName, me, corner } = props
  const { isHost } = powersOf(view, me)
  return (
    <main
      data-game={view.session.slug}
      className="mx-auto grid w-full max-w-5xl grow grid-cols-1 content-start gap-5 lg:grid-cols-2 lg:gap-10 flat:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-center justify-between gap-2">
          <Heading level={1} size="title">
            {gameName}
          </Heading>
          {corner}
        </div>
        <Invite code={view.session.code} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Roster {...props} />
        <p className="text-muted">
          <span className="sr-only">Settings: </span>
          {settingsLine(view)}
        </p>
        <HeatShown view={view} />
        {props.own && <BringYourOwn {...props} offers={props.own.offers} />}
        <DistanceQuestion view={view} isHost={isHost} send={props.send} />
        <DoorSwitch view={view} isHost={isHost} send={props.send} />
        {isHost ? <HostControls {...props} /> : <GuestNote {...props} />}
      </div>
      {isHost && <Start {...props} />}
    </main>
  )
}

/** The one game that is played with what people bring. */
const NEVERS = 'never-have-i-ever'

function BringYourOwn({ view, me, isBusy, send, offers }: LobbyProps & { readonly offers: OwnSeat['offers'] }) {
  return <OwnNevers key={me} offers={offers} isOffered={view.session.slug === NEVERS} isBusy={isBusy} send={send} />
}

function HostControls({ view, me, isBusy, send, onSettings, onChangeGame, onLeave }: LobbyProps) {
  const { ownsChair } = powersOf(view, me)
  function simulate() {
    if (view.players.length >= LOBBY_CAP) {
      toast({ title: 'Maximum players reached', text: 'This game supports up to 8 players', tone: 'bad' })
    } else send({ type: 'add-bot' })
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button kind="secondary" onClick={onSettings}>
        Settings
      </Button>
      <Button kind="secondary" onClick={onChangeGame}>
        Change Game
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={simulate}>
        Simulate Player Join
      </Button>
      <Button kind="ghost" onClick={onLeave}>
        {ownsChair ? 'End Session' : 'Leave Game'}
      </Button>
    </div>
  )
}

const TOO_FEW = 'At least 2 players required to start the game'
const NEED_MORE: ToastText = { title: 'Need more players', text: TOO_FEW, tone: 'bad' }

/** Beside everything else and not within, so that it sticks to the bottom however far down the rest begins. */
function Start({ view, isBusy, send }: LobbyProps) {
  const tooFew = view.players.length < MIN_PLAYERS
  return (
    <ActionBar note={tooFew ? TOO_FEW : null} className="lg:col-start-2 lg:mt-0 flat:col-start-2">
      {/* A disabled button hears no tap; what is around it does, and says why. */}
      <div role="presentation" onClick={() => tooFew && toast(NEED_MORE)} className="grid">
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
    </ActionBar>
  )
}

function GuestNote({ view, me, onSettings, onLeave }: LobbyProps) {
  const host = view.players.find((player) => player.isHost)?.name ?? 'a friend'
  return (
    <>
      <p className="text-lg text-muted" role="status">
        Waiting for {host} to start. Get comfortable.
      </p>
      {me === null ? (
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink to={`/join/${view.session.code}`}>Take a seat</ButtonLink>
          <Button kind="ghost" onClick={onLeave}>
            Stop watching
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Button kind="secondary" onClick={onSettings}>
            Your limits and name
          </Button>
          <Button kind="ghost" onClick={onLeave}>
            Leave Game
          </Button>
        </div>
      )}
    </>
  )
}
