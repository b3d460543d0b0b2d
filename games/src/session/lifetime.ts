import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { createSession } from './create.ts'
import { shiftNext } from './next.ts'
import type { Session } from './session.ts'
import { shiftTable } from './table.ts'

export function pause(session: Session, by: PlayerId, now: number): Step<Session> {
  if (session.status !== 'playing') return refuse('not-started')
  return session.pausedAt === null ? accept({ ...session, pausedAt: now, pausedBy: by }) : refuse('paused')
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

/** The store was set back to an older state, and what was shown beyond it is void: screens follow it all the same. */
export function raiseEpoch(session: Session, above: number): Step<Session> {
  if (session.ended || session.epoch > above) return accept(session)
  return accept({ ...session, epoch: above + 1 })
}

/** Time in which nobody could look at the clocks is given back: whatever a clock counts from comes so much later. */
export function giveBack(session: Session, milliseconds: number): Session {
  if (session.ended) return session
  const later = (at: number | null) => (at === null ? null : at + milliseconds)
  return {
    ...shiftNext(shiftTable(session, milliseconds), milliseconds),
    startsAt: later(session.startsAt),
    pausedAt: later(session.pausedAt),
    asleepSince: later(session.asleepSince),
    seats: session.seats.map((seat) => ({
      ...seat,
      seatedAt: seat.seatedAt + milliseconds,
      awaySince: later(seat.awaySince),
      onlineSince: later(seat.onlineSince),
    })),
  }
}
