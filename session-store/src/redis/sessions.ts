import { raiseEpoch, type Session } from '@highjinks/games/session'
import { createCache } from '@highjinks/platform'
import { accept, type PlayerId, type SessionId } from '@highjinks/protocol'
import { createBatches, decideTogether, type Job } from '../batch.ts'
import { firstState, GONE, type NextState } from '../commit.ts'
import { keepLanes, packLanes, unpackLanes } from '../lanes.ts'
import type { LiveLayout } from '../log.ts'
import { type Stored, StoreUnavailable, type TellFault, type News as Told } from '../port.ts'
import { askByShard } from './by-shard.ts'
import { ANSWER_MS } from './in-time.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'
import { follow, type News, readNews } from './news.ts'
import { readRevision } from './read.ts'
import { findLostEpoch, type Revision } from './revision.ts'
import type { RevisionIds } from './revision-ids.ts'
import type { Sweeps } from './sweeps.ts'
import { type Commit, planCommit } from './write.ts'

const CACHED_SESSIONS = 2000
const TRIES = 8
/** A code reserved for a session that was never written is free again after this time. */
const HALF_MADE_MS = 10_000
/** A code outlives its session by this margin, and is extended at most once in that time. */
const CODE_MARGIN_MS = 60 * 60 * 1000

/** A revision as this process last saw it. */
interface CachedRevision extends Revision {
  readonly codeKeptAt: number
  /** Redis was set back and lost revisions of this epoch, so the epoch is raised before anything else. */
  readonly lostEpoch: number | null
}

interface Exchange {
  /** The revision believed to be the newest. */
  readonly expected: string
  readonly decidedAt?: number
  /** Left out to only compare. */
  readonly commit?: Commit | null
}

interface SessionsDeps {
  readonly now: () => number
  readonly tags: RevisionIds
  readonly sweeps: Sweeps
  readonly committed: (id: SessionId, news: Told) => void
  /** Identifies the sources this process runs. */
  readonly build: string
  /** The format for writing sessions. */
  readonly layout: LiveLayout
  /** The number of Redis's subscribers that are this process itself; null if that can't be known. */
  readonly ownEars: (id: SessionId) => number | null
  readonly onFault: TellFault
}

