import * as z from 'zod'
import type { Sqlite } from '../stores/sqlite.ts'
import type { Challenges } from './challenges.ts'

const TABLE = `
  create table if not exists challenges (
    id text primary key, gameId integer not null, title text not null, description text not null,
    prizeDescription text not null, minScore integer not null, maxParticipants integer not null,
    startsAt integer not null, endsAt integer not null
  ) strict`

const row = z.object({
  id: z.string(),
  gameId: z.number(),
  title: z.string(),
  description: z.string(),
  prizeDescription: z.string(),
  minScore: z.number(),
  maxParticipants: z.number(),
  startsAt: z.number(),
  endsAt: z.number(),
})

export function sqliteChallenges(db: Sqlite): Challenges {
  db.exec(TABLE)
  const insert = db.prepare(`insert into challenges values
    (:id, :gameId, :title, :description, :prizeDescription, :minScore, :maxParticipants, :startsAt, :endsAt)
    on conflict do nothing`)
  const byId = db.prepare('select * from challenges where id = ?')
  return {
    async open({ id, gameId, title, description, prizeDescription, minScore, maxParticipants, startsAt, endsAt }) {
      insert.run({ id, gameId, title, description, prizeDescription, minScore, maxParticipants, startsAt, endsAt })
      return row.parse(byId.get(id))
    },
    async byId(id) {
      const found = byId.get(id)
      return found === undefined ? null : row.parse(found)
    },
  }
}
