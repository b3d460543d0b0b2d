import { accept, LOBBY_CAP, type NameKey, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { replaceHost } from './host.ts'
import { freeLook } from './look.ts'
import { isNameTaken } from './names.ts'
import {
  findSeat,
  ownCards,
  patchSeat,
  type Session,
  type SessionOffer,
  type SessionSeat,
  seatsTaken,
} from './session.ts'
import { playersOf } from './table.ts'

/** The time a taken seat counts if nobody has connected to it. */
const UNCLAIMED_MS = 60_000

/** In a full room, such a seat makes way for a player from elsewhere after this time. */
const KEPT_FROM_OTHERS_MS = 15_000

/** The maximum of remembered seats, including those who left, which limits the document's size. */
export const SEATS_KEPT = 24

/** Makes the seat not count, and keeps it in case its player returns. Only they can undo it. */
export function leave(session: Session, by: PlayerId, now: number): Step<Session> {
  const left = patchSeat(session, by, { hasLeft: true, online: false, awaySince: now, onlineSince: null })
  return accept(replaceHost(left, by))
}

/** Returns by the player's own wish, if a seat is free and nobody has taken the name. */
export function returnSeat(session: Session, by: PlayerId, keyOf: NameKey): Step<Session> {
  const seat = findSeat(session, by)
  if (!seat?.hasLeft) return refuse('already-done')
  if (seatsTaken(session).length >= LOBBY_CAP) return refuse('full')
  if (isNameTaken(session, seat.name, keyOf, by)) return refuse('name-taken')
  return accept(patchSeat(session, by, { hasLeft: false, look: lookOnReturn(session, seat) }))
}

/** Stops counting seats that were taken and never connected; the host's waits. */
export function releaseUnclaimed(session: Session, now: number): Session {
  const due = session.seats.filter((seat) => isUnclaimed(session, seat) && now >= seat.seatedAt + UNCLAIMED_MS)
  if (due.length === 0) return session
  return { ...session, seats: session.seats.map((seat) => (due.includes(seat) ? { ...seat, hasLeft: true } : seat)) }
}

/**
 * Stops counting the oldest unconnected seat of the address with most of them, unless that is the newcomer's own, so
 * that taking seats without joining can't keep others out for long. Returns the same session if there is none.
 */
export function displaceUnclaimed(session: Session, from: string | null, now: number): Session {
  const waiting = session.seats.filter((seat) => isUnclaimed(session, seat))
  const heldBy = (address: string | null) => waiting.filter((seat) => seat.from === address).length
  const most = Math.max(...waiting.map((seat) => heldBy(seat.from)))
  const [oldest] = waiting
    .filter((seat) => seat.from !== from && heldBy(seat.from) === most && isDisplaceable(session, seat, now))
    .sort((a, b) => a.seatedAt - b.seatedAt)
  return oldest ? patchSeat(session, oldest.id, { hasLeft: true }) : session
}

/** Returns whether a player from elsewhere may have it in a full room. */
export function isDisplaceable(session: Session, seat: SessionSeat, now: number): boolean {
  return isUnclaimed(session, seat) && now >= seat.seatedAt + KEPT_FROM_OTHERS_MS
}

export function unclaimedEndAt(session: Session): number | null {
  const times = session.seats.filter((seat) => isUnclaimed(session, seat)).map((seat) => seat.seatedAt + UNCLAIMED_MS)
  return times.length === 0 ? null : Math.min(...times)
}

function isUnclaimed(session: Session, seat: SessionSeat): boolean {
  return !seat.wasClaimed && !seat.hasLeft && seat.id !== session.hostId && seat.id !== session.lentBy
}

/**
 * Limits the session's document: of those who left, only so many are remembered beyond what the table needs. The first
 * to go are seats that nobody connected to, then those left longest ago. Everything of a seat goes with it.
 */
export function forgetLeftSeats(session: Session): Session {
  const excess = session.seats.length - SEATS_KEPT
  const playing = excess > 0 ? new Set(playersOf(session)) : new Set<PlayerId>()
  const idle = session.seats.filter((seat) => seat.hasLeft && !playing.has(seat.id))
  const gone = [...idle]
    .sort((a, b) => Number(a.wasClaimed) - Number(b.wasClaimed) || (a.awaySince ?? 0) - (b.awaySince ?? 0))
    .slice(0, Math.max(0, excess))
  const seats = gone.length === 0 ? session.seats : session.seats.filter((seat) => !gone.includes(seat))
  const isKept = ({ by }: SessionOffer) => seats.some((seat) => seat.id === by)
  if (seats === session.seats && ownCards(session).every(isKept)) return session
  return { ...session, seats, offers: session.offers.filter(isKept), cards: session.cards.filter(isKept) }
}

/** Returns whether one more can be remembered; players at the table are never forgotten to make room. */
export function hasSpaceToRemember(session: Session): boolean {
  const playing = new Set(playersOf(session))
  return session.seats.filter((seat) => !seat.hasLeft || playing.has(seat.id)).length < SEATS_KEPT
}

/** Returns their earlier color and hat, unless someone has taken one of them. */
function lookOnReturn(session: Session, { look }: SessionSeat): SessionSeat['look'] {
  return freeLook(
    seatsTaken(session).map((other) => other.look),
    look,
  )
}
