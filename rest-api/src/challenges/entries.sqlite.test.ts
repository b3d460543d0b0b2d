import { openSqlite } from '../stores/sqlite.ts'
import { entriesContract } from './entries.contract.ts'
import { sqliteEntries } from './entries.sqlite.ts'

entriesContract('entries in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { entries: sqliteEntries(db), close: async () => db.close() }
})
