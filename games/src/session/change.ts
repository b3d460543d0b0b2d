import { updateHost } from './host.ts'
import { forgetLeftSeats } from './leaving.ts'
import { advanceNext, shiftNext } from './next.ts'
import { type ChangeContext, type Session, seatsTaken } from './session.ts'
import { shiftTable, tickTable } from './table.ts'

/*
 * How a session changes, whoever causes it: a command (`decideCommand`), people who come and go (`applyPresence`), the
 * clock (`advanceClock`). A join only takes a seat (`takeSeat`); the rest follows when its phone connects.
 * 1. the time it slept is given back (`catchUp`);
 * 2. the change itself is decided, or refused;
 * 3. what it brings about follows, always all of it and in this order (`followUp`): the session sleeps or wakes, the
 *    table ticks, the vote on the next game ends or its winner begins, the host role is passed or returned, and who left
 *    and is not needed is forgotten;
 * 4. when the clock must look next is read off the result (`deadlineOf`).
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
  const moved = advanceNext(tickTable(rested, context), context)
  return forgetLeftSeats(updateHost(moved, context.now))
}

/** Stops every clock while nobody is there, and continues when someone returns. */
function sleepOrWake(session: Session, now: number): Session {
  const isAnybodyHere = session.isShow || seatsTaken(session).some((seat) => seat.online && !seat.isBot)
  if (isAnybodyHere === (session.asleepSince === null)) return session
  return isAnybodyHere ? { ...catchUp(session, now), asleepSince: null } : { ...session, asleepSince: now }
}
