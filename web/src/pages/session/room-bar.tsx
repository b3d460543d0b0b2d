import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { LogOut, Pause, Settings } from 'lucide-react'
import { react, showSeat, useSession } from '../../features/session/session-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ReactionBar } from '../../ui/reaction-bar.tsx'
import { Select } from '../../ui/select.tsx'
import { MuteButton } from './mute-button.tsx'
import { Pulses } from './pulses.tsx'

interface RoomBarProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  readonly onSettings: () => void
  readonly onLeave: () => void
}

/** What is always at hand in a session: the code for latecomers, pause, limits, sound, the way out, a laugh. */
export function RoomBar({ view, me, send, onSettings, onLeave }: RoomBarProps) {
  const { code, status, hostId } = view.session
  const isPlaying = status === 'playing'
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-2">
      <Badge className="text-base tracking-widest">{code}</Badge>
      {me === null ? <Badge tone="sky">Watching</Badge> : <SeatSwitch view={view} me={me} />}
      <div className="flex items-center gap-1">
        {isPlaying && hostId === me && me !== null && !view.table?.paused && (
          <IconButton label="Pause" icon={<Pause aria-hidden="true" />} onClick={() => send({ type: 'pause' })} />
        )}
        {status !== 'lobby' && me !== null && (
          <IconButton label="Your limits" icon={<Settings aria-hidden="true" />} onClick={onSettings} />
        )}
        <MuteButton />
        {status !== 'lobby' && me !== null && (
          <IconButton
            label={hostId === me ? 'End Session' : 'Leave Game'}
            icon={<LogOut aria-hidden="true" />}
            onClick={onLeave}
          />
        )}
      </div>
      {isPlaying && me !== null && <ReactionBar onReact={react} className="order-last mx-auto" />}
      <Pulses players={view.players} />
    </div>
  )
}

/** Two people on one phone: a switch between their two screens. */
function SeatSwitch({ view, me }: { readonly view: SessionView; readonly me: PlayerId }) {
  const seats = useSession((state) => state.seats)
  if (seats.length < 2) return null
  const name = (id: PlayerId) => view.players.find((player) => player.id === id)?.name ?? 'Seat'
  return (
    <Select
      label="Whose screen"
      hideLabel
      options={seats.map((value) => ({ value, label: name(value) }))}
      value={me}
      onChange={showSeat}
    />
  )
}
