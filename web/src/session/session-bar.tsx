import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { LogOut, Settings, Users } from 'lucide-react'
import { IconButton } from '../ui/button/icon-button.tsx'
import { cx } from '../ui/look/cx.ts'
import { Badge } from '../ui/status/badge.tsx'
import { leaveWords, powersOf } from './host-role.ts'
import { SoundButton } from './sound-button.tsx'

interface SessionBarProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
  readonly onPeople: () => void
  readonly onSettings: () => void
  readonly onLeave: () => void
}

/** The tools of a session: the code for latecomers, the players, settings, sound, the exit. */
export function SessionBar({ view, me, send, onPeople, onSettings, onLeave }: SessionBarProps) {
  const { code, status, settings } = view.session
  const { isHost } = powersOf(view, me)
  return (
    <section
      aria-label="Room"
      className={cx(
        'mx-auto flex w-full max-w-3xl items-center gap-x-2',
        // At a laptop's table its ends are over the sides, and the table's own head shares the line between them.
        status === 'playing'
          ? 'lg:pointer-events-none lg:relative lg:z-20 lg:-mb-13 lg:max-w-[90rem] lg:kids:pointer-events-auto'
          : 'lg:max-w-6xl',
      )}
    >
      <Badge className="tracking-wider max-small:px-2 max-small:text-sm">{settings.hidesCode ? '······' : code}</Badge>
      {me === null && (
        <Badge tone="sky" className="max-phone:px-1.5">
          Watching
        </Badge>
      )}
      <div className="ml-auto flex items-center">
        <IconButton label="Scores and players" icon={<Users aria-hidden="true" />} onClick={onPeople} />
        {me !== null && (
          <IconButton
            label={status === 'over' && isHost ? 'Settings' : 'Your limits'}
            icon={<Settings aria-hidden="true" />}
            onClick={onSettings}
          />
        )}
        <SoundButton room={{ view, me, send }} />
        <IconButton label={leaveWords(view, me)} icon={<LogOut aria-hidden="true" />} onClick={onLeave} />
      </div>
    </section>
  )
}
