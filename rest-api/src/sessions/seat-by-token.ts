import type { PlayerId } from '@highjinks/protocol'
import { hashToken, type SessionStore } from '@highjinks/session-store'

/** Returns the seat of this session that a token proves, or null. */
export async function findSeatByToken(
  sessions: Pick<SessionStore, 'read'>,
  id: string,
  token: string,
): Promise<PlayerId | null> {
  const stored = await sessions.read(id)
  const hash = hashToken(token)
  return stored?.session.seats.find((seat) => seat.tokenHash === hash)?.id ?? null
}
