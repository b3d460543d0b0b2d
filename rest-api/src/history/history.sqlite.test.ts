import { openSqlite } from '../stores/sqlite.ts'
import { historyContract } from './history.contract.ts'
import { sqliteHistory } from './history.sqlite.ts'

historyContract('history in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { history: sqliteHistory(db), close: async () => db.close() }
})
