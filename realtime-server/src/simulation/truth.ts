import type { Session } from '@highjinks/games/session'
import { type PlayerId } from '@highjinks/protocol'
import type { Change, Connection, Lane, Outcome, Stored } from '@highjinks/session-store'
import { PRESENCE_TTL_MS } from '@highjinks/session-store'
import { keepLanes, type prepareCommit, type SeatLanes } from '@highjinks/session-store/testing'

/** One revision, as every process may hold a copy of it. */
export interface Revision extends Stored {
  readonly tag: string
  readonly lanes: ReadonlyMap<PlayerId, SeatLanes>
}

/** What produced a version, so that it can be produced again. */
export interface Cause {
  readonly change: Change
  readonly now: number
  readonly seed: number
  /** The process that did it: it is told by itself. */
  readonly by: object
}

export interface Commit extends Cause {
  readonly v: number
  readonly session: Session
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
  exchange(expected: string, writes: ReturnType<typeof prepareCommit>, tag: string, cause: Cause, lane?: Lane) {
    if (expected !== this.held.tag) return this.held
    const { next, lanes, outcome } = writes
    if (!next && !lanes) return 'done'
    const kept = keepLanes(this.held.lanes, next)
    if (lane && lanes) kept.set(lane.seat, lanes)
    const { v, session } = next ?? this.held
    this.held = { v, session, tag, lanes: kept }
    if (lane && lanes) {
      const key = keyOf(lane)
      this.outcomes.set(key, [...(this.outcomes.get(key) ?? []), outcome])
    }
    if (next) {
      this.commits.push({ ...cause, v, session })
      this.announce(v, cause.by)
    }
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
