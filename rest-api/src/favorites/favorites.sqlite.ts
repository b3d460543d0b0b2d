import * as z from 'zod'
import type { Sqlite } from '../stores/sqlite.ts'
import type { Favorites } from './favorites.ts'

const TABLE = `
  create table if not exists favorites (
    userId text not null, gameId integer not null, addedAt integer not null, primary key (userId, gameId)
  ) strict, without rowid`

const row = z.object({ gameId: z.number(), addedAt: z.number() })

export function sqliteFavorites(db: Sqlite): Favorites {
  db.exec(TABLE)
  const insert = db.prepare(`insert into favorites values (:userId, :gameId, :addedAt) on conflict do nothing`)
  const one = db.prepare('select gameId, addedAt from favorites where userId = ? and gameId = ?')
  const remove = db.prepare('delete from favorites where userId = ? and gameId = ?')
  const all = db.prepare('select gameId, addedAt from favorites where userId = ? order by addedAt desc, gameId')
  return {
    async add(userId, { gameId, addedAt }) {
      insert.run({ userId, gameId, addedAt })
      return row.parse(one.get(userId, gameId))
    },
    async remove(userId, gameId) {
      remove.run(userId, gameId)
    },
    of: async (userId) => all.all(userId).map((found) => row.parse(found)),
  }
}
