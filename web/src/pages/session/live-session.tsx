import type { Game, Intent, PlayerView } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChangeGameSheet } from '../../features/session/lobby/change-game-sheet.tsx'
import { Lobby } from '../../features/session/lobby/lobby.tsx'
import { PeopleSheet } from '../../features/session/lobby/people-sheet.tsx'
import { type Reported, ReportSheet } from '../../features/session/lobby/report-sheet.tsx'
import { SettingsSheet } from '../../features/session/lobby/settings-sheet.tsx'
import { textsOn } from '../../features/session/lobby/table-texts.ts'
import { MuteButton } from '../../features/session/mute-button.tsx'
import { SeatSwitch } from '../../features/session/seat-switch.tsx'
import { forgetSeat, forgetSeats, seatsOf } from '../../features/session/seats/seats.ts'
import { SessionBar } from '../../features/session/session-bar.tsx'
import { react, send as sendCommand, useSession } from '../../features/session/session-store.ts'
import { PodiumView } from '../../features/session/table/podium-view.tsx'
import { Starting } from '../../features/session/table/starting.tsx'
import { Table } from '../../features/session/table/table.tsx'
import { useSessionSounds } from '../../features/session/use-session-sounds.ts'
import { GameRecap } from '../../games/game-recap.tsx'
import { GameScreen, useScreenAhead } from '../../games/game-screen.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { ReactionBar } from '../../ui/party/reaction-bar.tsx'

interface LiveSessionProps {
  readonly id: string
  readonly gameName: string
  readonly games: readonly Game[]
}

type Open = 'nothing' | 'people' | 'settings' | 'change-game' | 'leave' | { readonly report: Reported }

/** Tells a refusal and changes nothing else: the next view shows what is true. */
function send(intent: Intent): void {
  void sendCommand(intent).then((ack) => {
    if (!ack.ok) toast({ title: ack.message, tone: 'bad' })
  })
}

export function LiveSession({ id, gameName, games }: LiveSessionProps) {
  const view = useSession((state) => state.view)
  const me = useSession((state) => state.me)
  const hand = useSession((state) => (state.me === null ? null : (state.hands[state.me] ?? null)))
  const mutedTopics = useSession((state) => (state.me === null ? undefined : state.mutedTopics[state.me])) ?? []
  const isBusy = useSession((state) => state.pending > 0)
  const [open, setOpen] = useState<Open>('nothing')
  const navigate = useNavigate()
  useSessionSounds()
  const shown = view?.session.status
  // What comes next is another page at the same address.
  useEffect(() => {
    if (shown) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])
  useScreenAhead(view?.session.slug)
  if (!view) return null
  const { status, hostId, gameId } = view.session
  const isHost = me !== null && hostId === me
  const close = () => setOpen('nothing')
  async function leave() {
    if (me === null) return void navigate(`/game/${gameId}`)
    const ack = await sendCommand({ type: isHost ? 'end' : 'leave' })
    // Ending the session may close the line before its answer comes; a seat that is gone already is left.
    if (!ack.ok && ack.code !== 'ended' && ack.code !== 'not-your-seat')
      return toast({ title: ack.message, tone: 'bad' })
    if (isHost) forgetSeats(id)
    else forgetSeat(me)
    close()
    // Somebody who shares this phone plays on.
    const [other] = seatsOf(id)
    void navigate(other ? `/multiplayer/${id}?playerId=${other.playerId}` : `/game/${gameId}`)
  }
  const common = { view, me, isBusy, send }
  const onPeople = () => setOpen('people')
  const onSettings = () => setOpen('settings')
  const onLeave = () => (me === null ? void leave() : setOpen('leave'))
  const onReport = ({ id: playerId, name }: PlayerView) => setOpen({ report: { kind: 'player', playerId, name } })
  const onReportText = () => setOpen({ report: { kind: 'text', texts: textsOn(view.table) } })
  return (
    <>
      {status !== 'lobby' && (
        <SessionBar view={view} me={me} onPeople={onPeople} onSettings={onSettings} onLeave={onLeave} />
      )}
      {me !== null && <SeatSwitch view={view} me={me} />}
      {status === 'lobby' && (
        <Lobby
          {...common}
          gameName={gameName}
          corner={<MuteButton />}
          onSettings={onSettings}
          onChangeGame={() => setOpen('change-game')}
          onLeave={onLeave}
          onReport={onReport}
        />
      )}
      {status === 'starting' && <Starting view={view} gameName={gameName} />}
      {status === 'playing' && view.table && (
        <Table
          {...common}
          gameName={gameName}
          table={view.table}
          onPeople={onPeople}
          pastime={<ReactionBar onReact={react} className="mx-auto w-fit" />}
        >
          <GameScreen {...common} table={view.table} hand={hand} />
        </Table>
      )}
      {status === 'over' && view.table && (
        <PodiumView {...common} table={view.table} onChangeGame={() => setOpen('change-game')}>
          <GameRecap slug={view.session.slug} table={view.table} players={view.players} />
        </PodiumView>
      )}
      {open === 'people' && <PeopleSheet {...common} onReport={onReport} onReportText={onReportText} onClose={close} />}
      {open === 'settings' && (
        <SettingsSheet
          view={view}
          isHost={isHost}
          myName={view.players.find((player) => player.id === me)?.name ?? ''}
          mutedTopics={mutedTopics}
          send={send}
          onClose={close}
        />
      )}
      {open === 'change-game' && (
        <ChangeGameSheet
          games={games}
          current={gameId}
          onClose={close}
          onChoose={(chosen) => {
            send({ type: 'change-game', gameId: chosen })
            close()
          }}
        />
      )}
      {typeof open === 'object' && <ReportSheet sessionId={id} about={open.report} onClose={close} />}
      <ConfirmDialog
        open={open === 'leave'}
        onOpenChange={close}
        title={isHost ? 'End Session' : 'Leave Game'}
        description={
          isHost
            ? 'This ends the session for everybody. To go without ending it, make somebody else the host first.'
            : 'Your seat is given up. You can come back with the code.'
        }
        confirm={isHost ? 'End Session' : 'Leave Game'}
        danger
        onConfirm={() => void leave()}
      />
    </>
  )
}
