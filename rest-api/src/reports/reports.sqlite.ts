import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Reports, report } from './reports.ts'

const record = sqliteRecord(report, 'reports')

export function sqliteReports(db: Sqlite): Reports {
  const insert = db.prepare(record.insert)
  const newest = db.prepare('select * from reports order by at desc, id limit ?')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    newest: async (limit) => newest.all(limit).map(record.fromRow),
  }
}
