import type { SessionView } from '@highjinks/protocol'
import { createContext } from 'react'

/** On a phone: others watch a screen in the same room, which tells the reveals. */
export const HasTv = createContext(false)

/** Returns whether the room has a TV: at a table in one room a spectator is nearly always its TV. */
export function isTvInRoom({ watchers, session }: SessionView): boolean {
  return watchers > 0 && session.settings.distance !== 'apart'
}
