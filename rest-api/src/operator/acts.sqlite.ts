import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Acts, act, endOf } from './acts.ts'

const record = sqliteRecord(act, 'acts')

export function sqliteActs(db: Sqlite): Acts {
  const insert = db.prepare(record.insert)
  const expire = db.prepare('delete from acts where at <= ?')
  const newest = db.prepare('select * from acts order by at desc, id limit ?')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    expire: async (now) => Number(expire.run(endOf(now)).changes),
    newest: async (limit) => newest.all(limit).map(record.fromRow),
  }
}
