import { tendBalcony } from './balcony.ts'
import { updateHost } from './host.ts'
import { forgetLeftSeats } from './leaving.ts'
import { advanceNext, shiftNext } from './next.ts'
import { type ChangeContext, type Session, seatsTaken } from './session.ts'
import { shiftTable, tickTable } from './table.ts'

/*
 * Changes a session, for a command (`decideCommand`), for people who come and go (`applyPresence`), or for the clock
 * (`advanceClock`). A join only takes a seat (`takeSeat`); the rest follows when its phone connects.
 * 1. `catchUp` gives back the time asleep;
 * 2. the change itself is decided, or refused;
 * 3. `followUp` applies the consequences, always all of them and in this order: the session sleeps or wakes, the table
 *    ticks, the balcony opens and hears what has come out, the vote on the next game ends or its winner begins, the host role is passed or returned, and players who
 *    left and aren't needed are forgotten;
 * 4. `deadlineOf` reads from the result when the clock must check next.
 */

/**
 * Gives back the time asleep. A command may arrive before its sender counts as online; what it starts has not slept, so
 * the sleep is counted from here on.
 */
export function catchUp(session: Session, now: number): Session {
  if (session.asleepSince === null) return session
  // During a pause, the pause's own shift includes the time asleep.
  const slept = now - session.asleepSince
  const shifted = shiftNext(session.pausedAt === null ? shiftTable(session, slept) : session, slept)
  return { ...shifted, asleepSince: now }
}

/** Applies the consequences of every change. Returns the same session if there are none. */
export function followUp(session: Session, context: ChangeContext): Session {
  const rested = sleepOrWake(session, context.now)
  const moved = advanceNext(tendBalcony(tickTable(rested, context)), context)
  return forgetLeftSeats(updateHost(moved, context.now))
}

/** Stops every clock while nobody is there, and continues when someone returns. */
function sleepOrWake(session: Session, now: number): Session {
  const isAnybodyHere = session.isShow || seatsTaken(session).some((seat) => seat.online && !seat.isBot)
  if (isAnybodyHere === (session.asleepSince === null)) return session
  return isAnybodyHere ? { ...catchUp(session, now), asleepSince: null } : { ...session, asleepSince: now }
}
