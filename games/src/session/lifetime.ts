import { accept, LOBBY_CAP, type PlayerId, refuse, type Step } from '@highjinks/protocol'
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

export function endSession(session: Session, why: 'ended' | 'expired'): Step<Session> {
  return accept({ ...session, ended: why, startsAt: null, botsAt: null, pausedAt: null })
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
      ? { ...seat, online: false, awaySince: context.now }
      : { ...seat, online: true, awaySince: null, hasLeft: false }
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
