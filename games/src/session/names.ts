import type { NameKey } from '@highjinks/protocol'
import type { Session } from './session.ts'

/**
 * During a game, players who left keep their names, because they may return. `keyOf` decides which names are the same.
 */
export function isNameTaken(session: Session, name: string, keyOf: NameKey, except?: string): boolean {
  const isOn = session.status === 'starting' || session.status === 'playing'
  const named = session.seats.filter((one) => !one.hasLeft || (isOn && one.wasClaimed))
  const key = keyOf(name)
  return named.some((one) => one.id !== except && keyOf(one.name) === key)
}
