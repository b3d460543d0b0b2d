import { accept, type NameKey, type PlayerId, type Step } from '@highjinks/protocol'
import { followUp } from './change.ts'
import { returnSeat } from './leaving.ts'
import { type ChangeContext, findSeat, patchSeat, type Session, type SessionSeat, whyEnded } from './session.ts'

/** One process's knowledge of who is here. */
export interface PresenceSnapshot {
  /** Seats with a live connection to this process. */
  readonly connected: ReadonlySet<PlayerId>
  /** The store's knowledge of all processes; null if this process didn't ask, so that nobody counts as gone. */
  readonly kept: KeptPresence | null
}

interface KeptPresence {
  /** Seats with an unexpired connection. */
  readonly seats: ReadonlySet<PlayerId>
  readonly watchers: number
  readonly tvs: number
  /** When this was read; later arrivals aren't in it. */
  readonly at: number
}

/** Returns whether anyone ever came: connected to a seat, or watching. */
export function wasVisited({ asleepSince, watchers, seats }: Session): boolean {
  return asleepSince === null || watchers > 0 || seats.some((seat) => seat.wasClaimed && !seat.isBot)
}

export interface PresenceChanges {
  readonly came: readonly PlayerId[]
  readonly went: readonly PlayerId[]
}

/**
 * Finds who came and went, only from facts, so that lost, late or doubled messages don't matter. A live connection here
 * proves arrival; only absence everywhere proves departure.
 */
export function comparePresence(session: Session, { connected, kept }: PresenceSnapshot, now: number): PresenceChanges {
  const people = session.seats.filter((seat) => !seat.isBot)
  const came = people.filter((seat) => !seat.online && connected.has(seat.id) && !isGoneByChoice(seat))
  const here = people.filter((seat) => seat.online && !connected.has(seat.id))
  const went = kept ? here.filter((seat) => !kept.seats.has(seat.id) && !cameAfter(seat, kept.at, now)) : []
  return { came: came.map((seat) => seat.id), went: went.map((seat) => seat.id) }
}

/** Applies who is connected. Returns the same session if it already knew. */
export function applyPresence(
  session: Session,
  snapshot: PresenceSnapshot,
  context: ChangeContext,
  keyOf: NameKey,
): Step<Session> {
  if (whyEnded(session)) return accept(session)
  const { came, went } = comparePresence(session, snapshot, context.now)
  const { watchers, tvs } = snapshot.kept ?? session
  let next = watchers === session.watchers && tvs === session.tvs ? session : { ...session, watchers, tvs }
  for (const id of went) next = patchSeat(next, id, { online: false, awaySince: context.now, onlineSince: null })
  for (const id of came) next = seatHere(next, id, context.now, keyOf)
  return accept(next === session ? session : followUp(next, context))
}

/**
 * Someone who arrived after the entries were read isn't in them. A time in the future is from before a clock jumped.
 */
function cameAfter({ onlineSince }: SessionSeat, at: number, now: number): boolean {
  return onlineSince !== null && onlineSince > at && onlineSince <= now
}

/** A player who left says so when they are back; a seat that nobody connected to never left. */
function isGoneByChoice(seat: SessionSeat): boolean {
  return seat.hasLeft && seat.wasClaimed
}

/** A seat that stopped counting before its player first connected is still theirs until someone takes its place. */
function seatHere(session: Session, id: PlayerId, now: number, keyOf: NameKey): Session {
  const back = findSeat(session, id)?.hasLeft ? returnSeat(session, id, keyOf) : accept(session)
  const online = { online: true, awaySince: null, onlineSince: now, wasClaimed: true, from: null }
  return back.ok ? patchSeat(back.state, id, online) : session
}
