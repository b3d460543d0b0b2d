import { accept, LOBBY_CAP, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { createSession } from './create.ts'
import { passChairWhenDue } from './host.ts'
import { whyEnded } from './join.ts'
import { type ChangeContext, type Session, seatsTaken } from './session.ts'
import { shiftTable, tickTable } from './table.ts'

export function pause(session: Session, now: number): Step<Session> {
  if (session.status !== 'playing') return refuse('not-started')
  return session.pausedAt === null ? accept({ ...session, pausedAt: now }) : refuse('paused')
}

export function resume(session: Session, now: number): Step<Session> {
  if (session.pausedAt === null) return refuse('not-paused')
  return accept({ ...shiftTable(session, now - session.pausedAt), pausedAt: null })
}

/**
 * Nothing of the evening outlives it: what is left says under which code what has ended, and why. A new session is the
 * list of what may be left, so that no field is kept because it was forgotten here.
 */
export function endSession(
  { id, code, epoch, createdAt, gameId, slug }: Session,
  why: 'ended' | 'expired',
): Step<Session> {
  const asked = { id, code, game: { id: gameId, slug }, settings: undefined, host: { claimHash: '' } }
  return accept({ ...createSession(asked, createdAt), epoch, hostClaim: null, asleepSince: null, ended: why })
}

/** Who is connected now, to any process. */
export interface Presence {
  readonly online: ReadonlySet<PlayerId>
  readonly watchers: number
  /** Seats that have just connected; only these bring back one who had left, while a seat is free. */
  readonly arrived: readonly PlayerId[]
}

/** Takes in who is connected. The same session when it knew already. */
export function applyPresence(session: Session, seen: Presence, context: ChangeContext): Step<Session> {
  if (whyEnded(session)) return accept(session)
  const { watchers } = seen
  let isSame = watchers === session.watchers
  let free = LOBBY_CAP - seatsTaken(session).length
  const seats = session.seats.map((seat) => {
    const isBack = seat.hasLeft && seen.arrived.includes(seat.id) && free > 0
    const isHere = seen.online.has(seat.id) && (!seat.hasLeft || isBack)
    if (seat.isBot || seat.online === isHere) return seat
    isSame = false
    if (isBack) free--
    return seat.online
      ? { ...seat, online: false, awaySince: context.now, onlineSince: null }
      : { ...seat, online: true, awaySince: null, onlineSince: context.now, wasClaimed: true, hasLeft: false }
  })
  if (isSame) return accept(session)
  const woken = wakeOrSleep({ ...session, seats, watchers }, context.now)
  return accept(passChairWhenDue(tickTable(woken, context), context.now))
}

/** With nobody there, every clock stands still; when somebody returns it runs on from there. */
function wakeOrSleep(session: Session, now: number): Session {
  const isAnybodyHere = seatsTaken(session).some((seat) => seat.online && !seat.isBot)
  if (!isAnybodyHere) return session.asleepSince === null ? { ...session, asleepSince: now } : session
  return { ...catchUp(session, now), asleepSince: null }
}

/**
 * The time slept until now is given back. A command may come before its sender is seen to be there; whatever it starts
 * has not slept, so the sleep is counted from here on.
 */
export function catchUp(session: Session, now: number): Session {
  if (session.asleepSince === null) return session
  // While paused the pause's own shift covers the time asleep.
  const shifted = session.pausedAt === null ? shiftTable(session, now - session.asleepSince) : session
  return { ...shifted, asleepSince: now }
}
