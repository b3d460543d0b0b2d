import { type Session, showOnScreen, whyEnded } from '@highjinks/games/session'
import { accept, refuse, type Step } from '@highjinks/protocol'
import { hashToken, newToken, newTvCode, type SessionStore } from '@highjinks/session-store'
import type { Handlers } from '../route.ts'
import { type Tv, type Tvs, WAITING_MS } from './tvs.ts'

/** Ten codes among sixty million aren't all taken by chance. */
const TRIES = 10

export interface TvDeps {
  readonly tvs: Tvs
  readonly sessions: Pick<SessionStore, 'read' | 'update'>
  readonly now: () => number
}

/** A room's ID for the TV. A code is too short to be a device ID, so nobody can send it as one. */
const screenOf = ({ id, device }: Tv) => device ?? id

/** Checks the host again, who may have ended the session or passed the role on since. */
function admitScreen(session: Session, host: string, screen: string): Step<Session> {
  const gone = whyEnded(session)
  if (gone) return refuse(gone)
  return session.hostId === host ? showOnScreen(session, screen) : refuse('not-host')
}

export function tvHandlers({ tvs, sessions, now }: TvDeps): Pick<Handlers, 'openTv' | 'claimTv' | 'tvRoom'> {
  async function roomOf(id: string): Promise<Step<Session>> {
    const stored = await sessions.read(id)
    if (!stored) return refuse('session-not-found')
    const gone = whyEnded(stored.session)
    return gone ? refuse(gone) : accept(stored.session)
  }

  return {
    async openTv({ body: { device = null } }) {
      const secret = newToken()
      const waiting = { mark: hashToken(secret), device, sessionId: null, until: now() + WAITING_MS }
      for (let i = 0; i < TRIES; i++) {
        const code = newTvCode()
        if (await tvs.open({ ...waiting, id: code })) return accept({ code, secret })
      }
      throw new Error(`no free code for a TV in ${TRIES} tries`)
    },

    // The seat first, so that a caller without one learns nothing about codes
    async claimTv({ body: { code, sessionId, seatToken } }) {
      const room = await roomOf(sessionId)
      if (!room.ok) return room
      const hash = hashToken(seatToken)
      const seat = room.state.seats.find(({ tokenHash }) => tokenHash === hash)
      if (!seat) return refuse('bad-seat')
      if (seat.id !== room.state.hostId) return refuse('not-host')
      const tv = await tvs.waiting(code, now())
      if (!tv) return refuse('tv-not-found')
      // It gets past the lock of a room. First, so that the code is still valid if this fails
      const admitted = await sessions.update(sessionId, (session) => admitScreen(session, seat.id, screenOf(tv)))
      if (!admitted.ok) return refuse(admitted.code)
      return (await tvs.claim(code, sessionId, now())) ? accept(null) : refuse('tv-not-found')
    },

    async tvRoom({ params: { code }, bearer }) {
      const tv = await tvs.find(code, hashToken(bearer ?? ''), now())
      if (!tv) return refuse('tv-not-found')
      if (tv.sessionId === null) return accept({ sessionCode: null })
      const room = await roomOf(tv.sessionId)
      // The host may have taken the room off it
      const isShown = room.ok && room.state.screens.includes(screenOf(tv))
      return isShown ? accept({ sessionCode: room.state.code }) : refuse('tv-not-found')
    },
  }
}
