import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Links, link } from './links.ts'

const record = sqliteRecord(link, 'links')

export function sqliteLinks(db: Sqlite, erased: () => void): Links {
  const insert = db.prepare(record.insert)
  const here = 'id = :id and until > :now and purpose in (select value from json_each(:purposes))'
  const find = db.prepare(`select * from links where ${here}`)
  const take = db.prepare(`delete from links where ${here} returning *`)
  const of = db.prepare('select * from links where :userId in (userId, maker) order by until, id')
  const forget = db.prepare('delete from links where :userId in (userId, maker)')
  const expire = db.prepare('delete from links where until <= ?')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    find: async (id, purposes, now) => record.fromRowOrNull(find.get({ id, now, purposes: JSON.stringify(purposes) })),
    async take(id, purposes, now) {
      const found = record.fromRowOrNull(take.get({ id, now, purposes: JSON.stringify(purposes) }))
      erased()
      return found
    },
    of: async (userId) => of.all({ userId }).map(record.fromRow),
    async forget(userId) {
      forget.run({ userId })
      erased()
    },
    expire: async (now) => Number(expire.run(now).changes),
  }
}
