import { sqliteRecord } from '../stores/record.ts'
import type { Sqlite } from '../stores/sqlite.ts'
import { type Reports, report } from './reports.ts'

const record = sqliteRecord(report, 'reports')
const TABLE = `${record.create('primary key (id)')};
  create index if not exists reportsByTime on reports (at);`

export function sqliteReports(db: Sqlite): Reports {
  db.exec(TABLE)
  // As it was called in files of earlier versions.
  const [renamed] = db.prepare(`select 1 from pragma_table_info('reports') where name = 'byUser'`).all()
  if (renamed) db.exec('alter table reports rename column byUser to "by"')
  const insert = db.prepare(record.insert)
  const newest = db.prepare('select * from reports order by at desc, id limit ?')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    newest: async (limit) => newest.all(limit).map(record.fromRow),
  }
}
