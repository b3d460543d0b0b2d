import { recordsContract } from './records.contract.ts'
import { sqliteRecords } from './repositories.ts'
import { openSqlite } from './stores/sqlite.ts'

recordsContract('SQLite', async () => {
  const db = openSqlite(':memory:')
  return { ...sqliteRecords(db), close: async () => db.close() }
})
