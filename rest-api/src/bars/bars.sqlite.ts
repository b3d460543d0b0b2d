import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Bars, bar } from './bars.ts'

const record = sqliteRecord(bar, 'bars')

export function sqliteBars(db: Sqlite): Bars {
  const insert = db.prepare(record.insert)
  const holding = db.prepare(`select * from bars where mark in (select value from json_each(?)) and until > ?
    order by until desc limit 1`)
  const all = db.prepare('select * from bars where until > ? order by at desc, id limit ?')
  const lift = db.prepare('delete from bars where id = ?')
  const forget = db.prepare('delete from bars where mark = ?')
  const expire = db.prepare('delete from bars where until <= ?')
  return {
    add: async (one) => void insert.run(record.toRow(one)),
    holding: async (marks, now) => record.fromRowOrNull(holding.get(JSON.stringify(marks), now)),
    all: async (now, limit) => all.all(now, limit).map(record.fromRow),
    lift: async (id) => lift.run(id).changes === 1,
    forget: async (mark) => void forget.run(mark),
    expire: async (now) => Number(expire.run(now).changes),
  }
}
