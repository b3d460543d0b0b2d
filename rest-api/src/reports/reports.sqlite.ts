import { REPORT_KINDS } from '@highjinks/protocol'
import * as z from 'zod'
import type { Sqlite } from '../stores/sqlite.ts'
import type { Reports } from './reports.ts'

const TABLE = `
  create table if not exists reports (
    id text primary key, at integer not null, byUser text, sessionId text not null, kind text not null, playerId text,
    text text, reason text not null
  ) strict;
  create index if not exists reportsByTime on reports (at);`

const row = z.object({
  id: z.string(),
  at: z.number(),
  by: z.string().nullable(),
  sessionId: z.string(),
  kind: z.enum(REPORT_KINDS),
  playerId: z.string().nullable(),
  text: z.string().nullable(),
  reason: z.string(),
})

export function sqliteReports(db: Sqlite): Reports {
  db.exec(TABLE)
  const insert = db.prepare('insert into reports values (:id, :at, :by, :sessionId, :kind, :playerId, :text, :reason)')
  const newest = db.prepare(
    'select id, at, byUser as "by", sessionId, kind, playerId, text, reason from reports order by at desc, id limit ?',
  )
  return {
    async keep({ id, at, by, sessionId, kind, playerId, text, reason }) {
      insert.run({ id, at, by, sessionId, kind, playerId, text, reason })
    },
    newest: async (limit) => newest.all(limit).map((found) => row.parse(found)),
  }
}
