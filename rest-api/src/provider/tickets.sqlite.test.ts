import { openSqlite } from '../stores/sqlite.ts'
import { ticketsContract } from './tickets.contract.ts'
import { sqliteTickets } from './tickets.sqlite.ts'

ticketsContract('tickets in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { tickets: sqliteTickets(db, () => undefined), close: async () => db.close() }
})
