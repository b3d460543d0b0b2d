import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type History, playedGame } from './history.ts'

const record = sqliteRecord(playedGame, 'history')
const PAGE = `select * from history where userId = :userId`
const ORDER = `order by playedAt desc, sessionId desc, number desc limit :limit`

export function sqliteHistory(db: Sqlite): History {
  const insert = db.prepare(`${record.insert} on conflict do nothing`)
  const newest = db.prepare(`${PAGE} ${ORDER}`)
  const before = db.prepare(`${PAGE} and (playedAt, sessionId, number) < (:playedAt, :sessionId, :number) ${ORDER}`)
  const forget = db.prepare('delete from history where userId = ?')
  return {
    async keep(games) {
      for (const game of games) insert.run(record.toRow(game))
    },
    forget: async (userId) => void forget.run(userId),
    async of(userId, mark, limit) {
      const found = mark
        ? before.all({ userId, limit, playedAt: mark.playedAt, sessionId: mark.sessionId, number: mark.number })
        : newest.all({ userId, limit })
      return found.map(record.fromRow)
    },
  }
}
