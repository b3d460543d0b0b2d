import type { FinishedGame, Session } from '@highjinks/games/session'
import type { PlayerId, ReactionKind, Refusal, SessionId, Step } from '@highjinks/protocol'

/**
 * Where a store tells of a fault that fails nobody's call: a listener that throws, a record that cannot be made. Left out
 * when a store is opened, it is a warning on standard error.
 */
export type TellFault = (words: string, fault: unknown, about: object) => void
export const warnOfFault: TellFault = (words, fault) =>
  process.emitWarning(`${words}: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`)

export const PRESENCE_TTL_MS = 25_000

/** A session as it was committed: version 1 is its creation, every change adds one. */
export interface Stored {
  readonly v: number
  readonly session: Session
}

/**
 * A pure change. The store may run it several times, each time on the newest state; returning the very same session
 * commits nothing and keeps the version.
 */
export type Change = (session: Session, now: number) => Step<Session>

/** One tab of one seat, and the number of this command in it. */
export interface Lane {
  readonly seat: PlayerId
  readonly lane: string
  readonly seq: number
}

/** What came of a change. A lane's outcome is remembered with the commit, refusals too: a resend gets the same one. */
export type Outcome =
  | { readonly ok: true; readonly v: number }
  | { readonly ok: false; readonly code: Refusal; readonly v: number }

export interface Reaction {
  readonly from: PlayerId
  readonly kind: ReactionKind
}

/** A commit, as listeners hear of it. */
export interface News {
  readonly v: number
  /** What was committed, where the process has it: because it did it, or had the version before. Null: it must be read. */
  readonly session: Session | null
}

/** One connection of one seat; a watcher's seat is null. */
export interface Connection {
  readonly session: SessionId
  readonly seat: PlayerId | null
  readonly connection: string
}

/**
 * Where live sessions are kept. Promises:
 * - a change is committed whole or not at all, and only on the version it was computed from;
 * - what was acknowledged survives the death of any process, and (embedded; Redis with AOF always) of the store;
 * - each (seat, lane, seq) has one effect and one outcome, however often and wherever it is sent;
 * - `onCommit` is called in every process after the commit, never before; a lost call is made up for by `versions`;
 * - a store that is away throws `StoreUnavailable` within two seconds and is used again as soon as it is back.
 */
export interface SessionStore {
  /** The store's clock: the one time by which deadlines are compared in every process. */
  readonly now: () => number
  /** False when the code is taken; then nothing was written. */
  readonly create: (session: Session) => Promise<boolean>
  readonly read: (id: SessionId) => Promise<Stored | null>
  /** The session a code leads to, ended ones included until their tombstone is gone. */
  readonly find: (code: string) => Promise<SessionId | null>
  readonly update: (id: SessionId, change: Change, lane?: Lane) => Promise<Outcome>
  /**
   * Sessions whose deadline has come, at most `limit`, without those this process has put aside: for whoever asks to
   * commit, and for a second named to no other process. Processes that ask share the sessions among them; what one lets
   * stand for a second is named to the others. Asking says that somebody looks at the clocks: time in which no process
   * did, if it is more than a moment, is given back to every session.
   */
  readonly due: (limit: number, except?: ReadonlySet<SessionId>) => Promise<readonly SessionId[]>
  /** Null for sessions that are not there. */
  readonly versions: (ids: readonly SessionId[]) => Promise<readonly (number | null)[]>
  readonly onCommit: (listener: (id: SessionId, news: News) => void) => () => void
  /** The sessions this process wants to hear about; several calls count. */
  readonly watch: (id: SessionId) => void
  readonly unwatch: (id: SessionId) => void
  /** A reaction, told to every process that watches the session; never stored, lost when nobody listens. */
  readonly sendReaction: (id: SessionId, reaction: Reaction) => Promise<void>
  readonly onReaction: (listener: (id: SessionId, reaction: Reaction) => void) => () => void
  readonly presence: Presence
  readonly outbox: Outbox
  readonly cardsAside: CardsAside
  /** Resolves when the store takes what is written to it; throws `StoreUnavailable` otherwise. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Who is connected, to any process. Entries of a process that died run out by themselves. */
export interface Presence {
  /** Keeps each of these connections until `ttl` ms from now: one that has come, or one that has gone and may return. */
  readonly keep: (connections: readonly Connection[], ttl: number) => Promise<void>
  /** Keeps all that one process has in these sessions until `ttl` ms from now. */
  readonly renew: (process: string, connections: readonly Connection[], ttl: number) => Promise<void>
  /** How many watchers this process has, in these sessions; counted as one entry a process and session. */
  readonly watchers: (process: string, counts: ReadonlyMap<SessionId, Watching>, ttl: number) => Promise<void>
  /** Who is in each of these sessions, in their order. */
  readonly online: (ids: readonly SessionId[]) => Promise<readonly Online[]>
  /**
   * Sessions in which an entry has run out since this was last asked by anybody. Some are named a second time a little
   * later, in case whoever asked first died before acting on it; acting twice must do no harm.
   */
  readonly expired: (limit: number) => Promise<readonly SessionId[]>
  /** Sessions in which somebody is connected, or was a moment ago; at most so many. */
  readonly sessions: (limit: number) => Promise<readonly SessionId[]>
}

/** How many connections without a seat there are, and how many of them are TVs. */
export interface Watching {
  readonly watchers: number
  readonly tvs: number
}

export interface Online extends Watching {
  readonly seats: ReadonlySet<PlayerId>
}

/** Finished games on their way to the durable records; at least once, so taking them in must be idempotent. */
export interface Outbox {
  readonly take: (limit: number) => Promise<readonly FinishedGame[]>
  readonly done: (games: readonly FinishedGame[]) => Promise<void>
}

/** The cards that nobody is dealt, in any session: at most `CARDS_ASIDE_MOST`, kept until they are put back. */
export interface CardsAside {
  /**
   * As this process knows them: its own changes at once, those of others within two seconds, and while the store is away
   * the last it heard of.
   */
  readonly current: () => ReadonlySet<string>
  /** False: as many as may be are put aside, and this one is not. */
  readonly putAside: (id: string) => Promise<boolean>
  readonly putBack: (id: string) => Promise<void>
}

/** The store cannot be reached, or did not answer in time; what was asked may or may not have happened. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the session store is away', { cause })
    this.name = 'StoreUnavailable'
  }
}
