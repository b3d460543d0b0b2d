import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { endsOf, type Reports, report } from './reports.ts'

const record = sqliteRecord(report, 'reports')

export function sqliteReports(db: Sqlite): Reports {
  const insert = db.prepare(record.insert)
  const newest = db.prepare('select * from reports order by at desc, id limit ?')
  const open = db.prepare('select * from reports where doneAt is null order by at desc, id limit ?')
  const countOpen = db.prepare('select count(*) as open from reports where doneAt is null')
  const done = db.prepare('update reports set doneAt = coalesce(doneAt, ?) where id = ?')
  const expire = db.prepare('delete from reports where at <= :before or doneAt <= :doneBefore')
  const forget = db.prepare('update reports set "by" = null where "by" = ?')
  const forgetReported = db.prepare('update reports set accountId = null, name = null where accountId = ?')
  const byId = db.prepare('select * from reports where id = ?')
  const by = db.prepare('select * from reports where "by" = ? order by at desc, id')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    markDone: async (id, at) => done.run(at, id).changes === 1,
    expire: async (now) => Number(expire.run(endsOf(now)).changes),
    byId: async (id) => record.fromRowOrNull(byId.get(id)),
    forgetReported: async (accountId) => void forgetReported.run(accountId),
    forgetReporter: async (userId) => void forget.run(userId),
    by: async (userId) => by.all(userId).map(record.fromRow),
    open: async (limit) => open.all(limit).map(record.fromRow),
    countOpen: async () => z.object({ open: z.int() }).parse(countOpen.get()).open,
    newest: async (limit) => newest.all(limit).map(record.fromRow),
  }
}
