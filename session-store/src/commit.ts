import {
  deadlineOf,
  type FinishedGame,
  giveBack,
  IDLE_MS,
  recordFinishedGame,
  type Session,
  wasVisited,
} from '@highjinks/games/session'
import { isRetryable, type PlayerId, RETENTION, type Refusal } from '@highjinks/protocol'
import { knownOutcome, remember, type SeatLanes } from './lanes.ts'
import { type Change, type Lane, type Outcome, type Stored, type TellFault, warnOfFault } from './port.ts'

/** The time an ended session still answers "ended" instead of "never existed". */
export const TOMBSTONE_MS = RETENTION.tombstones.ms

/** The time a removed session stays, because some stores read a TTL of zero as forever. */
const MOMENT_MS = 1000

/** The next state of a session, and everything to write along with it. */
export interface NextState extends Stored {
  /** When the clock must check the session; null means never. */
  readonly deadline: number | null
  /** The time the session is kept from now on. */
  readonly ttl: number
  readonly record: FinishedGame | null
  /** Removed seats, whose lanes are forgotten too. */
  readonly forgotten: readonly PlayerId[]
}

export interface PreparedCommit {
  readonly outcome: Outcome
  /** Null if the state doesn't change. */
  readonly next: NextState | null
  /** The lanes to remember for the sender's seat; null means no change. */
  readonly lanes: SeatLanes | null
}

/** The time a due session is reserved for the process that asked. After that any process can commit its clock. */
export const TAKEN_MS = 1000

/** A gap of up to this long between two clock checks is an ordinary delay. */
export const MISSED_AFTER_MS = 2000

export const GONE: Outcome = { ok: false, code: 'session-not-found', v: 0 }

/**
 * Computes the commit for a change, the same way for every store; the store only writes it. Gives back `missed` time,
 * during which no process checked the clocks, before deciding.
 */
export function prepareCommit(
  held: Stored,
  change: Change,
  now: number,
  asked?: { readonly lane: Lane; readonly lanes: SeatLanes },
  missed = 0,
  onFault: TellFault = warnOfFault,
): PreparedCommit {
  // Before the rules, because a resent command must hear "accepted" again, not "you already answered".
  const known = asked ? knownOutcome(asked.lanes, asked.lane, held.v) : null
  if (known) return { outcome: known, next: null, lanes: null }

  const step = change(missed === 0 ? held.session : giveBack(held.session, missed), now)
  if (!step.ok) {
    const outcome: Outcome = { ok: false, code: step.code, v: held.v }
    // A final refusal uses up the number, so that a late copy can't succeed
    const isFinal = asked && !isRetryable(step.code) && !isFromNobody(held.session, asked.lane, step.code)
    return { outcome, next: null, lanes: isFinal ? remember(asked.lanes, asked.lane, outcome) : null }
  }
  const next = step.state === held.session ? null : nextState(held, step.state, now, onFault, asked?.lane.seat)
  const outcome: Outcome = { ok: true, v: next?.v ?? held.v }
  return { outcome, next, lanes: asked ? remember(asked.lanes, asked.lane, outcome) : null }
}

function nextState(held: Stored, session: Session, now: number, onFault: TellFault, sender?: PlayerId): NextState {
  // An ended session has no seats, but commands sent before the end may still wait for their answers.
  const stays = (id: PlayerId) => session.ended || id === sender || session.seats.some((seat) => seat.id === id)
  return {
    ...firstState(session),
    ttl: lifeOf(session, now, held.session),
    v: held.v + 1,
    record: recordOf(held.session, session, now, onFault),
    forgotten: held.session.seats.map((seat) => seat.id).filter((id) => !stays(id)),
  }
}

/** Makes the game's record. If that fails, the game ends without one. */
function recordOf(before: Session, after: Session, now: number, onFault: TellFault): FinishedGame | null {
  try {
    return recordFinishedGame(before, after, now)
  } catch (fault) {
    onFault('a finished game has no record', fault, { session: after.id, game: after.slug })
    return null
  }
}

/** Remembers nothing for a removed seat, because it would never be deleted. */
function isFromNobody(session: Session, { seat }: Lane, code: Refusal): boolean {
  return code === 'not-your-seat' && !session.seats.some((one) => one.id === seat)
}

export function firstState(session: Session): NextState {
  const ttl = lifeOf(session, session.createdAt)
  return { v: 1, session, deadline: deadlineOf(session), ttl, record: null, forgotten: [] }
}

/**
 * Returns how long to keep the session. A tombstone is for players who come back. If nobody ever connected, nobody
 * will: such a session goes when its clock ends it or when it's ended, so that a caller who creates thousands fills
 * nothing.
 */
function lifeOf(session: Session, now: number, before = session): number {
  if (session.ended) return before.ended || wasVisited(before) ? TOMBSTONE_MS : MOMENT_MS
  return wasVisited(session)
    ? IDLE_MS + TOMBSTONE_MS
    : Math.max(MOMENT_MS, (session.asleepSince ?? now) + IDLE_MS - now)
}
