import { mongoUsers } from './auth/users.mongo.ts'
import { sqliteUsers } from './auth/users.sqlite.ts'
import type { Users } from './auth/users.ts'
import { mongoMessages } from './contact/messages.mongo.ts'
import { sqliteMessages } from './contact/messages.sqlite.ts'
import type { Messages } from './contact/messages.ts'
import { mongoReports } from './reports/reports.mongo.ts'
import { sqliteReports } from './reports/reports.sqlite.ts'
import type { Reports } from './reports/reports.ts'
import type { Mongo } from './stores/mongo.ts'
import type { Sqlite } from './stores/sqlite.ts'

/** Everything this server keeps for good, each behind its feature's own port. */
export interface Records {
  readonly users: Users
  readonly messages: Messages
  readonly reports: Reports
}

export function mongoRecords(mongo: Mongo): Records {
  return { users: mongoUsers(mongo), messages: mongoMessages(mongo), reports: mongoReports(mongo) }
}

export function sqliteRecords(db: Sqlite): Records {
  return { users: sqliteUsers(db), messages: sqliteMessages(db), reports: sqliteReports(db) }
}
