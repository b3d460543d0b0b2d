import type { PlayerId, SessionView } from '@highjinks/protocol'
import { LogOut, Settings, Users } from 'lucide-react'
import { MuteButton } from '../../features/session/mute-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Pulses } from './pulses.tsx'
import { SeatSwitch } from './seat-switch.tsx'

interface RoomBarProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly onPeople: () => void
  readonly onSettings: () => void
  readonly onLeave: () => void
}

/** What is always at hand in a session: the code for latecomers, who plays, settings, sound, the way out. */
export function RoomBar({ view, me, onPeople, onSettings, onLeave }: RoomBarProps) {
  const { code, status, hostId } = view.session
  const isLobby = status === 'lobby'
  return (
    <section aria-label="Room" className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-2">
      <Badge className="text-base tracking-widest">{code}</Badge>
      {me === null && <Badge tone="sky">Watching</Badge>}
      <div className="ml-auto flex items-center">
        {status === 'over' && (
          <IconButton label="Scores and players" icon={<Users aria-hidden="true" />} onClick={onPeople} />
        )}
        {!isLobby && me !== null && (
          <IconButton
            label={status === 'over' && hostId === me ? 'Settings' : 'Your limits'}
            icon={<Settings aria-hidden="true" />}
            onClick={onSettings}
          />
        )}
        <MuteButton />
        {(!isLobby || me === null) && (
          <IconButton
            label={me === null ? 'Stop watching' : hostId === me ? 'End Session' : 'Leave Game'}
            icon={<LogOut aria-hidden="true" />}
            onClick={onLeave}
          />
        )}
      </div>
      {me !== null && <SeatSwitch view={view} me={me} />}
      <Pulses players={view.players} />
    </section>
  )
}
