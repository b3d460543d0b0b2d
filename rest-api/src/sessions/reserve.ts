import { createSession, type NewSession, type Session, seatBots } from '@highjinks/games/session'
import { lookAlikeKey } from '@highjinks/platform'
import { chance, newCode, newPlayerId, type SessionStore } from '@highjinks/session-store'

/** Ten codes among four hundred million aren't all taken by chance. */
const TRIES = 10

/** Creates the session, with that many bots, under an unused code. The store decides whether it was free. */
export async function reserveSession(
  sessions: Pick<SessionStore, 'create' | 'now'>,
  asked: Omit<NewSession, 'code'>,
  bots = 0,
): Promise<Session> {
  for (let i = 0; i < TRIES; i++) {
    const now = sessions.now()
    const empty = createSession({ ...asked, code: newCode() }, now)
    const session = seatBots(empty, bots, { now, random: chance }, { freshId: newPlayerId, keyOf: lookAlikeKey })
    if (await sessions.create(session)) return session
  }
  throw new Error(`no free code in ${TRIES} tries`)
}
