import { openSqlite } from '../stores/sqlite.ts'
import { favoritesContract } from './favorites.contract.ts'
import { sqliteFavorites } from './favorites.sqlite.ts'

favoritesContract('favorites in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { favorites: sqliteFavorites(db, () => undefined), close: async () => db.close() }
})
