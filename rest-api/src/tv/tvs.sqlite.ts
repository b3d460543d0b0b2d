import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { PAIRED_MS, type Tvs, tv } from './tvs.ts'

const record = sqliteRecord(tv, 'tvs')

export function sqliteTvs(db: Sqlite): Tvs {
  const open = db.prepare(`${record.insert} on conflict (id) do nothing`)
  const claim = db.prepare(
    'update tvs set sessionId = :sessionId, until = :until where id = :id and sessionId is null and until > :now returning *',
  )
  const find = db.prepare('select * from tvs where id = ? and mark = ? and until > ?')
  const waiting = db.prepare('select * from tvs where id = ? and sessionId is null and until > ?')
  const expire = db.prepare('delete from tvs where until <= ?')
  return {
    open: async (one) => Number(open.run(record.toRow(one)).changes) === 1,
    waiting: async (id, now) => record.fromRowOrNull(waiting.get(id, now)),
    claim: async (id, sessionId, now) =>
      record.fromRowOrNull(claim.get({ id, sessionId, now, until: now + PAIRED_MS })),
    find: async (id, mark, now) => record.fromRowOrNull(find.get(id, mark, now)),
    expire: async (now) => Number(expire.run(now).changes),
  }
}
