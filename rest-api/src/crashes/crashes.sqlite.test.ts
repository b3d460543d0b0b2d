import { openSqlite } from '../stores/sqlite.ts'
import { crashesContract } from './crashes.contract.ts'
import { sqliteCrashes } from './crashes.sqlite.ts'

crashesContract('crashes in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { crashes: sqliteCrashes(db), close: async () => db.close() }
})
