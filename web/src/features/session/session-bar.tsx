import type { PlayerId, SessionView } from '@highjinks/protocol'
import { LogOut, Settings, Users } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { powersOf } from './chair.ts'
import { FloatingReaction } from './floating-reaction.tsx'
import { MuteButton } from './mute-button.tsx'

interface SessionBarProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly onPeople: () => void
  readonly onSettings: () => void
  readonly onLeave: () => void
}

/** What is always at hand in a session: the code for latecomers, who plays, settings, sound, the way out. */
export function SessionBar({ view, me, onPeople, onSettings, onLeave }: SessionBarProps) {
  const { code, status } = view.session
  const { isHost, ownsChair } = powersOf(view, me)
  const isLobby = status === 'lobby'
  return (
    <section
      aria-label="Room"
      className={cx(
        'mx-auto flex w-full max-w-3xl items-center gap-x-2',
        // Beside how far we are, as there is no height for two rows.
        status === 'playing' && 'lg:max-w-[73rem] flat:absolute flat:top-2 flat:right-4 flat:w-auto',
      )}
    >
      <Badge className="text-base tracking-wider max-[22rem]:px-2 max-[22rem]:text-sm">{code}</Badge>
      {me === null && <Badge tone="sky">Watching</Badge>}
      <div className="ml-auto flex items-center">
        {status === 'over' && (
          <IconButton label="Scores and players" icon={<Users aria-hidden="true" />} onClick={onPeople} />
        )}
        {!isLobby && me !== null && (
          <IconButton
            label={status === 'over' && isHost ? 'Settings' : 'Your limits'}
            icon={<Settings aria-hidden="true" />}
            onClick={onSettings}
          />
        )}
        <MuteButton />
        {(!isLobby || me === null) && (
          <IconButton
            label={me === null ? 'Stop watching' : ownsChair ? 'End Session' : 'Leave Game'}
            icon={<LogOut aria-hidden="true" />}
            onClick={onLeave}
          />
        )}
      </div>
      <FloatingReaction players={view.players} />
    </section>
  )
}
