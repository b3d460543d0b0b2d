import { seeded } from '@highjinks/games'
import { deadlineOf } from '@highjinks/games/session'
import type { Change, Lane, News, Outcome, SessionStore } from '@highjinks/session-store'
import { GONE, prepareCommit } from '@highjinks/session-store/testing'
import type { Floor } from './floor.ts'
import type { Revision, Truth } from './truth.ts'

const TRIES = 8

/** The chance that rules draw from: each run of a change gets its own, so that it can be run again alike. */
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
  /** An announcement of another process's commit has reached this one. */
  readonly hear: (v: number) => void
}

/** One process's store: a cache, a queue, and the real decision on what to write; the network is the floor's. */
export function createStore({ truth, floor, owner, skew, chance, nextSeed }: StoreDeps): SimulatedStore {
  const id = truth.held.session.id
  const now = () => truth.now + skew
  const listeners = new Set<(session: string, news: News) => void>()
  let cached: Revision | null = null
  let tail: Promise<unknown> = Promise.resolve()
  let watching = 0
  const tell = (news: News) => {
    if (watching > 0) for (const listener of listeners) listener(id, news)
  }
  const ask = <Result>(effect: () => Result) => floor.ask(owner, effect)

  async function update(change: Change, lane?: Lane): Promise<Outcome> {
    let held = cached ?? (await ask(() => truth.held))
    for (let tries = 0; tries < TRIES; tries++) {
      const cause = { change, now: now(), seed: nextSeed(), by: owner }
      chance.random = seeded(cause.seed)
      const asked = lane && { lane, lanes: held.lanes.get(lane.seat) ?? [] }
      const decided = prepareCommit(held, change, cause.now, asked)
      const tag = `tag${nextSeed()}`
      const expected = held.tag
      const answer = await ask(() => {
        const known = truth.exchange(expected, decided, tag, cause, lane)
        return known === 'done' ? { isDone: true, held: truth.held } : { isDone: false, held: known }
      })
      cached = answer.held
      held = answer.held
      if (answer.isDone) {
        const { next } = decided
        if (next) tell({ v: next.v, session: next.session })
        return decided.outcome
      }
    }
    return { ok: false, code: 'unavailable', v: held.v }
  }

  return {
    now,
    hear: (v) => tell({ v, session: null }),
    create: () => Promise.resolve(false),
    read: async (asked) => {
      if (asked !== id) return null
      cached = await ask(() => truth.held)
      return { v: cached.v, session: cached.session }
    },
    find: (code) => ask(() => (code === truth.held.session.code ? id : null)),
    update: (asked, change, lane) => {
      if (asked !== id) return Promise.resolve(GONE)
      const job = () => update(change, lane)
      const mine = tail.then(job, job)
      tail = mine.catch(() => undefined)
      return mine
    },
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
    // By one clock, the store's: processes that disagree on whether an entry has run out take turns in saying so.
    presence: {
      keep: (connections, ttl) => ask(() => truth.keep(connections, truth.now + ttl)),
      watchers: () => Promise.resolve(),
      renew: (_process, connections, ttl) => ask(() => truth.keep(connections, truth.now + ttl)),
      online: (ids) => ask(() => ids.map(() => ({ seats: truth.online(truth.now), watchers: 0 }))),
      lapsed: () =>
        ask(() => {
          const over = [...truth.present].filter(([, entry]) => entry.until <= truth.now)
          // Named again and again until it was acted on, which Redis does by a second mention.
          for (const [key, entry] of over) if (entry.until <= truth.now - 6000) truth.present.delete(key)
          return over.length > 0 ? [id] : []
        }),
    },
    outbox: { take: () => Promise.resolve([]), done: () => Promise.resolve() },
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
