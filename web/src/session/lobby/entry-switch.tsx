import type { Intent } from '@highjinks/protocol'
import { Switch } from '../../ui/form/switch.tsx'

interface EntrySwitchProps {
  readonly locked: boolean
  readonly send: (intent: Intent) => void
}

/** The host's lock on the door. */
export function EntrySwitch({ locked, send }: EntrySwitchProps) {
  return (
    <Switch
      label="Lock the door"
      hint={locked ? 'Nobody new gets in or watches.' : 'Anybody with the code can come in.'}
      checked={locked}
      onChange={(wanted) => send({ type: 'lock', locked: wanted })}
    />
  )
}
