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

/** A seat that was taken and to which nobody ever connected counts for this long. */
const UNCLAIMED_MS = 60_000

/** In a full room such a seat makes way for somebody from elsewhere after this. */
const KEPT_FROM_OTHERS_MS = 15_000

/** All seats a session remembers, those who left included: what bounds its document. */
export const SEATS_KEPT = 24

/** The seat no longer counts, and waits for its person in case they return. Only they can undo it. */
export function leave(session: Session, by: PlayerId, now: number): Step<Session> {
  const left = patchSeat(session, by, { hasLeft: true, online: false, awaySince: now, onlineSince: null })
  return accept(replaceHost(left, by))
}

/** Back by one's own wish, as long as a seat is free and nobody has taken the name. */
export function returnSeat(session: Session, by: PlayerId, keyOf: NameKey): Step<Session> {
  const seat = findSeat(session, by)
  if (!seat?.hasLeft) return refuse('already-done')
  if (seatsTaken(session).length >= LOBBY_CAP) return refuse('full')
  if (isNameTaken(session, seat.name, keyOf, by)) return refuse('name-taken')
  return accept(patchSeat(session, by, { hasLeft: false, look: lookOnReturn(session, seat) }))
}

/** Seats that were taken and to which nobody ever came stop counting; the host's waits. */
export function releaseUnclaimed(session: Session, now: number): Session {
  const due = session.seats.filter((seat) => isUnclaimed(session, seat) && now >= seat.seatedAt + UNCLAIMED_MS)
  if (due.length === 0) return session
  return { ...session, seats: session.seats.map((seat) => (due.includes(seat) ? { ...seat, hasLeft: true } : seat)) }
}

/**
 * Of the address that holds most seats to which nobody came, the oldest stops counting, unless that is the newcomer's own:
 * who takes seats without sitting down keeps nobody else out for long. The very same session when there is none.
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

/** Whether somebody from elsewhere may have it in a full room. */
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
 * What bounds a session's document: of those who left, beyond what the table needs, only so many are remembered; first
 * go the seats nobody ever came to, then those left longest ago. With a seat goes all that was its own.
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

/** Whether one more can be remembered: those at the table are never forgotten to make room. */
export function hasSpaceToRemember(session: Session): boolean {
  const playing = new Set(playersOf(session))
  return session.seats.filter((seat) => !seat.hasLeft || playing.has(seat.id)).length < SEATS_KEPT
}

/** One's own colour and hat, unless somebody has taken one of them meanwhile. */
function lookOnReturn(session: Session, { look }: SessionSeat): SessionSeat['look'] {
  return freeLook(
    seatsTaken(session).map((other) => other.look),
    look,
  )
}
