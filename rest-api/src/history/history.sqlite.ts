import * as z from 'zod'
import type { Sqlite } from '../stores/sqlite.ts'
import type { History } from './history.ts'

const TABLE = `
  create table if not exists history (
    userId text not null, playedAt integer not null, sessionId text not null, number integer not null,
    gameId integer not null, slug text not null, players integer not null, score real not null, place integer not null,
    primary key (userId, sessionId, number)
  ) strict, without rowid;
  create index if not exists historyByTime on history (userId, playedAt, sessionId, number);`

const row = z.object({
  userId: z.string(),
  sessionId: z.string(),
  number: z.number(),
  gameId: z.number(),
  slug: z.string(),
  playedAt: z.number(),
  players: z.number(),
  score: z.number(),
  place: z.number(),
})

const PAGE = `select * from history where userId = :userId`
const ORDER = `order by playedAt desc, sessionId desc, number desc limit :limit`

export function sqliteHistory(db: Sqlite): History {
  db.exec(TABLE)
  const insert = db.prepare(`insert into history
    values (:userId, :playedAt, :sessionId, :number, :gameId, :slug, :players, :score, :place) on conflict do nothing`)
  const newest = db.prepare(`${PAGE} ${ORDER}`)
  const before = db.prepare(`${PAGE} and (playedAt, sessionId, number) < (:playedAt, :sessionId, :number) ${ORDER}`)
  return {
    async keep(games) {
      for (const { userId, playedAt, sessionId, number, gameId, slug, players, score, place } of games)
        insert.run({ userId, playedAt, sessionId, number, gameId, slug, players, score, place })
    },
    async of(userId, mark, limit) {
      const found = mark
        ? before.all({ userId, limit, playedAt: mark.playedAt, sessionId: mark.sessionId, number: mark.number })
        : newest.all({ userId, limit })
      return found.map((one) => row.parse(one))
    },
  }
}
