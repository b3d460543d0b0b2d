import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { findSeat, type Session } from './session.ts'

/** After this time another player hosts until the host is back; pasting a link into a messenger takes less. */
const HOST_AWAY_MS = 20_000

/**
 * A seat without a connection is away after this time. A phone that changes its network, or whose server died, is back
 * in three to four seconds; if the table moved on earlier, taps would be lost.
 */
export const AWAY_GRACE_MS = 5000

/** Makes `to` the host for good. The old host, or the owner of a host role on loan, does not get it back. */
export function passHost(session: Session, to: PlayerId | null): Session {
  return { ...session, hostId: to, lentBy: null, hostGen: session.hostGen + 1 }
}

/** For as long as its owner is away. */
function lendHost(session: Session, to: PlayerId | null): Session {
  return { ...session, hostId: to, lentBy: session.lentBy ?? session.hostId, hostGen: session.hostGen + 1 }
}

/** Passes the host role on. Only its owner may. */
export function handOver(session: Session, to: PlayerId): Step<Session> {
  const seat = findSeat(session, to)
  if (!seat || seat.hasLeft) return refuse('player-not-found')
  if (seat.isBot || to === session.hostId) return refuse('not-allowed')
  return accept(passHost(session, to))
}

/** Finds a new host when the seat `from` is given up. A host role on loan stays on loan. */
export function replaceHost(session: Session, from: PlayerId): Session {
  if (from === session.lentBy) return passHost(session, session.hostId)
  if (from !== session.hostId) return session
  const next = nextHost(session)
  return session.lentBy === null ? passHost(session, next) : lendHost(session, next)
}

/** Returns the longest-seated person who is connected; simulated players don't host. */
function nextHost(session: Session): PlayerId | null {
  const here = session.seats.filter((one) => one.online && !one.isBot && !one.hasLeft && one.id !== session.hostId)
  return [...here].sort((a, b) => a.seatedAt - b.seatedAt)[0]?.id ?? null
}

/** Returns when another player hosts if the host stays away; null if there is nothing to wait for. */
export function chairPassesAt(session: Session): number | null {
  if (session.hostId === null || nextHost(session) === null) return null
  const host = findSeat(session, session.hostId)
  if (!host || host.online || host.awaySince === null) return null
  // A lost connection only counts after this part of the time
  return host.awaySince - AWAY_GRACE_MS + HOST_AWAY_MS
}

/** Gives the host role back to an owner who is here again, and lends it if the acting host has been away long enough. */
export function updateHost(session: Session, now: number): Session {
  const owner = session.lentBy === null ? undefined : findSeat(session, session.lentBy)
  if (owner?.online) return passHost(session, owner.id)
  const next = nextHost(session)
  if (next === null) return session
  const host = session.hostId === null ? undefined : findSeat(session, session.hostId)
  if (!host || host.hasLeft) return session.lentBy === null ? passHost(session, next) : lendHost(session, next)
  const at = chairPassesAt(session)
  return at !== null && now >= at ? lendHost(session, next) : session
}
