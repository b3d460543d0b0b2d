import type { Sqlite } from '../stores/database.ts'
import { sqliteRecord } from '../stores/record.ts'
import { type Challenges, weeklyChallenge } from './challenges.ts'

const record = sqliteRecord(weeklyChallenge, 'challenges')

export function sqliteChallenges(db: Sqlite): Challenges {
  const insert = db.prepare(`${record.insert} on conflict do nothing`)
  const one = db.prepare('select * from challenges where id = ?')
  const byId: Challenges['byId'] = async (id) => record.fromRowOrNull(one.get(id))
  return {
    byId,
    async open(challenge) {
      insert.run(record.toRow(challenge))
      return (await byId(challenge.id)) ?? challenge
    },
  }
}
