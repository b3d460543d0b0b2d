import { openSqlite } from '../stores/sqlite.ts'
import { barsContract } from './bars.contract.ts'
import { sqliteBars } from './bars.sqlite.ts'

barsContract('bars in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { bars: sqliteBars(db), close: async () => db.close() }
})
