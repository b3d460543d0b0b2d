import { accept, type NameKey, type PlayerId, type Step } from '@highjinks/protocol'
import { followUp } from './change.ts'
import { returnSeat } from './leaving.ts'
import { type ChangeContext, findSeat, patchSeat, type Session, type SessionSeat, whyEnded } from './session.ts'

/** What one process sees of who is here. */
export interface PresenceSnapshot {
  /** Seats with a live connection to this process. */
  readonly connected: ReadonlySet<PlayerId>
  /** What the store knows of all processes; null: it was not asked, and nobody can be found to have gone. */
  readonly kept: KeptPresence | null
}

interface KeptPresence {
  /** Seats with a connection that has not run out. */
  readonly seats: ReadonlySet<PlayerId>
  readonly watchers: number
  readonly tvs: number
  /** When this was read: who came after is not in it. */
  readonly at: number
}

/** Whether anybody ever came: connected for a seat, or watches. */
export function wasVisited({ asleepSince, watchers, seats }: Session): boolean {
  return asleepSince === null || watchers > 0 || seats.some((seat) => seat.wasClaimed && !seat.isBot)
}

export interface PresenceChanges {
  readonly came: readonly PlayerId[]
  readonly went: readonly PlayerId[]
}

/**
 * Who came and who went, from facts alone: it does not matter which message about it was lost, late or doubled. A live
 * connection here is proof of coming; of going only the absence everywhere.
 */
export function comparePresence(session: Session, { connected, kept }: PresenceSnapshot, now: number): PresenceChanges {
  const people = session.seats.filter((seat) => !seat.isBot)
  const came = people.filter((seat) => !seat.online && connected.has(seat.id) && !isGoneByChoice(seat))
  const here = people.filter((seat) => seat.online && !connected.has(seat.id))
  const went = kept ? here.filter((seat) => !kept.seats.has(seat.id) && !cameAfter(seat, kept.at, now)) : []
  return { came: came.map((seat) => seat.id), went: went.map((seat) => seat.id) }
}

/** Takes in who is connected. The same session when it knew already. */
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

/** Whoever came after the entries were read is not in them. A time that lies ahead is from before a clock jumped. */
function cameAfter({ onlineSince }: SessionSeat, at: number, now: number): boolean {
  return onlineSince !== null && onlineSince > at && onlineSince <= now
}

/** Whoever left says so themselves when they are back; a seat nobody had come to yet never left. */
function isGoneByChoice(seat: SessionSeat): boolean {
  return seat.hasLeft && seat.wasClaimed
}

/** A seat that stopped counting before its person first came is theirs as long as nobody has taken their place. */
function seatHere(session: Session, id: PlayerId, now: number, keyOf: NameKey): Session {
  const back = findSeat(session, id)?.hasLeft ? returnSeat(session, id, keyOf) : accept(session)
  const online = { online: true, awaySince: null, onlineSince: now, wasClaimed: true, from: null }
  return back.ok ? patchSeat(back.state, id, online) : session
}
