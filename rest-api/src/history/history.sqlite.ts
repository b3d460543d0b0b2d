import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type History, playedGame } from './history.ts'

const record = sqliteRecord(playedGame, 'history')
const counted = z.object({ userId: z.string(), games: z.int() })
const PAGE = `select * from history where userId = :userId`
const ORDER = `order by playedAt desc, sessionId desc, number desc limit :limit`

export function sqliteHistory(db: Sqlite): History {
  const insert = db.prepare(`${record.insert} on conflict do nothing`)
  const newest = db.prepare(`${PAGE} ${ORDER}`)
  const before = db.prepare(`${PAGE} and (playedAt, sessionId, number) < (:playedAt, :sessionId, :number) ${ORDER}`)
  const count = db.prepare(`select userId, count(*) as games from history
    where userId in (select value from json_each(?)) group by userId`)
  const forget = db.prepare('delete from history where userId = ?')
  return {
    async keep(games) {
      for (const game of games) insert.run(record.toRow(game))
    },
    count: async (userIds) =>
      new Map(
        count
          .all(JSON.stringify(userIds))
          .map((found) => counted.parse(found))
          .map(({ userId, games }) => [userId, games]),
      ),
    forget: async (userId) => void forget.run(userId),
    async of(userId, mark, limit) {
      const found = mark
        ? before.all({ userId, limit, playedAt: mark.playedAt, sessionId: mark.sessionId, number: mark.number })
        : newest.all({ userId, limit })
      return found.map(record.fromRow)
    },
  }
}
