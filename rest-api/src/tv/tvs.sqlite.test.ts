import { openSqlite } from '../stores/sqlite.ts'
import { tvsContract } from './tvs.contract.ts'
import { sqliteTvs } from './tvs.sqlite.ts'

tvsContract('TVs in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { tvs: sqliteTvs(db), close: async () => db.close() }
})
