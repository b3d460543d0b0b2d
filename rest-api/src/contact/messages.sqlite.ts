import * as z from 'zod'
import type { Sqlite } from '../stores/sqlite.ts'
import type { Messages } from './messages.ts'

const TABLE = `
  create table if not exists messages (
    id text primary key, at integer not null, name text not null, email text not null, subject text not null,
    message text not null
  ) strict;
  create index if not exists messagesByTime on messages (at);`

const row = z.object({
  id: z.string(),
  at: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})

export function sqliteMessages(db: Sqlite): Messages {
  db.exec(TABLE)
  const insert = db.prepare('insert into messages values (:id, :at, :name, :email, :subject, :message)')
  const newest = db.prepare('select * from messages order by at desc, id limit ?')
  return {
    async keep({ id, at, name, email, subject, message }) {
      insert.run({ id, at, name, email, subject, message })
    },
    newest: async (limit) => newest.all(limit).map((found) => row.parse(found)),
  }
}
