import { mongoUsers } from './accounts/users.mongo.ts'
import { mongoEntries } from './challenges/entries.mongo.ts'
import { deletedAccountsOn } from './deleted-accounts/deleted-accounts.ts'
import { type Repositories, recordsOn } from './repositories.ts'
import { mongoStore } from './stores/collection.mongo.ts'
import { inTime } from './stores/in-time.ts'
import type { Mongo } from './stores/mongo.ts'

/** Only imported if MongoDB is used: its client is 400 files, a fifth of the start time. */
export function mongoRecords(mongo: Mongo): Repositories {
  const store = mongoStore(mongo)
  return recordsOn(store, {
    users: inTime(mongoUsers(mongo)),
    entries: inTime(mongoEntries(mongo)),
    deleted: deletedAccountsOn(store),
    // MongoDB takes care of its own files
    settle: async () => undefined,
  })
}
