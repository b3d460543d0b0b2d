import type { Session } from '@highjinks/games/session'
import { freeze } from '@highjinks/games/testing'
import { type PlayerId } from '@highjinks/protocol'
import type { Change, Connection, Lane, Outcome } from '@highjinks/session-store'
import { PRESENCE_TTL_MS } from '@highjinks/session-store'
import { type Batch, keepLanes, packLanes, type Revision } from '@highjinks/session-store/testing'

/** What one change has made, and what produced it, so that it can be produced again. */
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
  readonly tag: string
  readonly batch: Batch
  readonly causes: readonly Cause[]
  readonly build: string
  readonly step: string
  /** The process that does it: it is told by itself. */
  readonly by: object
}

type Answer = 'done' | { readonly held: Revision } | { readonly news: string }

/** The one copy that counts: what Redis would hold, its commit script, and everything that ever happened to it. */
export class Truth {
  now = 1_700_000_000_000
  held: Revision
  readonly commits: Commit[] = []
  readonly outcomes = new Map<string, Outcome[]>()
  readonly present = new Map<string, { readonly seat: PlayerId | null; readonly until: number }>()
  /** What the newest commit changed, and on which revision of which build; null where only reading helps. */
  private last: { readonly from: string; readonly news: string } | null = null
  private readonly announce: (news: string, by: object) => void

  constructor(session: Session, announce: (news: string, by: object) => void) {
    this.held = { v: 1, session, tag: 'first', missed: 0, lanes: new Map() }
    this.announce = announce
  }

  /** Compares and writes in one step, as the commit script does; answers the newer revision, or what led to it. */
  exchange({ expected, tag, batch, causes, build, step, by }: Exchange): Answer {
    if (expected !== this.held.tag) {
      const isNext = this.last !== null && this.last.from === `${build}@${expected}`
      return isNext && this.last ? { news: this.last.news } : { held: this.held }
    }
    const { next, lanes, settled } = batch
    if (!next && lanes.size === 0) return 'done'
    const packed = [...lanes].map(([seat, marks]) => [seat, packLanes(marks)] as const)
    const kept = new Map([...keepLanes(this.held.lanes, next), ...packed])
    for (const { lane, outcome } of settled) {
      const key = keyOf(lane)
      this.outcomes.set(key, [...(this.outcomes.get(key) ?? []), outcome])
    }
    for (const [i, cause] of causes.entries()) this.commits.push({ ...cause, v: this.held.v + i + 1 })
    const { v, session } = next ?? this.held
    // Every process holds this very session: a rule that changed it would change what others have
    freeze(session)
    this.held = { v, session, tag, missed: 0, lanes: kept }
    const news = [v, tag, build, step].join('|')
    this.last = step === '' ? null : { from: `${build}@${expected}`, news }
    if (next) this.announce(news, by)
    return 'done'
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
