import * as z from 'zod'
import type { Sqlite } from '../stores/database.ts'
import { type KnownAddresses, PLACES_MOST } from './known-addresses.ts'

const stored = z.object({ at: z.number() })

export function sqliteSignInPlaces(db: Sqlite, erased: () => void): KnownAddresses {
  const one = db.prepare('select at from signInPlaces where userId = ? and mark = ?')
  const insert = db.prepare('insert into signInPlaces values (?, ?, ?) on conflict do update set at = excluded.at')
  const prune = db.prepare(`delete from signInPlaces where userId = :userId and mark not in
    (select mark from signInPlaces where userId = :userId order by at desc, mark limit :most)`)
  const all = db.prepare('select at from signInPlaces where userId = ? order by at desc')
  const forget = db.prepare('delete from signInPlaces where userId = ?')
  return {
    async remember(userId, mark, at) {
      insert.run(userId, mark, at)
      if (prune.run({ userId, most: PLACES_MOST }).changes > 0) erased()
    },
    times: async (userId) => all.all(userId).map((found) => stored.parse(found).at),
    forget: async (userId) => void forget.run(userId),
    has: async (userId, mark) => one.get(userId, mark) !== undefined,
  }
}
