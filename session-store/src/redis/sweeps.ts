import type { SessionId } from '@highjinks/protocol'
import { TAKEN_MS } from '../commit.ts'
import type { Keys, ShardKeys } from './keys.ts'
import type { Link } from './link.ts'
import { createShardAssignment, type Look } from './shard-assignment.ts'

/** Checks the clocks of all sessions, each process its share, and measures the time nobody did. */
export interface Sweeps {
  /**
   * Returns what a commit to this session adds: when it was decided, which gap counts as none, and the missed time it
   * knows of.
   */
  readonly clockArguments: (id: SessionId, now: number) => readonly [now: number, limit: number, missed: number]
  readonly missed: (id: SessionId) => number
  /** Closes a gap if there is one and learns the missed time. */
  readonly catchUp: (id: SessionId) => Promise<void>
  readonly due: (limit: number, except: ReadonlySet<SessionId>) => Promise<readonly SessionId[]>
  /** Ends this process's membership. */
  readonly leave: () => Promise<void>
}

export function createSweeps(link: Link, keys: Keys, now: () => number, missedAfterMs: number): Sweeps {
  const known = new Map<ShardKeys, number>()
  const missed = (id: SessionId) => known.get(keys.shardOf(id)) ?? 0
  const shares = createShardAssignment(link, keys, now)
  const gap = Math.min(missedAfterMs, Number.MAX_SAFE_INTEGER)

  async function sweep({ shard, overdue }: Look, limit: number) {
    const at = now()
    const answer = await link.run('sweepDue', [shard.due, shard.sweeps], [at, gap, limit, at - overdue])
    const [total, ...flat] = Array.isArray(answer) ? answer.map(String) : []
    known.set(shard, Number(total ?? 0))
    return flat.flatMap((id, i) => (i % 2 === 0 ? [{ id, at: Number(flat[i + 1]) }] : []))
  }

  /** Returns the ones that no other process took a moment ago, in the same order. */
  async function take(ids: readonly SessionId[]): Promise<readonly SessionId[]> {
    const at = now()
    const answers = await Promise.all(
      keys.shards.map(async (shard) => {
        const own = ids.filter((id) => keys.shardOf(id) === shard)
        return own.length === 0 ? [] : link.run('takeDue', [shard.due], [at, at + TAKEN_MS, ...own])
      }),
    )
    const taken = new Set(answers.flatMap((answer) => (Array.isArray(answer) ? answer.map(String) : [])))
    return ids.filter((id) => taken.has(id))
  }

  return {
    missed,
    clockArguments: (id, at) => [at, gap, missed(id)],
    catchUp: async (id) => void (await sweep({ shard: keys.shardOf(id), overdue: 0 }, 0)),
    leave: shares.leave,
    due: async (limit, except) => {
      const looks = await shares.looks()
      for (;;) {
        const found = (await Promise.all(looks.map((look) => sweep(look, limit + except.size)))).flat()
        const first = found
          .filter(({ id }) => !except.has(id))
          .sort((a, b) => a.at - b.at)
          .slice(0, limit)
          .map(({ id }) => id)
        const taken = await take(first)
        // If others took all of these, there may be more behind them.
        if (taken.length > 0 || first.length === 0) return taken
      }
    },
  }
}
