import { lookAlikeKey } from '@highjinks/edge'
import { join, type Newcomer, type Session, type SessionSeat } from '@highjinks/games/session'
import { accept, type PlayerId, type Step } from '@highjinks/protocol'

export interface Seated {
  readonly session: Session
  readonly id: PlayerId
}

/**
 * Takes a seat, or the very seat an earlier join took when its answer got lost on the way: then nobody has ever held the
 * token that the seat knows, and it learns the new one.
 */
export function takeSeat(session: Session, person: Newcomer, claimHash: string | null, now: number): Step<Seated> {
  const lost = isWelcome(session, person) ? session.seats.find((seat) => isLostJoin(seat, person)) : undefined
  if (lost) {
    const seats = session.seats.map((seat) => (seat === lost ? { ...seat, tokenHash: person.tokenHash } : seat))
    return accept({ session: { ...session, seats }, id: lost.id })
  }
  const joined = join(session, person, claimHash, now, lookAlikeKey)
  return joined.ok ? accept({ session: joined.state, id: person.id }) : joined
}

/** Whoever is not is refused by `join`, which says why. */
function isWelcome({ ended, removed }: Session, { device, userId }: Newcomer): boolean {
  const isRemoved = removed.devices.includes(device ?? '') || removed.users.includes(userId ?? '')
  return ended === null && !isRemoved
}

/** The same device, account and name, and nobody has been connected from that seat yet. */
function isLostJoin(seat: SessionSeat, person: Newcomer): boolean {
  return (
    person.device !== null &&
    seat.device === person.device &&
    seat.userId === person.userId &&
    lookAlikeKey(seat.name) === lookAlikeKey(person.name) &&
    !seat.online &&
    !seat.hasLeft &&
    seat.awaySince === seat.seatedAt
  )
}
