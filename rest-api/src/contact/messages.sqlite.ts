import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { endsOf, type Messages, message } from './messages.ts'

const record = sqliteRecord(message, 'messages')

export function sqliteMessages(db: Sqlite): Messages {
  const insert = db.prepare(record.insert)
  const newest = db.prepare('select * from messages order by at desc, id limit ?')
  const open = db.prepare('select * from messages where doneAt is null order by at desc, id limit ?')
  const countOpen = db.prepare('select count(*) as open from messages where doneAt is null')
  const done = db.prepare('update messages set doneAt = coalesce(doneAt, ?) where id = ?')
  const expire = db.prepare('delete from messages where at <= :before or doneAt <= :doneBefore')
  const byId = db.prepare('select * from messages where id = ?')
  return {
    byId: async (id) => record.fromRowOrNull(byId.get(id)),
    keep: async (one) => void insert.run(record.toRow(one)),
    markDone: async (id, at) => done.run(at, id).changes === 1,
    expire: async (now) => Number(expire.run(endsOf(now)).changes),
    open: async (limit) => open.all(limit).map(record.fromRow),
    countOpen: async () => z.object({ open: z.int() }).parse(countOpen.get()).open,
    newest: async (limit) => newest.all(limit).map(record.fromRow),
  }
}
