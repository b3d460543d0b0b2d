import type { SessionId } from '@highjinks/protocol'

/**
 * The number of shards, part of the stored layout. In Redis Cluster a script can only touch keys of one slot, so
 * everything a commit writes (session, deadline index, outbox) shares a hash tag: the session's shard.
 */
const SHARDS = 16

/** Fields of a session's hash: the lanes of a seat, and the patches on top of the whole document. */
export const LANES = 'lanes:'
const PATCH = 'p'
export const patchField = (place: number) => `${PATCH}${place}`

export interface ShardKeys {
  /** Sorted set: session → when its clock must be checked. */
  readonly due: string
  /** Hash: `at`, when a process last checked these clocks, and `missed`, the total time nobody did. */
  readonly sweeps: string
  /** Sorted set: session → when its earliest presence entry expires. */
  readonly lapse: string
  /** Hash: "session:number" → record of a finished game. */
  readonly outbox: string
}

export interface Keys {
  readonly shards: readonly ShardKeys[]
  readonly shardOf: (id: SessionId) => ShardKeys
  /**
   * Hash: tag, v, `missed` time given back, `cards` seen before the session's creation (`seen`, a list, in an older
   * version), and `lanes:<seat>` for each seat that sent anything. `state`: the whole document or, with patches,
   * `version|document` of an earlier version, plus `p1`, `p2` … with the announcements of the commits since (leftovers
   * of versions before the document's may remain). `last`: the newest commit's announcement, or the name of the patch
   * that holds it.
   */
  readonly session: (id: SessionId) => string
  /** Hash: connection or process → "until|count". */
  readonly here: (id: SessionId) => string
  /** Hash: process → its counts as JSON, or nothing while it still counts. */
  readonly counts: (id: SessionId, question: string) => string
  /** String: the session's ID. */
  readonly code: (code: string) => string
  /** Sorted set: process that checks clocks → when its membership expires unless renewed. */
  readonly sweepers: string
  /** Set: the IDs of cards that must not be dealt. */
  readonly aside: string
  /** Written to check whether Redis accepts writes. */
  readonly probe: string
  readonly commits: (id: SessionId) => string
  readonly reactions: (id: SessionId) => string
}

/** Creates the key names. `space` separates installations, or tests, in one Redis. */
export function createKeys(space: string): Keys {
  const tags = Array.from({ length: SHARDS }, (_, number) => `{${space}:${number}}`)
  const shards = tags.map((tag) => ({
    due: `${tag}:due`,
    sweeps: `${tag}:sweeps`,
    lapse: `${tag}:lapse`,
    outbox: `${tag}:outbox`,
  }))
  const pick = <Value>(from: readonly Value[], id: SessionId): Value => {
    const value = from[hash(id) % SHARDS]
    if (value === undefined) throw new Error('a shard for every number below SHARDS')
    return value
  }
  return {
    shards,
    shardOf: (id) => pick(shards, id),
    session: (id) => `${pick(tags, id)}:session:${id}`,
    here: (id) => `${pick(tags, id)}:here:${id}`,
    counts: (id, question) => `${pick(tags, id)}:counts:${id}:${question}`,
    code: (code) => `${space}:code:${code}`,
    sweepers: `${space}:sweepers`,
    aside: `${space}:aside`,
    probe: `${space}:probe`,
    commits: (id) => `${space}:commits:${id}`,
    reactions: (id) => `${space}:pulses:${id}`,
  }
}

/** FNV-1a. Any hash would do, as long as every process computes the same one. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
