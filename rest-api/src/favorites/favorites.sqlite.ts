import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Favorites, keptFavorite, storedFavorite } from './favorites.ts'

const record = sqliteRecord(keptFavorite, 'favorites')

export function sqliteFavorites(db: Sqlite, erased: () => void): Favorites {
  const insert = db.prepare(`${record.insert} on conflict do nothing`)
  const one = db.prepare('select gameId, addedAt from favorites where userId = ? and gameId = ?')
  const remove = db.prepare('delete from favorites where userId = ? and gameId = ?')
  const forget = db.prepare('delete from favorites where userId = ?')
  const all = db.prepare('select gameId, addedAt from favorites where userId = ? order by addedAt desc, gameId')
  return {
    async add(userId, { gameId, addedAt }) {
      insert.run(record.toRow({ userId, gameId, addedAt }))
      return storedFavorite.parse(one.get(userId, gameId))
    },
    async remove(userId, gameId) {
      remove.run(userId, gameId)
      erased()
    },
    forget: async (userId) => void forget.run(userId),
    of: async (userId) => all.all(userId).map((found) => storedFavorite.parse(found)),
  }
}
