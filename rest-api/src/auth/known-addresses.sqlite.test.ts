import { openSqlite } from '../stores/sqlite.ts'
import { knownAddressesContract } from './known-addresses.contract.ts'
import { sqliteSignInPlaces } from './known-addresses.sqlite.ts'

knownAddressesContract('addresses in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { places: sqliteSignInPlaces(db, () => undefined), close: async () => db.close() }
})
