import { accept, LOBBY_CAP, type NameKey, type PlayerId, type Refusal, refuse, type Step } from '@highjinks/protocol'
import { type Newcomer, newSeat, withCarried } from './create.ts'
import { passHost } from './host.ts'
import { displaceUnclaimed, forgetLeftSeats, hasSpaceToRemember, returnSeat } from './leaving.ts'
import { isNameTaken } from './names.ts'
import { patchSeat, type Session, type SessionSeat, seatsTaken, whyEnded } from './session.ts'

export interface Seated {
  readonly session: Session
  readonly id: PlayerId
}

/**
 * Takes a seat: a new one, or the one this person already has. That happens if the answer to an earlier join got lost,
 * or if a player who left, or whose phone has forgotten them, joins again.
 */
export function takeSeat(
  session: Session,
  person: Newcomer,
  claimHash: string | null,
  now: number,
  keyOf: NameKey,
): Step<Seated> {
  const own =
    whyNotWelcome(session, person) === null ? session.seats.find((seat) => isOwnSeat(seat, person, keyOf)) : undefined
  if (!own) {
    const joined = join(session, person, claimHash, now, keyOf)
    return joined.ok ? accept({ session: joined.state, id: person.id }) : joined
  }
  const from = own.wasClaimed ? null : (person.from ?? null)
  const member = person.member ?? own.member
  const proven = patchSeat(session, own.id, { tokenHash: person.tokenHash, from, member })
  const back = own.hasLeft ? returnSeat(proven, own.id, keyOf) : accept(proven)
  return back.ok ? accept({ session: back.state, id: own.id }) : back
}

/**
 * Seats a newcomer. In a running game they play from the next round. The first to join a session without a host
 * becomes the host. The holder of the claim becomes the host even later, until a game has begun. `keyOf` says which
 * names are the same.
 */
export function join(
  session: Session,
  person: Newcomer,
  claimHash: string | null,
  now: number,
  keyOf: NameKey,
): Step<Session> {
  const whyNot = whyNotWelcome(session, person)
  if (whyNot) return refuse(whyNot)
  if (session.locked || session.isShow) return refuse('locked')
  if (session.seatsLocked) return refuse('seats-closed')
  if (isNameTaken(session, person.name, keyOf)) return refuse('name-taken')
  const room = seatsTaken(session).length < LOBBY_CAP ? session : displaceUnclaimed(session, person.from ?? null, now)
  if (seatsTaken(room).length >= LOBBY_CAP || !hasSpaceToRemember(room)) return refuse('full')
  const isFirstLobby = session.status === 'lobby' && session.games === 0
  const hasClaim = isFirstLobby && claimHash !== null && claimHash === session.hostClaim
  const isFree = session.hostId === null && session.lentBy === null
  const seats = [...room.seats, newSeat(person, seatsTaken(room), now)]
  const seated = withCarried({ ...room, seats }, person.id, keyOf)
  const hosted = hasClaim || isFree ? passHost(seated, person.id) : seated
  return accept(forgetLeftSeats({ ...hosted, hostClaim: hasClaim ? null : session.hostClaim }))
}

/** Keeps out the device and account of a kicked seat. */
function whyNotWelcome(session: Session, { device, userId, member }: Newcomer): Refusal | null {
  const { devices, users, members } = session.removed
  const isRemoved =
    (device !== null && devices.includes(device)) ||
    (userId !== null && users.includes(userId)) ||
    (member !== undefined && members.includes(member))
  return whyEnded(session) ?? (isRemoved ? 'kicked' : null)
}

/**
 * Returns whether it's the person's own seat. A crew's member has one seat, even if another tab or an old phone still
 * holds it. For others: the same name and account, or a guest's same device, with nobody connected.
 */
function isOwnSeat(seat: SessionSeat, { name, device, userId, member }: Newcomer, keyOf: NameKey): boolean {
  if (member !== undefined && seat.member === member) return true
  const isSame =
    userId !== null ? seat.userId === userId : seat.userId === null && device !== null && seat.device === device
  return isSame && !seat.isBot && !seat.online && keyOf(seat.name) === keyOf(name)
}
