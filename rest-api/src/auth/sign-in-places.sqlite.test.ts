import { openSqlite } from '../stores/sqlite.ts'
import { signInPlacesContract } from './sign-in-places.contract.ts'
import { sqliteSignInPlaces } from './sign-in-places.sqlite.ts'

signInPlacesContract('addresses in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { places: sqliteSignInPlaces(db, () => undefined), close: async () => db.close() }
})
