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
 * Ends the session. Only the code and the reason stay. Builds a new session from the fields that may stay, so that none
 * is kept by accident.
 */
export function endSession(
  { id, code, epoch, createdAt, gameId, slug }: Session,
  why: 'ended' | 'expired',
): Step<Session> {
  const asked = { id, code, game: { id: gameId, slug }, settings: undefined, host: { claimHash: '' } }
  return accept({ ...createSession(asked, createdAt), epoch, hostClaim: null, asleepSince: null, ended: why })
}

/** Voids what was shown beyond an older state to which the store was set back; screens still follow it. */
export function raiseEpoch(session: Session, above: number): Step<Session> {
  if (session.ended || session.epoch > above) return accept(session)
  return accept({ ...session, epoch: above + 1 })
}

/**
 * Gives back time during which no process could check the clocks: everything a clock counts from moves by that much.
 */
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
