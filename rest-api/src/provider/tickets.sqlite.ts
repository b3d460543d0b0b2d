import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Tickets, ticket } from './tickets.ts'

const record = sqliteRecord(ticket, 'tickets')

export function sqliteTickets(db: Sqlite, erased: () => void): Tickets {
  const insert = db.prepare(record.insert)
  const find = db.prepare('select * from tickets where id = ? and until > ?')
  const take = db.prepare('delete from tickets where id = ? and until > ? returning *')
  const of = db.prepare('select * from tickets where userId = ? order by until, id')
  const forget = db.prepare('delete from tickets where userId = ?')
  const expire = db.prepare('delete from tickets where until <= ?')
  return {
    keep: async (one) => void insert.run(record.toRow(one)),
    find: async (id, now) => record.fromRowOrNull(find.get(id, now)),
    async take(id, now) {
      const found = record.fromRowOrNull(take.get(id, now))
      erased()
      return found
    },
    of: async (userId) => of.all(userId).map(record.fromRow),
    async forget(userId) {
      forget.run(userId)
      erased()
    },
    expire: async (now) => Number(expire.run(now).changes),
  }
}
