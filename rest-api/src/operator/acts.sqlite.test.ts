import { openSqlite } from '../stores/sqlite.ts'
import { actsContract } from './acts.contract.ts'
import { sqliteActs } from './acts.sqlite.ts'

actsContract('acts in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { acts: sqliteActs(db), close: async () => db.close() }
})