export function createSessions(link: Link, keys: Keys, deps: SessionsDeps) {
  const { now, tags, sweeps, committed, build, layout, ownEars, onFault } = deps
  const cache = createCache<CachedRevision>(CACHED_SESSIONS)

  /** Compares and writes in one step. `late` means the change must be decided again, with the missed time now known. */
  async function exchange(
    id: SessionId,
    { expected, decidedAt, commit = null }: Exchange,
  ): Promise<CachedRevision | null | 'done' | 'late'> {
    const asked = cache.get(id)
    const shard = keys.shardOf(id)
    const clock = decidedAt === undefined ? ['', '', ''] : sweeps.clockArguments(id, decidedAt)
    const args = [id, expected, build, ...clock, ...commitArguments(commit, keys.commits(id), ownEars(id))]
    const answer = await link.run('commitSession', [keys.session(id), shard.due, shard.outbox, shard.sweeps], args)
    if (answer === 'same' || answer === 'done') return 'done'
    if (answer === 'late') {
      await sweeps.catchUp(id)
      return 'late'
    }
    if (!Array.isArray(answer) || answer[0] !== 'news') return takeRevision(id, answer, asked)
    const next = followNews(id, readNews(String(answer[1])))
    // Announcements that arrived meanwhile may be newer
    const newest = next ?? (cache.get(id) === asked ? null : cache.get(id))
    return newest ?? exchange(id, { expected: 'unknown' })
  }

  /** Computes the next revision from the previous one, without reading. */
  function followNews(id: SessionId, news: News): CachedRevision | null {
    const held = cache.get(id)
    if (!held || news.build !== build || held.lostEpoch !== null) return null
    if (held.tag === news.tag) return held
    const next = follow(held, news)
    return next && remember(id, next)
  }

  /** Takes in the stored revision, which may be missing or different from what this process believed. */
  function takeRevision(id: SessionId, answer: unknown, asked: CachedRevision | undefined): CachedRevision | null {
    const revision = readRevision(id, answer)
    const known = cache.get(id)
    // Announcements that arrived while the answer was on its way are newer
    if (revision && known && known !== asked && known.v >= revision.v) return known
    if (revision) {
      return remember(id, {
        ...revision,
        codeKeptAt: known?.codeKeptAt ?? 0,
        lostEpoch: findLostEpoch(known, revision),
      })
    }
    cache.drop(id)
    return null
  }

  function remember(id: SessionId, held: CachedRevision): CachedRevision {
    cache.set(id, held)
    return held
  }

  async function current(id: SessionId): Promise<CachedRevision | null> {
    const known = cache.get(id)
    const answer = await exchange(id, { expected: known?.tag ?? 'unknown' })
    return answer === 'done' || answer === 'late' ? (known ?? null) : answer
  }

  /**
   * Returns false if another process was faster or time was missed. The cache then has the current revision, and nobody
   * has been answered yet.
   */
  async function tryOnce(held: CachedRevision, jobs: readonly Job[]): Promise<boolean> {
    const { id } = held.session
    const decidedAt = now()
    const missed = sweeps.missed(id)
    const lanesOf = (seat: PlayerId) => unpackLanes(held.lanes.get(seat))
    const batch = decideTogether(held, lanesOf, jobs, decidedAt, missed - held.missed, onFault)
    const { next, records } = batch
    const lanes = new Map([...batch.lanes].map(([seat, marks]) => [seat, packLanes(marks)]))
    const given = next ? missed : held.missed
    const isWritten = next !== null || lanes.size > 0
    const author = { tag: isWritten ? tags.next() : '', build, layout }
    const commit = isWritten ? planCommit(held, { next, records, lanes, missed: given }, author) : null
    // Also with nothing to write, because a decision on a cached copy is only right if the copy is.
    const answer = await exchange(id, { expected: held.tag, decidedAt, commit })
    if (answer !== 'done') return false
    if (commit) {
      const kept = new Map([...keepLanes(held.lanes, next), ...lanes])
      const { v, session } = next ?? held
      const { tag, log } = commit
      remember(id, { ...held, tag, v, session, missed: given, lanes: kept, log, lostEpoch: null })
      if (next) {
        committed(id, { v: next.v, session: next.session })
        keepCode(id, next)
      }
    }
    batch.answer()
    return true
  }

  function keepCode(id: SessionId, { session, ttl }: NextState) {
    const isKept = now() < (cache.get(id)?.codeKeptAt ?? 0) + CODE_MARGIN_MS
    if (isKept) return
    // Nobody waits for this. Until it succeeds, each commit tries again.
    const kept = () => {
      const held = cache.get(id)
      if (held) remember(id, { ...held, codeKeptAt: now() })
    }
    claim(session, ttl + CODE_MARGIN_MS).then(kept, () => undefined)
  }

  async function claim({ code, id }: Session, ttl: number): Promise<boolean> {
    return (await link.run('claimCode', [keys.code(code)], [id, ttl])) === 1
  }

  async function makeFirst(session: Session, first: NextState): Promise<void> {
    const { id } = session
    for (let tries = 0; tries < TRIES; tries++) {
      const missed = sweeps.missed(id)
      const writes = { next: first, records: [], lanes: new Map<PlayerId, string>(), missed }
      const commit = planCommit(null, writes, { tag: tags.next(), build, layout })
      const answer = await exchange(id, { expected: '', decidedAt: now(), commit })
      if (answer === 'late') continue
      if (answer === 'done') {
        const { lanes } = writes
        const { tag, log } = commit
        remember(id, { tag, v: first.v, session, missed, lanes, log, codeKeptAt: now(), lostEpoch: null })
      }
      return
    }
    throw new StoreUnavailable('nobody looks at the clocks')
  }

  /**
   * A process that lost the race has just received the newest revision, and decides on it again right away while
   * callers still wait. A pause would only let it get old.
   */
  const update = createBatches(async (id, jobs) => {
    for (;;) {
      // These callers already heard that the store is down, so it must not happen afterwards.
      const late = jobs.filter(({ askedAt }) => performance.now() > askedAt + ANSWER_MS)
      for (const job of late) job.fail(new StoreUnavailable('waited too long for its turn'))
      const inTime = jobs.filter((job) => !late.includes(job))
      if (inTime.length === 0) return
      const held: CachedRevision | null = cache.get(id) ?? (await current(id))
      if (!held) return inTime.forEach((job) => job.settle(GONE))
      const { lostEpoch } = held
      if (lostEpoch !== null) await tryOnce(held, [raising(lostEpoch)])
      else if (await tryOnce(held, inTime)) return
    }
  })

  return {
    /** The code comes first: a session without a code can't be found, while a code without a session expires. */
    create: async (session: Session): Promise<boolean> => {
      const first = firstState(session)
      if (!(await claim(session, HALF_MADE_MS))) return false
      await makeFirst(session, first)
      if (await claim(session, first.ttl + CODE_MARGIN_MS)) return true
      // So slow that the reservation expired and someone else took the code.
      cache.drop(session.id)
      await link.ask((redis) => redis.unlink(keys.session(session.id)))
      return false
    },
    read: async (id: SessionId): Promise<Stored | null> => {
      const found = await current(id)
      if (found && found.lostEpoch !== null) await update(id, accept)
      const shown = found && found.lostEpoch !== null ? cache.get(id) : found
      return shown ? { v: shown.v, session: shown.session } : null
    },
    find: async (code: string): Promise<SessionId | null> => {
      const id = await link.ask((redis) => redis.get(keys.code(code)))
      const isThere = id !== null && (await link.ask((redis) => redis.exists(keys.session(id)))) === 1
      return isThere ? id : null
    },
    update,
    follow: followNews,
    versions: async (ids: readonly SessionId[]): Promise<(number | null)[]> => {
      const found = await askByShard(keys, ids, (_, some) => link.run('readVersions', some.map(keys.session), []))
      return found.map((v) => (typeof v === 'string' ? Number(v) : null))
    },
  }
}

/** In the order in which the commit's script names them. */
function commitArguments(commit: Commit | null, channel: string, ears: number | null): readonly (string | number)[] {
  if (!commit) return []
  const { change, fields } = commit
  if (!change) return ['', '', channel, '', '', '', '', ...fields]
  const { deadline, ttl, gone, emptiesPatches, finished } = change
  const outbox = finished.length === 0 ? '' : JSON.stringify(finished)
  // Seat IDs contain no spaces
  return [deadline ?? '', ttl, channel, ears ?? '', gone.join(' '), emptiesPatches ? 'yes' : '', outbox, ...fields]
}

/** Makes the change that runs before any other after revisions were lost. Nobody waits for its answer. */
function raising(lostEpoch: number): Job {
  const change = (session: Session) => raiseEpoch(session, lostEpoch)
  return { change, lane: undefined, askedAt: 0, settle: () => undefined, fail: () => undefined }
}
