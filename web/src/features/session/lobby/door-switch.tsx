import type { Intent, SessionView } from '@highjinks/protocol'
import { Switch } from '../../../ui/form/switch.tsx'

interface DoorSwitchProps {
  readonly view: SessionView
  readonly isHost: boolean
  readonly send: (intent: Intent) => void
}

/** The host's lock on the door; everybody else sees that it is locked. */
export function DoorSwitch({ view, isHost, send }: DoorSwitchProps) {
  const { locked } = view.session
  if (!isHost) {
    if (!locked) return null
    return <p className="text-muted">The door is locked: nobody new comes in, and nobody new watches.</p>
  }
  return (
    <Switch
      label="Lock the door"
      hint={locked ? 'Nobody new comes in, and nobody new watches.' : 'Anybody with the code can come in.'}
      checked={locked}
      onChange={(wanted) => send({ type: 'lock', locked: wanted })}
    />
  )
}
