import { seeded } from '@highjinks/games'
import { deadlineOf } from '@highjinks/games/session'
import type { Change, News, SessionStore } from '@highjinks/session-store'
import {
  createBatches,
  decideTogether,
  follow,
  GONE,
  type Job,
  packLanes,
  planCommit,
  type Revision,
  readNews,
  unpackLanes,
} from '@highjinks/session-store/testing'
import type { Floor } from './floor.ts'
import type { Cause, Truth } from './truth.ts'

const TRIES = 8

/** The randomness for the rules. Each run of a change gets its own, so that it can be repeated exactly. */
export interface Chance {
  random: () => number
}

export interface StoreDeps {
  readonly truth: Truth
  readonly floor: Floor
  readonly owner: object
  readonly skew: number
  readonly chance: Chance
  readonly nextSeed: () => number
}

export interface SimulatedStore extends SessionStore {
  /** Receives the announcement of another process's commit. */
  readonly hear: (news: string) => void
}

/**
 * Creates one process's store: a cache, the real batches and the real commit decision; only the network is simulated.
 */
export function createStore({ truth, floor, owner, skew, chance, nextSeed }: StoreDeps): SimulatedStore {
  const id = truth.held.session.id
  const now = () => truth.now + skew
  const listeners = new Set<(session: string, news: News) => void>()
  let cached: Revision | null = null
  let watching = 0
  // Some processes run a different build and can't follow a step
  const build = nextSeed() % 4 === 0 ? 'other' : 'same'
  // Some write the whole document each time, as the previous version did
  const layout = nextSeed() % 4 === 0 ? 1 : 2
  const tell = (news: News) => {
    if (watching > 0) for (const listener of listeners) listener(id, news)
  }
  const ask = <Result>(effect: () => Result) => floor.ask(owner, effect)

  /** Follows an announcement from this process's copy. Null if there is a gap or another build made it. */
  function followNews(text: string): Revision | null {
    const news = readNews(text)
    if (!cached || news.build !== build) return null
    const next = cached.tag === news.tag ? cached : follow(cached, news)
    if (next) cached = next
    return next
  }

  /** Announcements that arrived during the answer may be newer. */
  function take(answer: Revision, asked: Revision | null): Revision {
    if (cached && cached !== asked && cached.v >= answer.v) return cached
    cached = answer
    return answer
  }

  async function read(): Promise<Revision> {
    const asked = cached
    return take(await ask(() => truth.read()), asked)
  }

  /** Decides several changes in order, each with its own chance, and writes them together. */
  const update = createBatches(async (_, jobs) => {
    let held = cached ?? (await read())
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = cached
      const at = now()
      const causes: Cause[] = []
      const noted = jobs.map((job): Job => ({ ...job, change: note(job.change, causes) }))
      const lanesOf = (seat: string) => unpackLanes(held.lanes.get(seat))
      const batch = decideTogether(held, lanesOf, noted, at)
      const lanes = new Map([...batch.lanes].map(([seat, marks]) => [seat, packLanes(marks)]))
      const { next, records } = batch
      const author = { tag: `tag${nextSeed()}`, build, layout } as const
      const isWritten = next !== null || lanes.size > 0
      const write = isWritten ? planCommit(held, { next, records, lanes, missed: 0 }, author) : null
      const change = { expected: held.tag, write, batch, causes, build, by: owner }
      const answer = await ask(() => {
        const found = truth.exchange(change)
        return found === 'done' ? { done: truth.held } : found
      })
      if ('done' in answer) {
        cached = answer.done
        if (next) tell({ v: next.v, session: next.session })
        return batch.answer()
      }
      if ('held' in answer) held = take(answer.held, asked)
      else held = followNews(answer.news) ?? (cached && cached !== asked ? cached : await read())
    }
    for (const job of jobs) job.settle({ ok: false, code: 'unavailable', v: held.v })
  })

  /** Records what a change made and all its inputs, so that it can be repeated. */
  function note(change: Change, causes: Cause[]): Change {
    const seed = nextSeed()
    return (session, at) => {
      chance.random = seeded(seed)
      const step = change(session, at)
      if (step.ok && step.state !== session) causes.push({ change, now: at, seed, session: step.state })
      return step
    }
  }

  return {
    now,
    hear: (news) => tell({ v: readNews(news).v, session: followNews(news)?.session ?? null }),
    create: () => Promise.resolve(false),
    read: async (asked) => {
      if (asked !== id) return null
      const { v, session } = await read()
      return { v, session }
    },
    find: (code) => ask(() => (code === truth.held.session.code ? id : null)),
    update: (asked, change, lane) => (asked === id ? update(id, change, lane) : Promise.resolve(GONE)),
    due: (_limit, except) =>
      ask(() => {
        const deadline = deadlineOf(truth.held.session)
        return deadline !== null && deadline <= now() && !except?.has(id) ? [id] : []
      }),
    versions: (ids) => ask(() => ids.map((one) => (one === id ? truth.held.v : null))),
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch: () => void watching++,
    unwatch: () => void watching--,
    sendReaction: () => Promise.resolve(),
    onReaction: () => () => undefined,
    // Uses one clock, the store's, because processes that disagree about an expiry would undo each other.
    presence: {
      keep: (connections, ttl) => ask(() => truth.keep(connections, truth.now + ttl)),
      watchers: () => Promise.resolve(),
      renew: (_process, connections, ttl) => ask(() => truth.keep(connections, truth.now + ttl)),
      online: (ids) => ask(() => ids.map(() => ({ seats: truth.online(truth.now), watchers: 0, tvs: 0 }))),
      sessions: () => Promise.resolve([id]),
      expired: () =>
        ask(() => {
          const over = [...truth.present].filter(([, entry]) => entry.until <= truth.now)
          // Returned again until a process acts on it; Redis does this by returning it a second time.
          for (const [key, entry] of over) if (entry.until <= truth.now - 6000) truth.present.delete(key)
          return over.length > 0 ? [id] : []
        }),
    },
    cardsAside: { current: () => new Set(), putAside: () => Promise.resolve(false), putBack: () => Promise.resolve() },
    counts: { begin: () => Promise.resolve(), handIn: () => Promise.resolve(null) },
    outbox: { take: () => Promise.resolve([]), done: () => Promise.resolve() },
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
