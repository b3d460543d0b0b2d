import { mongoUsers } from './auth/users.mongo.ts'
import { sqliteUsers } from './auth/users.sqlite.ts'
import type { Users } from './auth/users.ts'
import type { Mongo } from './stores/mongo.ts'
import type { Sqlite } from './stores/sqlite.ts'

/** Everything this server keeps for good, each behind its feature's own port. */
export interface Records {
  readonly users: Users
}

export function mongoRecords(mongo: Mongo): Records {
  return { users: mongoUsers(mongo) }
}

export function sqliteRecords(db: Sqlite): Records {
  return { users: sqliteUsers(db) }
}
