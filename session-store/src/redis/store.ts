import type { SessionId } from '@highjinks/protocol'
import { buildId } from '../build-id.ts'
import { MISSED_AFTER_MS } from '../commit.ts'
import { createListeners, createWatchList } from '../listeners.ts'
import type { LiveLayout } from '../log.ts'
import { type News, type SessionStore, type TellFault, warnOfFault } from '../port.ts'
import { startAnnouncements } from './announcements.ts'
import { watchCardsAside } from './cards-aside.ts'
import { startClock } from './clock.ts'
import { withinTime } from './in-time.ts'
import { createKeys } from './keys.ts'
import { openLink } from './link.ts'
import { createOutbox } from './outbox.ts'
import { createPresence } from './presence.ts'
import { createRevisionIds } from './revision-ids.ts'
import { createSessions } from './sessions.ts'
import { createSweeps } from './sweeps.ts'

/** So long what was written to see whether it can be is kept. */
const PROBE_MS = 60_000

export interface RedisOptions {
  readonly url: string
  /** Left out: the time of Redis. */
  readonly now?: () => number
  /** A longer gap between two looks at the clocks, of whatever process, is given back. */
  readonly missedAfterMs?: number
  /** How sessions are written; both ways are read. */
  readonly layout?: LiveLayout
  /** Names the sources that are run; left out: by what they are. */
  readonly build?: string
  /** Keeps several installations, or tests, apart in one Redis. */
  readonly space?: string
  readonly onFault?: TellFault
}

/**
 * Sessions in Redis, shared by any number of processes. It opens even while Redis is away, so that a process need not
 * be started again when it comes; `ping` tells.
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
  // In a cluster each node knows of its own listeners alone
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
    // One that is full or only reads would answer a question
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
