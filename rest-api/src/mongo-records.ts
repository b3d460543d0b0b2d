import { mongoSignInPlaces } from './auth/known-addresses.mongo.ts'
import { mongoLinks } from './auth/links.mongo.ts'
import { mongoUsers } from './auth/users.mongo.ts'
import { mongoEntries } from './challenges/entries.mongo.ts'
import { mongoDeletedAccounts } from './my-data/deleted-accounts.mongo.ts'
import { mongoTickets } from './provider/tickets.mongo.ts'
import { type Repositories, recordsOn } from './repositories.ts'
import { mongoStore } from './stores/collection.mongo.ts'
import { inTime } from './stores/in-time.ts'
import type { Mongo } from './stores/mongo.ts'

/** Imported where MongoDB is wanted and nowhere else: its client is 400 files, a fifth of a start. */
export function mongoRecords(mongo: Mongo): Repositories {
  return recordsOn(mongoStore(mongo), {
    users: inTime(mongoUsers(mongo)),
    links: inTime(mongoLinks(mongo)),
    tickets: inTime(mongoTickets(mongo)),
    places: inTime(mongoSignInPlaces(mongo)),
    entries: inTime(mongoEntries(mongo)),
    deleted: inTime(mongoDeletedAccounts(mongo)),
    // Its files are its own business
    settle: async () => undefined,
  })
}
