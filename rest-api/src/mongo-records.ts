import { mongoSignInPlaces } from './auth/known-addresses.mongo.ts'
import { mongoLinks } from './auth/links.mongo.ts'
import { mongoUsers } from './auth/users.mongo.ts'
import { mongoBars } from './bars/bars.mongo.ts'
import { mongoChallenges } from './challenges/challenges.mongo.ts'
import { mongoEntries } from './challenges/entries.mongo.ts'
import { mongoMessages } from './contact/messages.mongo.ts'
import { mongoCrashes } from './crashes/crashes.mongo.ts'
import { mongoFavorites } from './favorites/favorites.mongo.ts'
import { mongoHistory } from './history/history.mongo.ts'
import { mongoHouse } from './house/house.mongo.ts'
import { mongoDeletedAccounts } from './my-data/deleted-accounts.mongo.ts'
import { mongoActs } from './operator/acts.mongo.ts'
import { mongoTickets } from './provider/tickets.mongo.ts'
import { mongoReports } from './reports/reports.mongo.ts'
import type { Repositories } from './repositories.ts'
import { inTime } from './stores/in-time.ts'
import type { Mongo } from './stores/mongo.ts'
import { mongoTvs } from './tv/tvs.mongo.ts'

export { connectMongo } from './stores/mongo.ts'

/** Imported where MongoDB is wanted and nowhere else: its client is 400 files, a fifth of a start. */
export function mongoRecords(mongo: Mongo): Repositories {
  return {
    users: inTime(mongoUsers(mongo)),
    links: inTime(mongoLinks(mongo)),
    tickets: inTime(mongoTickets(mongo)),
    places: inTime(mongoSignInPlaces(mongo)),
    messages: inTime(mongoMessages(mongo)),
    reports: inTime(mongoReports(mongo)),
    challenges: inTime(mongoChallenges(mongo)),
    entries: inTime(mongoEntries(mongo)),
    history: inTime(mongoHistory(mongo)),
    favorites: inTime(mongoFavorites(mongo)),
    crashes: inTime(mongoCrashes(mongo)),
    bars: inTime(mongoBars(mongo)),
    house: inTime(mongoHouse(mongo)),
    acts: inTime(mongoActs(mongo)),
    tvs: inTime(mongoTvs(mongo)),
    deleted: inTime(mongoDeletedAccounts(mongo)),
    // Its files are its own business
    settle: async () => undefined,
  }
}
