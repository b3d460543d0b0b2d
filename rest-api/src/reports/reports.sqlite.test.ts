import { openSqlite } from '../stores/sqlite.ts'
import { reportsContract } from './reports.contract.ts'
import { sqliteReports } from './reports.sqlite.ts'

reportsContract('reports in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { reports: sqliteReports(db), close: async () => db.close() }
})
