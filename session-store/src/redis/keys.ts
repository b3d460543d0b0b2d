import type { SessionId } from '@highjinks/protocol'

/**
 * Redis Cluster lets a script touch only keys of one slot. What a commit writes (the session, the index of deadlines,
 * the outbox) therefore carries one hash tag, that of the session's shard. The number is part of the stored layout.
 */
const SHARDS = 16

/** Of a session's hash: what a seat's lanes remember, and the patches that lie upon the whole document. */
export const LANES = 'lanes:'
const PATCH = 'p'
export const patchField = (place: number) => `${PATCH}${place}`

export interface ShardKeys {
  /** Sorted set: session → when its clock has to look. */
  readonly due: string
  /** Hash: `at`, when a process last looked at these clocks, and `missed`, how long nobody did, all in all. */
  readonly sweeps: string
  /** Sorted set: session → when its earliest presence entry runs out. */
  readonly lapse: string
  /** Hash: "session:number" → record of a finished game. */
  readonly outbox: string
}

export interface Keys {
  readonly shards: readonly ShardKeys[]
  readonly shardOf: (id: SessionId) => ShardKeys
  /**
   * Hash: tag, v, `missed` time given back, `cards` seen before from its creation on (`seen`, as a list, by an older
   * version), `lanes:<seat>` for each seat that sent anything. `state`: the whole document; or, where patches are
   * written, `version|document` of some version before, and `p1`, `p2` … the announcements of the commits since, in their
   * order (those of an older version than the document's have not been written over yet). `last`: the announcement of
   * the newest commit, or the name of the patch that is it.
   */
  readonly session: (id: SessionId) => string
  /** Hash: connection or process → "until|count". */
  readonly here: (id: SessionId) => string
  /** String: the id of the session it leads to. */
  readonly code: (code: string) => string
  /** Sorted set: process that looks at clocks → until when it is a member unless it says so again. */
  readonly sweepers: string
  /** Set: ids of cards that nobody is dealt. */
  readonly aside: string
  /** Written to see whether Redis takes what is written. */
  readonly probe: string
  readonly commits: (id: SessionId) => string
  readonly reactions: (id: SessionId) => string
}

/** `space` keeps several installations, or tests, apart in one Redis. */
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
    code: (code) => `${space}:code:${code}`,
    sweepers: `${space}:sweepers`,
    aside: `${space}:aside`,
    probe: `${space}:probe`,
    commits: (id) => `${space}:commits:${id}`,
    reactions: (id) => `${space}:pulses:${id}`,
  }
}

/** FNV-1a: any hash will do that every process computes alike. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
