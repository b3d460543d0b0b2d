import { openSqlite } from '../stores/sqlite.ts'
import { houseContract } from './house.contract.ts'
import { sqliteHouse } from './house.sqlite.ts'

houseContract('the house in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { house: sqliteHouse(db), close: async () => db.close() }
})
