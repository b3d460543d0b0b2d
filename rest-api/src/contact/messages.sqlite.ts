import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { NEWEST } from '../stores/page.ts'
import { sqliteRecord } from '../stores/record.ts'
import { endsOf, MESSAGES_MOST, type Messages, message } from './messages.ts'

const record = sqliteRecord(message, 'messages')

export function sqliteMessages(db: Sqlite): Messages {
  const insert = db.prepare(record.insert)
  const newest = db.prepare(
    'select * from messages where at <= :at and (at < :at or id > :id) order by at desc, id limit :limit',
  )
  const open = db.prepare(
    'select * from messages where doneAt is null and at <= :at and (at < :at or id > :id) order by at desc, id limit :limit',
  )
  const countOpen = db.prepare('select count(*) as open from messages where doneAt is null')
  const done = db.prepare('update messages set doneAt = coalesce(doneAt, ?), reply = null where id = ?')
  const expire = db.prepare('delete from messages where at <= :before or doneAt <= :doneBefore')
  const keepReply = db.prepare(
    'update messages set reply = ?, replyTriedAt = null, replyFailedAt = null where id = ? and doneAt is null',
  )
  const takeReply = db.prepare(`update messages set replyTriedAt = :now where id = (select id from messages
    where reply is not null and doneAt is null and coalesce(replyTriedAt, 0) <= :triedBefore order by at, id limit 1)
    returning *`)
  const failReply = db.prepare('update messages set reply = null, replyFailedAt = ? where id = ? and doneAt is null')
  const crowdOut = db.prepare(`delete from messages where id in (
    select id from messages order by doneAt is null, at limit max(0, (select count(*) from messages) - ?))`)
  const byId = db.prepare('select * from messages where id = ?')
  return {
    byId: async (id) => record.fromRowOrNull(byId.get(id)),
    keep: async (one) => void insert.run(record.toRow(one)),
    markDone: async (id, at) => done.run(at, id).changes === 1,
    keepReply: async (id, reply) => keepReply.run(reply, id).changes === 1,
    takeReply: async (triedBefore, now) => record.fromRowOrNull(takeReply.get({ triedBefore, now })),
    failReply: async (id, at) => void failReply.run(at, id),
    expire: async (now, most = MESSAGES_MOST) =>
      Number(expire.run(endsOf(now)).changes) + Number(crowdOut.run(most).changes),
    open: async (limit, { at, id } = NEWEST) => open.all({ limit, at, id }).map(record.fromRow),
    countOpen: async () => z.object({ open: z.int() }).parse(countOpen.get()).open,
    newest: async (limit, { at, id } = NEWEST) => newest.all({ limit, at, id }).map(record.fromRow),
  }
}
