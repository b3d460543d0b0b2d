import { accept, refuse } from '@highjinks/protocol'
import * as z from 'zod'
import { atomically, type Sqlite } from '../stores/sqlite.ts'
import type { Entries, Entry } from './entries.ts'
import { resultOf, standingOf } from './standing.ts'

/** The index holds all that order and rank need, so neither reads the table. */
const TABLE = `
  create table if not exists challengeEntries (
    challengeId text not null, userId text not null, standing text not null, joinedAt integer not null,
    primary key (challengeId, userId)
  ) strict, without rowid;
  create index if not exists challengeEntriesByStanding on challengeEntries (challengeId, standing, userId, joinedAt);
  create table if not exists challengePlaces (challengeId text primary key, taken integer not null) strict;`

const row = z
  .object({ challengeId: z.string(), userId: z.string(), standing: z.string(), joinedAt: z.number() })
  .transform(
    ({ challengeId, userId, standing, joinedAt }): Entry => ({
      challengeId,
      userId,
      joinedAt,
      best: resultOf(standing),
    }),
  )

export function sqliteEntries(db: Sqlite): Entries {
  db.exec(TABLE)
  const insert = db.prepare('insert into challengeEntries values (:challengeId, :userId, :standing, :joinedAt)')
  const openPlaces = db.prepare('insert into challengePlaces values (?, 0) on conflict do nothing')
  const takePlace = db.prepare('update challengePlaces set taken = taken + 1 where challengeId = ? and taken < ?')
  const one = db.prepare('select * from challengeEntries where challengeId = ? and userId = ?')
  const improve = db.prepare(`update challengeEntries set standing = min(standing, :standing)
    where challengeId = :challengeId and userId = :userId`)
  const top = db.prepare(`select * from challengeEntries where challengeId = :challengeId
    order by standing, userId limit :limit offset :offset`)
  const before = db.prepare(`select count(*) as n from challengeEntries
    where challengeId = :challengeId and (standing, userId) < (:standing, :userId)`)

  const find = (challengeId: string, userId: string): Entry | null => {
    const found = one.get(challengeId, userId)
    return found === undefined ? null : row.parse(found)
  }
  return {
    find: async (challengeId, userId) => find(challengeId, userId),
    async join({ challengeId, userId, at, most }) {
      const known = find(challengeId, userId)
      if (known) return accept(known)
      const best = { score: 0, verified: false, at }
      const isIn = atomically(db, () => {
        openPlaces.run(challengeId)
        if (takePlace.run(challengeId, most).changes === 0) return false
        insert.run({ challengeId, userId, standing: standingOf(best), joinedAt: at })
        return true
      })
      return isIn ? accept({ challengeId, userId, joinedAt: at, best }) : refuse('full')
    },
    async score(challengeId, userId, result) {
      improve.run({ challengeId, userId, standing: standingOf(result) })
      return find(challengeId, userId)
    },
    top: async (challengeId, offset, limit) => top.all({ challengeId, offset, limit }).map((found) => row.parse(found)),
    async rank({ challengeId, userId, best }) {
      const counted = z.object({ n: z.number() }).parse(before.get({ challengeId, userId, standing: standingOf(best) }))
      return counted.n + 1
    },
  }
}
