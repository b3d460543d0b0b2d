import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { NEWEST } from '../stores/page.ts'
import { sqliteRecord } from '../stores/record.ts'
import { endsOf, REPORTS_MOST, type Reports, report } from './reports.ts'

const record = sqliteRecord(report, 'reports')

export function sqliteReports(db: Sqlite): Reports {
  const insert = db.prepare(record.insert)
  const newest = db.prepare(
    'select * from reports where at <= :at and (at < :at or id > :id) order by at desc, id limit :limit',
  )
  const open = db.prepare(
    'select * from reports where doneAt is null and at <= :at and (at < :at or id > :id) order by at desc, id limit :limit',
  )
  const countOpen = db.prepare('select count(*) as open from reports where doneAt is null')
  const done = db.prepare('update reports set doneAt = coalesce(doneAt, ?) where id = ?')
  const expire = db.prepare('delete from reports where at <= :before or doneAt <= :doneBefore')
  const crowdOut = db.prepare(`delete from reports where id in (
    select id from reports order by doneAt is null, at limit max(0, (select count(*) from reports) - ?))`)
  const forget = db.prepare('update reports set "by" = null where "by" = ?')
  const forgetReported = db.prepare('update reports set accountId = null, name = null where accountId = ?')
  const byId = db.prepare('select * from reports where id = ?')
  const by = db.prepare('select * from reports where "by" = ? order by at desc, id')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    markDone: async (id, at) => done.run(at, id).changes === 1,
    expire: async (now, most = REPORTS_MOST) =>
      Number(expire.run(endsOf(now)).changes) + Number(crowdOut.run(most).changes),
    byId: async (id) => record.fromRowOrNull(byId.get(id)),
    forgetReported: async (accountId) => void forgetReported.run(accountId),
    forgetReporter: async (userId) => void forget.run(userId),
    by: async (userId) => by.all(userId).map(record.fromRow),
    open: async (limit, { at, id } = NEWEST) => open.all({ limit, at, id }).map(record.fromRow),
    countOpen: async () => z.object({ open: z.int() }).parse(countOpen.get()).open,
    newest: async (limit, { at, id } = NEWEST) => newest.all({ limit, at, id }).map(record.fromRow),
  }
}
