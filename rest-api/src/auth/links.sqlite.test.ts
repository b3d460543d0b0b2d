import { openSqlite } from '../stores/sqlite.ts'
import { linksContract } from './links.contract.ts'
import { sqliteLinks } from './links.sqlite.ts'

linksContract('links in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { links: sqliteLinks(db, () => undefined), close: async () => db.close() }
})
