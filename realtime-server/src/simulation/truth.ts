import { isDeepStrictEqual } from 'node:util'
import type { Session } from '@highjinks/games/session'
import { freeze } from '@highjinks/games/testing'
import { type PlayerId } from '@highjinks/protocol'
import type { Change, Connection, Lane, Outcome } from '@highjinks/session-store'
import { PRESENCE_TTL_MS } from '@highjinks/session-store'
import {
  type Batch,
  firstState,
  keepLanes,
  packLanes,
  planCommit,
  type Revision,
  readNews,
  readRevision,
  type Commit as Write,
} from '@highjinks/session-store/testing'

/** The result of one change and its inputs, so that it can be repeated. */
export interface Cause {
  readonly change: Change
  readonly now: number
  readonly seed: number
  readonly session: Session
}

export interface Commit extends Cause {
  readonly v: number
}

export interface Exchange {
  readonly expected: string
  /** Null if there's nothing to write. */
  readonly write: Write | null
  readonly batch: Batch
  readonly causes: readonly Cause[]
  readonly build: string
  /** The process that does this; it needs no announcement. */
  readonly by: object
}

type Answer = 'done' | { readonly held: Revision } | { readonly news: string }

/** The one copy that counts: what Redis would hold, its commit script, and everything that ever happened. */
export class Truth {
  now = 1_700_000_000_000
  held: Revision
  readonly commits: Commit[] = []
  readonly outcomes = new Map<string, Outcome[]>()
  readonly present = new Map<string, { readonly seat: PlayerId | null; readonly until: number }>()
  /** Cases where the stored data isn't what was committed. */
  readonly faults: string[] = []
  /** The hash that Redis would hold. */
  private readonly stored = new Map<string, string>()
  private readonly announce: (news: string, by: object) => void

  constructor(session: Session, announce: (news: string, by: object) => void) {
    const writes = { next: firstState(session), records: [], lanes: new Map<PlayerId, string>(), missed: 0 }
    const { tag, fields, log } = planCommit(null, writes, { tag: 'first', build: 'first', layout: 1 })
    this.store(fields)
    this.held = { v: 1, session, tag, missed: 0, lanes: new Map(), log }
    this.announce = announce
  }

  /** Reads as a process does: the whole document, and the patches on top. */
  read(): Revision {
    const { id } = this.held.session
    const found = readRevision(id, [...this.stored].flat())
    if (!found) throw new Error('the session is always there')
    if (!isSame(found.session, this.held.session) || found.v !== this.held.v)
      this.faults.push(`I10: version ${this.held.v} is read as another`)
    return found
  }

  /**
   * Compares and writes in one step, like the commit script. Returns the newer revision, or the change that led to it.
   */
  exchange({ expected, write, batch, causes, build, by }: Exchange): Answer {
    if (expected !== this.held.tag) {
      const last = this.stored.get('last') ?? ''
      const text = last.startsWith('p') ? (this.stored.get(last) ?? '') : last
      const news = readNews(text)
      const isNext = news.tag === this.held.tag && news.build === build && news.from === expected && news.step !== ''
      return isNext ? { news: text } : { held: this.read() }
    }
    if (!write) return 'done'
    const { next, lanes, settled } = batch
    const packed = [...lanes].map(([seat, marks]) => [seat, packLanes(marks)] as const)
    const kept = new Map([...keepLanes(this.held.lanes, next), ...packed])
    for (const { lane, outcome } of settled) {
      const key = keyOf(lane)
      this.outcomes.set(key, [...(this.outcomes.get(key) ?? []), outcome])
    }
    for (const [i, cause] of causes.entries()) this.commits.push({ ...cause, v: this.held.v + i + 1 })
    const { v, session } = next ?? this.held
    // Every process shares this object, so a rule that changed it would change the others' copy
    freeze(session)
    this.held = { v, session, tag: write.tag, missed: 0, lanes: kept, log: write.log }
    for (const name of write.change?.gone ?? []) this.stored.delete(name)
    if (write.change?.emptiesPatches)
      for (const name of this.stored.keys()) if (/^p\d+$/.test(name)) this.stored.set(name, '')
    this.store(write.fields)
    if (next) this.announce(String(write.fields.at(-1)), by)
    return 'done'
  }

  private store(fields: readonly (string | number)[]): void {
    for (let i = 0; i + 1 < fields.length; i += 2) this.stored.set(String(fields[i]), String(fields[i + 1]))
  }

  keep(connections: readonly Connection[], until: number): void {
    for (const { connection, seat } of connections) this.present.set(`${connection}|${seat ?? ''}`, { seat, until })
  }

  online(now: number): ReadonlySet<PlayerId> {
    const isKept = ({ until }: { until: number }) => until > now && until <= now + PRESENCE_TTL_MS
    const here = [...this.present.values()].filter(isKept)
    return new Set(here.map((entry) => entry.seat).filter((seat) => seat !== null))
  }
}

export const keyOf = ({ seat, lane, seq }: Lane) => `${seat}/${lane}/${seq}`

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** Compares JSON values; the order of fields doesn't matter. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(copy(one), copy(other))
