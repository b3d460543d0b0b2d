import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Messages, message } from './messages.ts'

const record = sqliteRecord(message, 'messages')

export function sqliteMessages(db: Sqlite): Messages {
  const insert = db.prepare(record.insert)
  const newest = db.prepare('select * from messages order by at desc, id limit ?')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    newest: async (limit) => newest.all(limit).map(record.fromRow),
  }
}
