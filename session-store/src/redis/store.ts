import type { SessionId } from '@highjinks/protocol'
import { createListeners, createWatchList } from '../listeners.ts'
import type { News, SessionStore } from '../port.ts'
import { startAnnouncements } from './announcements.ts'
import { startClock } from './clock.ts'
import { inTime } from './in-time.ts'
import { createKeys } from './keys.ts'
import { openLink } from './link.ts'
import { createOutbox } from './outbox.ts'
import { createPresence } from './presence.ts'
import { createSessions } from './sessions.ts'
import { soonest } from './soonest.ts'
import { createTags } from './tags.ts'

export interface RedisOptions {
  readonly url: string
  /** Left out: the time of Redis. */
  readonly now?: () => number
  readonly random?: () => number
  /** Keeps several installations, or tests, apart in one Redis. */
  readonly space?: string
}

/**
 * Sessions in Redis, shared by any number of processes. It opens even while Redis is away, so that a process need not
 * be started again when it comes; `ping` tells.
 */
export async function openRedisStore(options: RedisOptions): Promise<SessionStore> {
  const link = openLink(options.url)
  const keys = createKeys(options.space ?? 'hj')
  const clock = startClock(link)
  const now = options.now ?? clock.now
  const tags = createTags()
  const watched = createWatchList()
  const commits = createListeners<News>()
  const committed = (id: SessionId, news: News) => {
    if (watched.has(id)) commits.tell(id, news)
  }
  const sessions = createSessions(link, keys, { now, random: options.random ?? Math.random, tags, committed })
  const presence = createPresence(link, keys, now)
  const outbox = createOutbox(link, keys)
  const audience = { watched, commits, versions: sessions.versions, isOwn: tags.isOwn }
  const { stop, pulse, ...announcements } = startAnnouncements(link, keys, audience)
  await inTime(link.ready().then(clock.sample)).catch(() => undefined)

  return {
    now,
    create: (session) => inTime(sessions.create(session)),
    read: (id) => inTime(sessions.read(id)),
    find: (code) => inTime(sessions.find(code)),
    update: (id, change, lane) => inTime(sessions.update(id, change, lane)),
    due: (limit) =>
      inTime(
        soonest(
          link,
          keys.shards.map((shard) => shard.due),
          now(),
          limit,
        ),
      ),
    versions: (ids) => inTime(sessions.versions(ids)),
    ...announcements,
    pulse: (id, reaction) => inTime(pulse(id, reaction)),
    presence: {
      keep: (connections, ttl) => inTime(presence.keep(connections, ttl)),
      watchers: (process, counts, ttl) => inTime(presence.watchers(process, counts, ttl)),
      online: (id) => inTime(presence.online(id)),
      lapsed: (limit) => inTime(presence.lapsed(limit)),
    },
    outbox: {
      take: (limit) => inTime(outbox.take(limit)),
      done: (games) => inTime(outbox.done(games)),
    },
    ping: () => inTime(link.ask((redis) => redis.ping()).then(() => undefined)),
    close: async () => {
      stop()
      clock.stop()
      link.close()
    },
  }
}
