import type { SessionId } from '@highjinks/protocol'
import type { Keys, ShardKeys } from './keys.ts'

/** The number of sessions per script, because Redis does nothing else while it runs. */
const AT_ONCE = 250

/** Asks about many sessions with one or a few scripts per shard. Returns one answer each, in order. */
export async function askByShard(
  keys: Keys,
  ids: readonly SessionId[],
  ask: (shard: ShardKeys, some: readonly SessionId[]) => Promise<unknown>,
): Promise<unknown[]> {
  const answers = new Map<SessionId, unknown>()
  await Promise.all(
    keys.shards.flatMap((shard) => {
      const own = ids.filter((id) => keys.shardOf(id) === shard)
      return Array.from({ length: Math.ceil(own.length / AT_ONCE) }, async (_, n) => {
        const some = own.slice(n * AT_ONCE, (n + 1) * AT_ONCE)
        const found = await ask(shard, some)
        for (const [i, id] of some.entries()) answers.set(id, Array.isArray(found) ? found[i] : null)
      })
    }),
  )
  return ids.map((id) => answers.get(id))
}
