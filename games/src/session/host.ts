import { AWAY_GRACE_MS, HOST_AWAY_MS, type PlayerId } from '@highjinks/protocol'
import { findSeat, type Session } from './session.ts'

export function passChair(session: Session, to: PlayerId | null): Session {
  return { ...session, hostId: to, hostGen: session.hostGen + 1 }
}

/** The longest-seated person who is connected; simulated players do not host. */
export function nextHost(session: Session): PlayerId | null {
  const here = session.seats.filter((one) => one.online && !one.isBot && !one.hasLeft && one.id !== session.hostId)
  return [...here].sort((a, b) => a.seatedAt - b.seatedAt)[0]?.id ?? null
}

/** When the chair passes on if the host stays away; null while there is nothing to wait for. */
export function chairPassesAt(session: Session): number | null {
  if (session.hostId === null || nextHost(session) === null) return null
  const host = findSeat(session, session.hostId)
  if (!host || host.online || host.awaySince === null) return null
  // Nobody sees that a connection is lost before this much of the time is over
  return host.awaySince - AWAY_GRACE_MS + HOST_AWAY_MS
}

/** Passes the chair on when the host has been away long enough, has left, or is gone. */
export function passChairWhenDue(session: Session, now: number): Session {
  const next = nextHost(session)
  if (next === null) return session
  const host = session.hostId === null ? undefined : findSeat(session, session.hostId)
  const isVacant = !host || host.hasLeft
  const at = chairPassesAt(session)
  // A chair nobody ever claimed waits for the first to join, not for whoever is connected.
  if (session.hostId === null && session.seats.length === 0) return session
  return isVacant || (at !== null && now >= at) ? passChair(session, next) : session
}
