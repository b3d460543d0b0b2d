import type { Game, Intent, OwnSeat, PlayerId, PlayerView, SessionView, TableFrame } from '@highjinks/protocol'
import { memo, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { GameHero } from '../../games/game-hero.tsx'
import { useScreenAhead } from '../../games/game-screen.tsx'
import { TableRoom } from '../../games/table-room.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { usePaced } from '../../lib/use-paced.ts'
import { useRest } from '../../lib/use-rest.ts'
import { comesToNothing } from '../../session/comes-to-nothing.ts'
import { FloatingReaction } from '../../session/floating-reaction.tsx'
import { powersOf, useHostNews } from '../../session/host-role.ts'
import { LaptopLobby } from '../../session/lobby/laptop-lobby.tsx'
import { Lobby } from '../../session/lobby/lobby.tsx'
import { endedOf, endedState } from '../../session/night/ended.ts'
import { Notes } from '../../session/notes.tsx'
import { useOwnNeeds } from '../../session/own-needs.ts'
import { SeatSwitch } from '../../session/seat-switch.tsx'
import { forgetSeats, seatsOf } from '../../session/seats/seats.ts'
import { SessionBar } from '../../session/session-bar.tsx'
import { send as sendCommand, sessionSource, useSession } from '../../session/session-store.ts'
import { SoundButton } from '../../session/sound-button.tsx'
import { Starting, StartingOnLaptop } from '../../session/table/starting.tsx'
import { useSessionSounds } from '../../session/use-session-sounds.ts'
import { useShownVersion } from '../../session/use-shown-version.ts'
import { toast } from '../../ui/overlay/toast-store.ts'
import { PatientSpinner } from '../../ui/status/patient-spinner.tsx'
import { JesterBeside } from './jester-beside.tsx'
import { type Open, reportOf } from './open-sheet.ts'
import { Playing, preloadLaptopParts } from './playing.tsx'

/** The people before a game, where a laptop has the TV's sofa. */
const PeopleOnSofa = lazyComponent(() =>
  import('../../session/lobby/people-on-sofa.tsx').then((file) => file.PeopleOnSofa),
)
/** Loaded when the first of them opens. */
const SessionSheets = lazyComponent(() => import('./session-sheets.tsx').then((file) => file.SessionSheets))

/** Preloads the left side of a laptop's table. */
function useSideAhead(isLaptop: boolean): void {
  useEffect(() => {
    if (isLaptop) preloadLaptopParts()
  }, [isLaptop])
}

const Over = lazyComponent(() => import('./over.tsx').then((file) => file.Over))

/** Preloads the podium before the last round can end. */
function useOverAhead(table: TableFrame | null | undefined): void {
  const isLast = table !== null && table !== undefined && table.round >= table.rounds
  useEffect(() => {
    if (isLast) void Over.preload()
  }, [isLast])
}

interface LiveSessionProps {
  readonly id: string
  readonly gameName: string
  readonly games: readonly Game[]
}

/** Shows a refusal and changes nothing else: the next view shows what is true. */
function send(intent: Intent): void {
  void sendCommand(intent).then((ack) => {
    if (!ack.ok && !comesToNothing(intent, ack)) toast({ title: ack.message, tone: 'bad' })
  })
}

/** The page's state, rendered in small pieces, so that taps, clocks and animations don't wait for it. */
const SEEN = sessionSource(({ view, v, epoch, me, hands, own, left, pending }) => {
  // A player who left sees what everyone sees.
  const player = left.some(({ id }) => id === me) ? null : me
  return {
    view,
    v,
    epoch,
    me,
    player,
    hand: player === null ? null : (hands[player] ?? null),
    own: player === null ? null : (own[player] ?? null),
    isBusy: pending > 0,
  }
})

export function LiveSession(props: LiveSessionProps) {
  return <Seen {...props} {...usePaced(SEEN)} />
}

interface SeenProps extends LiveSessionProps {
  readonly view: SessionView | null
  readonly v: number
  readonly epoch: number
  /** The seat that this phone shows, left or not. */
  readonly me: PlayerId | null
  /** The seat that plays here; null for a spectator. */
  readonly player: PlayerId | null
  readonly hand: unknown
  readonly own: OwnSeat | null
  readonly isBusy: boolean
}

const Seen = memo(function Seen({ id, gameName, games, view, v, epoch, me, player, hand, own, isBusy }: SeenProps) {
  const [open, setOpen] = useState<Open>('nothing')
  const leave = useLeave(id)
  useSessionSounds({ isTv: false })
  useHostNews()
  useOwnNeeds(own, send)
  useShownVersion({ v, epoch })
  useRest(v)
  const shown = view?.session.status
  // The next state is another page at the same address.
  useEffect(() => {
    if (shown) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])
  useScreenAhead(view?.session.slug)
  const isLaptop = useLaptop()
  useSideAhead(isLaptop)
  useOverAhead(view?.table)
  if (!view) return null
  const { status } = view.session
  const isAtTable = status === 'playing' && (me !== null || isLaptop)
  const place = isAtTable
    ? 'table'
    : status === 'lobby' || status === 'starting'
      ? 'lobby'
      : status === 'over'
        ? 'podium'
        : 'page'
  const common = { view, me, isBusy, send }
  const onPeople = () => setOpen('people')
  const onSettings = () => setOpen('settings')
  const onLeave = () => (me === null ? void leave() : setOpen('leave'))
  const onReport = (player: PlayerView) => setOpen(reportOf(player))
  const before =
    status === 'lobby' ? (
      <Lobby
        {...common}
        gameName={gameName}
        cover={games.find((game) => game.slug === view.session.slug)?.imageUrl}
        corner={<SoundButton room={common} />}
        own={own}
        onSettings={onSettings}
        onChangeGame={() => setOpen('change-game')}
        onLeave={onLeave}
        onReport={onReport}
      />
    ) : status === 'starting' ? (
      isLaptop ? (
        <StartingOnLaptop view={view} gameName={gameName} />
      ) : (
        <Starting view={view} gameName={gameName} hero={<GameHero view={view} />} />
      )
    ) : null
  return (
    <>
      <TableRoom view={view} place={place} />
      {(status === 'over' || (status === 'playing' && isLaptop)) && (
        <SessionBar view={view} me={me} send={send} onPeople={onPeople} onSettings={onSettings} onLeave={onLeave} />
      )}
      {me !== null && <SeatSwitch view={view} me={me} />}
      {/* At a laptop's table it flies off the sofa. */}
      {!(status === 'playing' && isLaptop) && <FloatingReaction players={view.players} />}
      <Notes {...common} />
      {isLaptop && before ? (
        <LaptopLobby
          view={view}
          jester={<JesterBeside />}
          couch={
            <Suspense fallback={<div className="laptop-lobby-couch" />}>
              <PeopleOnSofa {...common} onReport={onReport} />
            </Suspense>
          }
        >
          {before}
        </LaptopLobby>
      ) : (
        before
      )}
      {status === 'playing' && view.table && (
        <Playing
          {...common}
          me={player}
          hasLeft={player !== me}
          gameName={gameName}
          table={view.table}
          hand={hand}
          own={own}
          onPeople={onPeople}
          onRules={() => setOpen('rules')}
          onMore={() => setOpen('more')}
          onSettings={onSettings}
          onLeave={onLeave}
        />
      )}
      {status === 'over' && view.table && (
        <Suspense fallback={<PatientSpinner label="Counting the points" />}>
          <Over
            {...common}
            me={player}
            {...{ gameName, games, table: view.table }}
            onChangeGame={() => setOpen('change-game')}
          />
        </Suspense>
      )}
      {open !== 'nothing' && (
        <Suspense fallback={null}>
          <SessionSheets {...common} id={id} games={games} open={open} onOpen={setOpen} onLeave={() => void leave()} />
        </Suspense>
      )}
    </>
  )
})

/** Leaves: the owner of the host role ends the session, anyone else gives up their seat. */
function useLeave(id: string): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const { view, me } = useSession.getState()
    if (!view) return
    const { gameId } = view.session
    if (me === null) return void navigate(`/game/${gameId}`)
    const { ownsHostRole } = powersOf(view, me)
    const ack = await sendCommand({ type: ownsHostRole ? 'end' : 'leave' })
    // Ending the session may close the connection before the reply arrives. A seat that is already gone is left.
    if (!ack.ok && ack.code !== 'ended' && ack.code !== 'not-your-seat')
      return toast({ title: ack.message, tone: 'bad' })
    // A seat that was left is kept, here and on the server: the player may return to it.
    if (ownsHostRole) forgetSeats(id)
    const state = ownsHostRole ? endedState(endedOf(view, me)) : null
    // Another player on this phone plays on.
    const other = seatsOf(id).find((seat) => seat.playerId !== me)
    void navigate(other ? `/multiplayer/${id}?playerId=${other.playerId}` : `/game/${gameId}`, { state })
  }
}
