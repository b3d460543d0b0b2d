import type { PlayerId } from '@highjinks/protocol'
import type { Entrance } from '../session-store.ts'
import { seatsOf, watchedCode } from './seats.ts'

/** Returns how this browser enters a session: with its seats there, or to watch; null if it can do neither. */
export function entranceTo(session: string, player: PlayerId | null): Entrance | null {
  const seats = seatsOf(session)
  const code = seats[0]?.code ?? watchedCode(session)
  if (code === undefined) return null
  return { code, seats, me: seats.find(({ playerId }) => playerId === player)?.playerId ?? seats[0]?.playerId ?? null }
}
