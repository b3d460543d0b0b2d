import type { FinishedGame } from '@highjinks/games/session'
import type { Outbox } from '../port.ts'
import { parseFinished } from '../stored.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'

export function outboxField({ sessionId, number }: FinishedGame): string {
  return `${sessionId}:${number}`
}

export function createOutbox(link: Link, keys: Keys): Outbox {
  return {
    take: async (limit) => {
      // In random order, so that an unreadable record doesn't block the front forever.
      const answers = await Promise.all(
        keys.shards.map(({ outbox }) => link.ask((redis) => redis.hrandfield(outbox, limit, 'WITHVALUES'))),
      )
      return answers
        .flatMap((flat) => (Array.isArray(flat) ? flat.filter((_, i) => i % 2 === 1) : []))
        .map((record) => parseFinished(String(record)))
        .filter((record) => record !== null)
        .slice(0, limit)
    },
    done: async (games) => {
      await Promise.all(
        games.map((game) => link.ask((redis) => redis.hdel(keys.shardOf(game.sessionId).outbox, outboxField(game)))),
      )
    },
  }
}
