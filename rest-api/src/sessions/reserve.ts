import { createSession, type NewSession, type Session } from '@highjinks/games/session'
import { newCode, type SessionStore } from '@highjinks/session-store'

/** Of four hundred million codes ten are not all taken by chance. */
const TRIES = 10

/** Makes the session under a code that nobody else has: the store says whether it was free. */
export async function reserveSession(
  sessions: Pick<SessionStore, 'create' | 'now'>,
  asked: Omit<NewSession, 'code'>,
): Promise<Session> {
  for (let i = 0; i < TRIES; i++) {
    const session = createSession({ ...asked, code: newCode() }, sessions.now())
    if (await sessions.create(session)) return session
  }
  throw new Error(`no free code in ${TRIES} tries`)
}
