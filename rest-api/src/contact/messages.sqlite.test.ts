import { openSqlite } from '../stores/sqlite.ts'
import { messagesContract } from './messages.contract.ts'
import { sqliteMessages } from './messages.sqlite.ts'

messagesContract('messages in SQLite', async () => {
  const db = openSqlite(':memory:')
  return { messages: sqliteMessages(db), close: async () => db.close() }
})
