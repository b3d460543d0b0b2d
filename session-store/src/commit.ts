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

/** How long an ended session still answers "ended" instead of "never existed". */
export const TOMBSTONE_MS = RETENTION.tombstones.ms

/** What is gone is gone after this long: a store may take no time at all for "for ever". */
const MOMENT_MS = 1000

/** The next state of a session, and everything that has to be written in the same breath. */
export interface NextState extends Stored {
  /** When the clock has to look; null: never. */
  readonly deadline: number | null
  /** How long the session is kept from now on. */
  readonly ttl: number
  readonly record: FinishedGame | null
  /** Seats that are there no more: what their lanes remembered goes with them. */
  readonly forgotten: readonly PlayerId[]
}

export interface PreparedCommit {
  readonly outcome: Outcome
  /** Null: the state stays as it is. */
  readonly next: NextState | null
  /** What the lane's seat is to remember; null: as before. */
  readonly lanes: SeatLanes | null
}

/** So long a session that is due belongs to the process that asked for it; then whoever comes commits its clock. */
export const TAKEN_MS = 1000

/** A gap between two looks at the clocks up to this long is an ordinary delay. */
export const MISSED_AFTER_MS = 2000

export const GONE: Outcome = { ok: false, code: 'session-not-found', v: 0 }

/**
 * What comes of a change to this state, decided alike for every store; writing it whole is the store's part. Time that
 * was `missed` since the last commit, because nobody looked at the clocks, is given back before anything is decided.
 */
export function prepareCommit(
  held: Stored,
  change: Change,
  now: number,
  asked?: { readonly lane: Lane; readonly lanes: SeatLanes },
  missed = 0,
  onFault: TellFault = warnOfFault,
): PreparedCommit {
  // Before the rules: a resent answer must hear "accepted" again, not "you already answered".
  const known = asked ? knownOutcome(asked.lanes, asked.lane, held.v) : null
  if (known) return { outcome: known, next: null, lanes: null }

  const step = change(missed === 0 ? held.session : giveBack(held.session, missed), now)
  if (!step.ok) {
    const outcome: Outcome = { ok: false, code: step.code, v: held.v }
    // A final refusal uses the number up, so that a late copy of it cannot succeed after all.
    const isFinal = asked && !isRetryable(step.code) && !isFromNobody(held.session, asked.lane, step.code)
    return { outcome, next: null, lanes: isFinal ? remember(asked.lanes, asked.lane, outcome) : null }
  }
  const next = step.state === held.session ? null : nextState(held, step.state, now, onFault, asked?.lane.seat)
  const outcome: Outcome = { ok: true, v: next?.v ?? held.v }
  return { outcome, next, lanes: asked ? remember(asked.lanes, asked.lane, outcome) : null }
}

function nextState(held: Stored, session: Session, now: number, onFault: TellFault, sender?: PlayerId): NextState {
  // The end takes every seat away, but nobody asked for that: what was sent before it may still wait for its answer.
  const stays = (id: PlayerId) => session.ended || id === sender || session.seats.some((seat) => seat.id === id)
  return {
    ...firstState(session),
    ttl: lifeOf(session, now, held.session),
    v: held.v + 1,
    record: recordOf(held.session, session, now, onFault),
    forgotten: held.session.seats.map((seat) => seat.id).filter((id) => !stays(id)),
  }
}

/** A record that cannot be made is left out: the game ends all the same. */
function recordOf(before: Session, after: Session, now: number, onFault: TellFault): FinishedGame | null {
  try {
    return recordFinishedGame(before, after, now)
  } catch (fault) {
    onFault('a finished game has no record', fault, { session: after.id, game: after.slug })
    return null
  }
}

/** Nothing is remembered for a seat that was forgotten, or it would be for ever. */
function isFromNobody(session: Session, { seat }: Lane, code: Refusal): boolean {
  return code === 'not-your-seat' && !session.seats.some((one) => one.id === seat)
}

export function firstState(session: Session): NextState {
  const ttl = lifeOf(session, session.createdAt)
  return { v: 1, session, deadline: deadlineOf(session), ttl, record: null, forgotten: [] }
}

/**
 * A tombstone is for those who come back. To a session nobody came to nobody does: it goes when its clock would end it,
 * or when it is ended, so that whoever makes sessions by the thousand fills nothing with them.
 */
function lifeOf(session: Session, now: number, before = session): number {
  if (session.ended) return before.ended || wasVisited(before) ? TOMBSTONE_MS : MOMENT_MS
  return wasVisited(session)
    ? IDLE_MS + TOMBSTONE_MS
    : Math.max(MOMENT_MS, (session.asleepSince ?? now) + IDLE_MS - now)
}
