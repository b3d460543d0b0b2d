import { Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { said, saidAside } from '../../ui/announcer/announcer.ts'
import { Faces } from '../../ui/party/faces.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import type { VerdictTone } from './verdict-button.tsx'

export interface CallOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The tone of the same choice on other screens, if it has one. */
  readonly tone?: VerdictTone
  readonly icon?: LucideIcon
  /** The drawing for it; see `ThemeDrawing`. */
  readonly drawing?: ReactNode
  /** More about it, where a laptop has the room. */
  readonly hint?: string
}

export function Locked() {
  return (
    <span ref={said} className="inline-flex items-center gap-1.5">
      <Lock aria-hidden="true" className="size-4" /> Got it. Keep a straight face.
    </span>
  )
}

interface CalledProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly called: readonly string[]
}

/**
 * Shows the called player and spectators who has called. Where there's a sofa it shows that; beside a ghost there's no
 * room.
 */
export function Called({ called, me, players }: CalledProps) {
  return (
    <div ref={saidAside} className="grid justify-items-center gap-2 text-center ghost:hidden">
      <p className="text-lg text-muted">{called.length === 0 ? 'No guesses in yet.' : 'Guesses are in from:'}</p>
      {called.length > 0 && (
        <Faces
          label="Guesses in"
          className="justify-center"
          faces={called.map((id) => ({ id, name: nameOf(players, id), isMe: id === me }))}
        />
      )}
    </div>
  )
}
