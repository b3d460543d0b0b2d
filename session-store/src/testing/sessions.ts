import { createSession, type Session } from '@highjinks/games/session'
import { accept, type SessionId } from '@highjinks/protocol'
import { type Change, type Lane, type Outcome, type SessionStore, StoreUnavailable } from '../port.ts'
import { newCode, newPlayerId, newSessionId } from '../secrets.ts'

const GAME = {
  id: 5,
  slug: 'baked-or-bluffing',
  name: 'Baked or Bluffing?',
  description: '',
  instructions: '',
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 20,
  duration: '',
  featured: false,
}

/** Creates a lobby with a host and an unused code. */
export function someSession(now: number, changes: Partial<Session> = {}): Session {
  const host = { id: newPlayerId(), name: 'Ada', tokenHash: 'hash', device: null, userId: 'u-ada' }
  const asked = { id: newSessionId(), code: newCode(), game: GAME, settings: undefined, host }
  return { ...createSession(asked, now), ...changes }
}

/** Creates two connected players; the second is a guest. */
export function someOnlineSession(now: number, changes: Partial<Session> = {}): Session {
  const session = someSession(now)
  const [ada] = session.seats
  if (!ada) throw new Error('a session begins with its host')
  const here = { ...ada, online: true, awaySince: null, wasClaimed: true }
  const seats = [here, { ...here, id: newPlayerId(), name: 'Bea', userId: null }]
  return { ...session, seats, asleepSince: null, ...changes }
}

/** Leaves a countable trace: a lost change misses its mark, a doubled one has it twice. */
export const mark =
  (text: string): Change =>
  (session) =>
    accept({ ...session, used: [...session.used, text] })

export const lane = (seat: string, name: string, seq: number): Lane => ({ seat, lane: name, seq })

/** Sends one number until it's settled, as a phone does. */
export async function sendUntilSettled(
  store: SessionStore,
  id: SessionId,
  { seat, lane, seq }: Lane,
): Promise<Outcome> {
  for (;;) {
    const outcome = await store.update(id, mark(`${seat}:${seq}`), { seat, lane, seq }).catch((fault: unknown) => {
      if (!(fault instanceof StoreUnavailable)) throw fault
      return null
    })
    if (outcome?.ok) return outcome
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
