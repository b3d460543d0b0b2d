import { mongoUsers } from './accounts/users.mongo.ts'
import { mongoEntries } from './challenges/entries.mongo.ts'
import { deletedAccountsOn } from './deleted-accounts/deleted-accounts.ts'
import { type Repositories, recordsOn } from './repositories.ts'
import { mongoStore } from './stores/collection.mongo.ts'
import { inTime } from './stores/in-time.ts'
import type { Mongo } from './stores/mongo.ts'

/** Imported where MongoDB is wanted and nowhere else: its client is 400 files, a fifth of a start. */
export function mongoRecords(mongo: Mongo): Repositories {
  const store = mongoStore(mongo)
  return recordsOn(store, {
    users: inTime(mongoUsers(mongo)),
    entries: inTime(mongoEntries(mongo)),
    deleted: deletedAccountsOn(store),
    // Its files are its own business
    settle: async () => undefined,
  })
}
