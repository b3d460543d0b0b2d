import { openSqlite } from '../stores/sqlite.ts'
import { challengesContract } from './challenges.contract.ts'
import { sqliteChallenges } from './challenges.sqlite.ts'

challengesContract('challenges in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { challenges: sqliteChallenges(db), close: async () => db.close() }
})
