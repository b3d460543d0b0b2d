import type { Session } from '@highjinks/games/session'
import { freeze } from '@highjinks/games/testing'
import { type PlayerId } from '@highjinks/protocol'
import type { Change, Connection, Lane, Outcome, Stored } from '@highjinks/session-store'
import { PRESENCE_TTL_MS } from '@highjinks/session-store'
import { type Batch, keepLanes, type SeatLanes } from '@highjinks/session-store/testing'

/** One revision, as every process may hold a copy of it. */
export interface Revision extends Stored {
  readonly tag: string
  readonly lanes: ReadonlyMap<PlayerId, SeatLanes>
}

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

/** The one copy that counts: what Redis would hold, its commit script, and everything that ever happened to it. */
export class Truth {
  now = 1_700_000_000_000
  held: Revision
  readonly commits: Commit[] = []
  readonly outcomes = new Map<string, Outcome[]>()
  readonly present = new Map<string, { readonly seat: PlayerId | null; readonly until: number }>()
  private readonly announce: (v: number, by: object) => void

  constructor(session: Session, announce: (v: number, by: object) => void) {
    this.held = { v: 1, session, tag: 'first', lanes: new Map() }
    this.announce = announce
  }

  /** Compares and writes in one step, as the commit script does; answers the newer revision when there is one. */
  exchange(expected: string, batch: Batch, tag: string, causes: readonly Cause[], by: object): Revision | 'done' {
    if (expected !== this.held.tag) return this.held
    const { next, lanes, settled } = batch
    if (!next && lanes.size === 0) return 'done'
    const kept = new Map([...keepLanes(this.held.lanes, next), ...lanes])
    for (const { lane, outcome } of settled) {
      const key = keyOf(lane)
      this.outcomes.set(key, [...(this.outcomes.get(key) ?? []), outcome])
    }
    for (const [i, cause] of causes.entries()) this.commits.push({ ...cause, v: this.held.v + i + 1 })
    const { v, session } = next ?? this.held
    // Every process holds this very session: a rule that changed it would change what others have
    freeze(session)
    this.held = { v, session, tag, lanes: kept }
    if (next) this.announce(v, by)
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
