import type { SessionView } from '@highjinks/protocol'
import { createContext } from 'react'

/** On a phone: others watch from a screen in the same room, where the reveals are told. */
export const HasTv = createContext(false)

/** Whoever watches a table in one room is, nearly always, the TV of that room. */
export function isTvInRoom({ watchers, session }: SessionView): boolean {
  return watchers > 0 && session.settings.distance !== 'apart'
}
