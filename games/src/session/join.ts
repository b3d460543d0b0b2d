import { accept, LOBBY_CAP, type NameKey, type Refusal, refuse, type Step } from '@highjinks/protocol'
import { type Newcomer, newSeat } from './create.ts'
import { type Session, seatsTaken } from './session.ts'

/**
 * Takes a seat. In a running game it plays from the next round. The first to join a session without a host gets the
 * chair; whoever brings the claim gets it even later, as long as no game has begun. `keyOf` tells which names are the same.
 */
export function join(
  session: Session,
  person: Newcomer,
  claimHash: string | null,
  now: number,
  keyOf: NameKey,
): Step<Session> {
  const gone = whyEnded(session)
  if (gone) return refuse(gone)
  if (isRemoved(session, person)) return refuse('kicked')
  if (isNameTaken(session, person.name, keyOf)) return refuse('name-taken')
  if (seatsTaken(session).length >= LOBBY_CAP) return refuse('full')
  const isFirstLobby = session.status === 'lobby' && session.games === 0
  const hasClaim = isFirstLobby && claimHash !== null && claimHash === session.hostClaim
  const takesChair = hasClaim || session.hostId === null
  return accept({
    ...session,
    seats: [...session.seats, newSeat(person, seatsTaken(session), now)],
    hostId: takesChair ? person.id : session.hostId,
    hostGen: takesChair ? session.hostGen + 1 : session.hostGen,
    hostClaim: hasClaim ? null : session.hostClaim,
  })
}

export function whyEnded(session: Session): Refusal | null {
  return session.ended
}

export function isNameTaken(session: Session, name: string, keyOf: NameKey, except?: string): boolean {
  const key = keyOf(name)
  return session.seats.some((one) => one.id !== except && keyOf(one.name) === key)
}

/** A kicked seat's device and account stay out of this session. */
function isRemoved(session: Session, person: { device: string | null; userId: string | null }): boolean {
  const { devices, users } = session.removed
  return (
    (person.device !== null && devices.includes(person.device)) ||
    (person.userId !== null && users.includes(person.userId))
  )
}
