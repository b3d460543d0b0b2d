import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Crashes, crash, endOf, KINDS_MOST } from './crashes.ts'

const record = sqliteRecord(crash, 'crashes')
const counts = z.object({ kinds: z.int(), times: z.int() })

export function sqliteCrashes(db: Sqlite): Crashes {
  const note = db.prepare(`${record.insert} on conflict (id) do update set count = count + 1, lastAt = excluded.lastAt`)
  const expire = db.prepare('delete from crashes where lastAt <= ?')
  const crowdOut = db.prepare(
    'delete from crashes where id in (select id from crashes order by lastAt desc, id limit -1 offset ?)',
  )
  const newest = db.prepare('select * from crashes order by lastAt desc, id limit ?')
  const count = db.prepare('select count(*) as kinds, coalesce(sum(count), 0) as times from crashes')
  return {
    note: async (kind, at) => void note.run(record.toRow({ ...kind, count: 1, firstAt: at, lastAt: at })),
    expire: async (now, most = KINDS_MOST) =>
      Number(expire.run(endOf(now)).changes) + Number(crowdOut.run(most).changes),
    newest: async (limit) => newest.all(limit).map(record.fromRow),
    count: async () => counts.parse(count.get()),
  }
}
