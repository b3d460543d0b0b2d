import type { FinishedGame, Session } from '@highjinks/games/session'
import type { PlayerId, ReactionKind, Refusal, SessionId, Step } from '@highjinks/protocol'

/**
 * Reports a fault that fails nobody's call, such as a listener that throws or a record that can't be made. By default a
 * warning on standard error.
 */
export type TellFault = (words: string, fault: unknown, about: object) => void
export const warnOfFault: TellFault = (words, fault) =>
  process.emitWarning(`${words}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`)

export const PRESENCE_TTL_MS = 25_000

/** A committed session. Version 1 is its creation; every change adds one. */
export interface Stored {
  readonly v: number
  readonly session: Session
}

/**
 * A pure change. The store may run it several times, each time on the newest state. Returning the same session commits
 * nothing and keeps the version.
 */
export type Change = (session: Session, now: number) => Step<Session>

/** One tab of one seat, and the number of this command in it. */
export interface Lane {
  readonly seat: PlayerId
  readonly lane: string
  readonly seq: number
}

/**
 * The result of a change. The commit stores a lane's outcome, refusals included, so a resent command gets the same one.
 */
export type Outcome =
  | { readonly ok: true; readonly v: number }
  | { readonly ok: false; readonly code: Refusal; readonly v: number }

export interface Reaction {
  readonly from: PlayerId
  readonly kind: ReactionKind
}

/** A commit, as listeners get it. */
export interface News {
  readonly v: number
  /**
   * The committed session if this process has it, because it committed it or had the previous version. Null means it
   * must be read.
   */
  readonly session: Session | null
}

/** One connection of one seat. A watcher's seat is null. */
export interface Connection {
  readonly session: SessionId
  readonly seat: PlayerId | null
  readonly connection: string
}

/**
 * A store of live sessions. It promises:
 * - a change is committed whole or not at all, and only on the version it was computed from;
 * - acknowledged changes survive the death of any process and (embedded; Redis with AOF always) of the store;
 * - each (seat, lane, seq) has one effect and one outcome, no matter how often and where it is sent;
 * - `onCommit` is called in every process after the commit, never before; `versions` makes up for a lost call;
 * - a store that is down throws `StoreUnavailable` within two seconds and is used again as soon as it's back.
 */
export interface SessionStore {
  /** The store's clock. Every process compares deadlines with it. */
  readonly now: () => number
  /** Returns false and writes nothing if the code is taken. */
  readonly create: (session: Session) => Promise<boolean>
  readonly read: (id: SessionId) => Promise<Stored | null>
  /** Returns the session of a code, including ended ones until their tombstone expires. */
  readonly find: (code: string) => Promise<SessionId | null>
  readonly update: (id: SessionId, change: Change, lane?: Lane) => Promise<Outcome>
  /**
   * Returns at most `limit` sessions whose deadline has passed, except those this process has put aside. The caller is
   * expected to commit them, and no other process gets them for a second. Processes that ask share the sessions; one
   * that stays overdue for a second is returned to all of them. A call also records that the clocks are being checked.
   * If no process checked them for more than a moment, every session gets that time back.
   */
  readonly due: (limit: number, except?: ReadonlySet<SessionId>) => Promise<readonly SessionId[]>
  /** Null for sessions that don't exist. */
  readonly versions: (ids: readonly SessionId[]) => Promise<readonly (number | null)[]>
  readonly onCommit: (listener: (id: SessionId, news: News) => void) => () => void
  /** Starts listening to a session; several calls are counted. */
  readonly watch: (id: SessionId) => void
  readonly unwatch: (id: SessionId) => void
  /** Sends a reaction to every process that watches the session. It is never stored, and lost if nobody listens. */
  readonly sendReaction: (id: SessionId, reaction: Reaction) => Promise<void>
  readonly onReaction: (listener: (id: SessionId, reaction: Reaction) => void) => () => void
  readonly presence: Presence
  readonly outbox: Outbox
  readonly cardsAside: CardsAside
  readonly counts: SharedCounts
  /** Resolves if the store accepts writes; otherwise throws `StoreUnavailable`. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Who is connected, on any process. The entries of a dead process expire. */
export interface Presence {
  /** Keeps each of these connections for `ttl` ms: new ones, and closed ones that may return. */
  readonly keep: (connections: readonly Connection[], ttl: number) => Promise<void>
  /** Keeps everything that one process has in these sessions for `ttl` ms. */
  readonly renew: (process: string, connections: readonly Connection[], ttl: number) => Promise<void>
  /** The number of this process's watchers in these sessions, one entry per process and session. */
  readonly watchers: (process: string, counts: ReadonlyMap<SessionId, Watching>, ttl: number) => Promise<void>
  /** Returns who is in each of these sessions, in order. */
  readonly online: (ids: readonly SessionId[]) => Promise<readonly Online[]>
  /**
   * Returns sessions in which an entry has expired since the last call by any process. Some are returned again a little
   * later, in case the first process died before acting; acting twice must be harmless.
   */
  readonly expired: (limit: number) => Promise<readonly SessionId[]>
  /** Returns at most `limit` sessions where someone is connected, or was a moment ago. */
  readonly sessions: (limit: number) => Promise<readonly SessionId[]>
}

/** The number of connections without a seat, and how many of them are TVs. */
export interface Watching {
  readonly watchers: number
  readonly tvs: number
}

export interface Online extends Watching {
  readonly seats: ReadonlySet<PlayerId>
}

/** Finished games on their way to the durable records. Delivery is at least once, so processing must be idempotent. */
export interface Outbox {
  readonly take: (limit: number) => Promise<readonly FinishedGame[]>
  readonly done: (games: readonly FinishedGame[]) => Promise<void>
}

/** The cards that no session deals: at most `CARDS_ASIDE_MOST`, kept until they are put back. */
export interface CardsAside {
  /**
   * Returns the set this process knows: its own changes right away, others' within two seconds, and the last known set
   * while the store is down.
   */
  readonly current: () => ReadonlySet<string>
  /** Returns false if the maximum is set aside already. */
  readonly putAside: (id: string) => Promise<boolean>
  readonly putBack: (id: string) => Promise<void>
}

/** Taps by what was tapped. */
export type Counts = Readonly<Record<string, number>>

/**
 * Counts of several processes for one question of a session. There is a sum once each process that began has handed in
 * its counts. If one dies before that, there never is. Nothing names the people counted, and everything expires.
 */
export interface SharedCounts {
  /** Before a process counts anything. */
  readonly begin: (id: SessionId, question: string, process: string) => Promise<void>
  /** Returns the sum, or null while another process hasn't handed in its counts. */
  readonly handIn: (id: SessionId, question: string, process: string, counts: Counts) => Promise<Counts | null>
}

/** A question stays open this long at most; later counts have no sum. */
export const COUNTS_TTL_MS = 2 * 60 * 60 * 1000

/** The store can't be reached or didn't answer in time. The request may or may not have happened. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the session store is away', { cause })
    this.name = 'StoreUnavailable'
  }
}
