import { lookAlikeKey } from '@highjinks/platform'
import * as z from 'zod'
import { isDuplicate, isTaken } from '../database.ts'
import type { Migration } from './migration.ts'

interface Named {
  readonly _id: string
  readonly username: string
  readonly lookKey?: string
}

const named = z.object({ id: z.string(), username: z.string() })

/**
 * Makes usernames unique by their look. Of existing look-alikes, the oldest account gets the look; the others keep
 * their names, and nobody else can take one like them. The key for case and width stays for processes of the previous
 * version, whose new accounts get their look in the next version.
 */
export const namesByTheirLook: Migration = {
  sqlite(db) {
    db.exec('alter table users add column lookKey text; create unique index usersByLook on users (lookKey)')
    const give = db.prepare('update users set lookKey = ? where id = ?')
    for (const found of db.prepare('select id, username from users order by createdAt, id').all()) {
      const { id, username } = named.parse(found)
      try {
        give.run(lookAlikeKey(username), id)
      } catch (fault) {
        if (!isTaken(fault)) throw fault
      }
    }
  },
  async mongo(db) {
    const users = db.collection<Named>('users')
    await users.createIndex({ lookKey: 1 }, { unique: true, sparse: true })
    const waiting = users.find({ lookKey: { $exists: false } }).sort({ createdAt: 1, _id: 1 })
    for await (const { _id, username } of waiting) {
      try {
        await users.updateOne({ _id, lookKey: { $exists: false } }, { $set: { lookKey: lookAlikeKey(username) } })
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault
      }
    }
  },
}
