import type { PlayerId } from '@highjinks/protocol'
import type { Entrance } from '../session-store.ts'
import { seatsOf, watchedCode } from './seats.ts'

/** How this browser comes into a session: with the seats it holds there, or to watch; null when it has neither. */
export function entranceTo(session: string, player: PlayerId | null): Entrance | null {
  const seats = seatsOf(session)
  const code = seats[0]?.code ?? watchedCode(session)
  if (code === undefined) return null
  return { code, seats, me: seats.find(({ playerId }) => playerId === player)?.playerId ?? seats[0]?.playerId ?? null }
}
