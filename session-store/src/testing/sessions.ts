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

/** A lobby with a host in it, under a code nobody else has. */
export function someSession(now: number, changes: Partial<Session> = {}): Session {
  const host = { id: newPlayerId(), name: 'Ada', tokenHash: 'hash', device: null, userId: 'u-ada' }
  const asked = { id: newSessionId(), code: newCode(), game: GAME, settings: undefined, host }
  return { ...createSession(asked, now), ...changes }
}

/** Two who are connected; the second is a guest. */
export function someOnlineSession(now: number, changes: Partial<Session> = {}): Session {
  const session = someSession(now)
  const [ada] = session.seats
  if (!ada) throw new Error('a session begins with its host')
  const here = { ...ada, online: true, awaySince: null, wasClaimed: true }
  const seats = [here, { ...here, id: newPlayerId(), name: 'Bea', userId: null }]
  return { ...session, seats, asleepSince: null, ...changes }
}

/** Leaves a trace that can be counted: a lost change misses its mark, a doubled one has it twice. */
export const mark =
  (text: string): Change =>
  (session) =>
    accept({ ...session, used: [...session.used, text] })

export const lane = (seat: string, name: string, seq: number): Lane => ({ seat, lane: name, seq })

/** As a phone does: sends one number until it is settled. */
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
