import { accept, refuse } from '@highjinks/protocol'
import * as z from 'zod'
import { rowsOf } from '../stores/collection.sqlite.ts'
import { atomically, type Sqlite } from '../stores/database.ts'
import { type Entries, type Entry, fromKeptEntry, keptEntry, toKeptEntry } from './entries.ts'
import { standingOf } from './standing.ts'

const record = rowsOf(keptEntry)
const entryOf = (found: object) => fromKeptEntry(record.fromRow(found))

export function sqliteEntries(db: Sqlite): Entries {
  const insert = db.prepare(record.insert)
  const openPlaces = db.prepare('insert into challengePlaces values (?, 0) on conflict do nothing')
  const takePlace = db.prepare('update challengePlaces set taken = taken + 1 where challengeId = ? and taken < ?')
  const one = db.prepare('select * from challengeEntries where challengeId = ? and userId = ?')
  const improve = db.prepare(`update challengeEntries set standing = min(standing, :standing)
    where challengeId = :challengeId and userId = :userId`)
  const top = db.prepare(`select * from challengeEntries where challengeId = :challengeId
    order by standing, userId limit :limit + 0 offset :offset + 0`)
  const all = db.prepare('select * from challengeEntries where userId = ? order by challengeId desc')
  const rename = db.prepare('update challengeEntries set userId = ? where challengeId = ? and userId = ?')
  const before = db.prepare(`select count(*) as n from challengeEntries
    where challengeId = :challengeId and (standing, userId) < (:standing, :userId)`)

  const find = (challengeId: string, userId: string): Entry | null => {
    const found = one.get(challengeId, userId)
    return found === undefined ? null : entryOf(found)
  }
  return {
    find: async (challengeId, userId) => find(challengeId, userId),
    async join({ challengeId, userId, at, most }) {
      const known = find(challengeId, userId)
      if (known) return accept(known)
      const entry: Entry = { challengeId, userId, joinedAt: at, best: { score: 0, verified: false, at } }
      const isIn = atomically(db, () => {
        openPlaces.run(challengeId)
        if (takePlace.run(challengeId, most).changes === 0) return false
        insert.run(record.toRow(toKeptEntry(entry)))
        return true
      })
      return isIn ? accept(entry) : refuse('full')
    },
    async score(challengeId, userId, result) {
      improve.run({ challengeId, userId, standing: standingOf(result) })
      return find(challengeId, userId)
    },
    of: async (userId) => all.all(userId).map(entryOf),
    async makeNameless(userId, newId) {
      atomically(db, () => {
        for (const { challengeId } of all.all(userId).map(entryOf)) rename.run(newId(), challengeId, userId)
      })
    },
    top: async (challengeId, offset, limit) => top.all({ challengeId, offset, limit }).map(entryOf),
    async rank({ challengeId, userId, best }) {
      const counted = z.object({ n: z.number() }).parse(before.get({ challengeId, userId, standing: standingOf(best) }))
      return counted.n + 1
    },
  }
}
