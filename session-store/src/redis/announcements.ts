import { playerId, REACTIONS, type SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { createListeners, type Listeners, type WatchList } from '../listeners.ts'
import type { News, Reaction, SessionStore, TellFault } from '../port.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'
import { type Follow, readNews } from './news.ts'

const PING_EVERY_MS = 5000

const reaction = z.object({ from: playerId, kind: z.enum(REACTIONS) })

export type Announcements = Pick<SessionStore, 'onCommit' | 'watch' | 'unwatch' | 'sendReaction' | 'onReaction'> & {
  readonly hears: (id: SessionId) => boolean
  readonly stop: () => void
}

interface Audience {
  readonly watched: WatchList
  readonly commits: Listeners<News>
  readonly versions: SessionStore['versions']
  /** Returns whether this process made the commit, so its listeners already know. */
  readonly isOwn: (tag: string) => boolean
  readonly follow: Follow
  readonly onFault: TellFault
}

/**
 * Listens for commits and reactions in the watched sessions. Anything missed while disconnected is made up for right
 * away.
 */
export function startAnnouncements(
  link: Link,
  keys: Keys,
  { watched, commits, versions, isOwn, follow, onFault }: Audience,
): Announcements {
  const { subscriber } = link
  const reactions = createListeners<Reaction>(onFault)
  /** The sessions for which Redis confirmed the subscription. */
  const heard = new Set<SessionId>()
  const channels = (ids: readonly SessionId[]) => ids.flatMap((id) => [keys.commits(id), keys.reactions(id)])

  subscriber.on('message', (channel: string, message: string) => {
    const id = channel.slice(channel.lastIndexOf(':') + 1)
    if (!watched.has(id)) return
    try {
      if (channel === keys.commits(id)) tellCommit(id, message)
      else tellReaction(id, message)
    } catch (fault) {
      // The session is read when the versions are compared
      onFault('an announcement could not be read', fault, { session: id })
    }
  })
  function tellCommit(id: SessionId, message: string) {
    const news = readNews(message)
    if (isOwn(news.tag)) return
    commits.tell(id, { v: news.v, session: follow(id, news)?.session ?? null })
  }
  function tellReaction(id: SessionId, message: string) {
    const [from, kind] = message.split('|')
    const heard = reaction.safeParse({ from, kind })
    if (heard.success) reactions.tell(id, heard.data)
  }

  async function subscribe(ids: readonly SessionId[]) {
    await subscriber.subscribe(...channels(ids))
    for (const id of ids) if (watched.has(id)) heard.add(id)
  }

  async function resume() {
    const ids = watched.all()
    if (ids.length === 0) return
    await subscribe(ids)
    await link.ready()
    const found = await versions(ids)
    for (const [i, id] of ids.entries()) commits.tell(id, { v: found[i] ?? 0, session: null })
  }
  // If this fails, the connection is lost again and the next one starts over, or `versions` makes up for it.
  const onReady = () => void resume().catch(() => undefined)
  subscriber.on('ready', onReady)
  subscriber.on('close', () => heard.clear())
  if (subscriber.status === 'ready') onReady()
  // Silence alone can't tell a quiet evening from a half-open connection.
  const pings = setInterval(() => void subscriber.ping().catch(() => undefined), PING_EVERY_MS)
  pings.unref()

  return {
    onCommit: commits.add,
    watch: (id) => {
      if (!watched.add(id) || subscriber.status !== 'ready') return
      subscribe([id]).catch(() => undefined)
    },
    unwatch: (id) => {
      if (!watched.remove(id)) return
      heard.delete(id)
      if (subscriber.status !== 'ready') return
      subscriber.unsubscribe(...channels([id])).catch(() => undefined)
    },
    sendReaction: async (id, { from, kind }) => {
      await link.ask((redis) => redis.publish(keys.reactions(id), `${from}|${kind}`))
    },
    onReaction: reactions.add,
    hears: (id) => heard.has(id),
    stop: () => clearInterval(pings),
  }
}
