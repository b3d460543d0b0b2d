import type { SessionId } from '@highjinks/protocol'
import { buildId } from '../build-id.ts'
import { MISSED_AFTER_MS } from '../commit.ts'
import { createListeners, createWatchList } from '../listeners.ts'
import type { LiveLayout } from '../log.ts'
import { type News, type SessionStore, type TellFault, warnOfFault } from '../port.ts'
import { startAnnouncements } from './announcements.ts'
import { watchCardsAside } from './cards-aside.ts'
import { startClock } from './clock.ts'
import { createCounts } from './counts.ts'
import { withinTime } from './in-time.ts'
import { createKeys } from './keys.ts'
import { openLink } from './link.ts'
import { createOutbox } from './outbox.ts'
import { createPresence } from './presence.ts'
import { createRevisionIds } from './revision-ids.ts'
import { createSessions } from './sessions.ts'
import { createSweeps } from './sweeps.ts'

/** The time the write test's key is kept. */
const PROBE_MS = 60_000

export interface RedisOptions {
  readonly url: string
  /** By default the time of Redis. */
  readonly now?: () => number
  /** A longer gap between two clock checks by any process is given back. */
  readonly missedAfterMs?: number
  /** The format for writing sessions; both are read. */
  readonly layout?: LiveLayout
  /** Identifies the running sources; by default computed from them. */
  readonly build?: string
  /** Separates installations, or tests, in one Redis. */
  readonly space?: string
  readonly onFault?: TellFault
}

/**
 * Opens sessions in Redis, shared by any number of processes. Opens even while Redis is down, so that the process
 * doesn't need a restart later; `ping` reports the state.
 */
export async function openRedisStore(options: RedisOptions): Promise<SessionStore> {
  const link = openLink(options.url)
  const { onFault = warnOfFault } = options
  const keys = createKeys(options.space ?? 'hj')
  const clock = startClock(link, keys.probe)
  const { cardsAside, ...aside } = watchCardsAside(link, keys.aside)
  const now = options.now ?? clock.now
  const tags = createRevisionIds()
  const sweeps = createSweeps(link, keys, now, options.missedAfterMs ?? MISSED_AFTER_MS)
  const watched = createWatchList()
  const commits = createListeners<News>(onFault)
  const committed = (id: SessionId, news: News) => {
    if (watched.has(id)) commits.tell(id, news)
  }
  const isCluster = options.url.includes('-cluster://')
  // In a cluster each node only knows its own listeners
  const ownEars = (id: SessionId) => (isCluster ? null : announced.hears(id) ? 1 : 0)
  const sessions = createSessions(link, keys, {
    now,
    tags,
    sweeps,
    committed,
    onFault,
    build: options.build ?? buildId(),
    layout: options.layout ?? 1,
    ownEars,
  })
  const presence = createPresence(link, keys, now)
  const outbox = createOutbox(link, keys)
  const counts = createCounts(link, keys)
  const { versions, follow } = sessions
  const announced = startAnnouncements(link, keys, {
    watched,
    commits,
    versions,
    isOwn: tags.isOwn,
    follow,
    onFault,
  })
  const { stop, sendReaction, hears: _, ...announcements } = announced
  await withinTime(link.ready().then(() => Promise.all([clock.sample(), aside.read()]))).catch(() => undefined)

  return {
    now,
    create: (session) => withinTime(sessions.create(session)),
    read: (id) => withinTime(sessions.read(id)),
    find: (code) => withinTime(sessions.find(code)),
    update: (id, change, lane) => withinTime(sessions.update(id, change, lane)),
    due: (limit, except = new Set()) => withinTime(sweeps.due(limit, except)),
    versions: (ids) => withinTime(sessions.versions(ids)),
    ...announcements,
    sendReaction: (id, reaction) => withinTime(sendReaction(id, reaction)),
    presence: {
      keep: (connections, ttl) => withinTime(presence.keep(connections, ttl)),
      renew: (process, connections, ttl) => withinTime(presence.renew(process, connections, ttl)),
      watchers: (process, counts, ttl) => withinTime(presence.watchers(process, counts, ttl)),
      online: (ids) => withinTime(presence.online(ids)),
      expired: (limit) => withinTime(presence.expired(limit)),
      sessions: (limit) => withinTime(presence.sessions(limit)),
    },
    outbox: {
      take: (limit) => withinTime(outbox.take(limit)),
      done: (games) => withinTime(outbox.done(games)),
    },
    cardsAside: {
      current: cardsAside.current,
      putAside: (id) => withinTime(cardsAside.putAside(id)),
      putBack: (id) => withinTime(cardsAside.putBack(id)),
    },
    counts: {
      begin: (id, question, process) => withinTime(counts.begin(id, question, process)),
      handIn: (id, question, process, own) => withinTime(counts.handIn(id, question, process, own)),
    },
    // A Redis that is full or read-only would still answer a read
    ping: () => withinTime(link.ask((redis) => redis.set(keys.probe, now(), 'PX', PROBE_MS)).then(() => undefined)),
    close: async () => {
      stop()
      clock.stop()
      aside.stop()
      await withinTime(sweeps.leave()).catch(() => undefined)
      link.close()
    },
  }
}
