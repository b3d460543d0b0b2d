import { openSqlite } from '../stores/sqlite.ts'
import { usersContract } from './users.contract.ts'
import { sqliteUsers } from './users.sqlite.ts'

usersContract('users in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { users: sqliteUsers(db, () => undefined), close: async () => db.close() }
})
