import { mongoSignInPlaces } from './auth/known-addresses.mongo.ts'
import { sqliteSignInPlaces } from './auth/known-addresses.sqlite.ts'
import type { KnownAddresses } from './auth/known-addresses.ts'
import { mongoLinks } from './auth/links.mongo.ts'
import { sqliteLinks } from './auth/links.sqlite.ts'
import type { Links } from './auth/links.ts'
import { mongoUsers } from './auth/users.mongo.ts'
import { sqliteUsers } from './auth/users.sqlite.ts'
import type { Users } from './auth/users.ts'
import { mongoBars } from './bars/bars.mongo.ts'
import { sqliteBars } from './bars/bars.sqlite.ts'
import type { Bars } from './bars/bars.ts'
import { mongoChallenges } from './challenges/challenges.mongo.ts'
import { sqliteChallenges } from './challenges/challenges.sqlite.ts'
import type { Challenges } from './challenges/challenges.ts'
import { mongoEntries } from './challenges/entries.mongo.ts'
import { sqliteEntries } from './challenges/entries.sqlite.ts'
import type { Entries } from './challenges/entries.ts'
import { mongoMessages } from './contact/messages.mongo.ts'
import { sqliteMessages } from './contact/messages.sqlite.ts'
import type { Messages } from './contact/messages.ts'
import { mongoCrashes } from './crashes/crashes.mongo.ts'
import { sqliteCrashes } from './crashes/crashes.sqlite.ts'
import type { Crashes } from './crashes/crashes.ts'
import { mongoFavorites } from './favorites/favorites.mongo.ts'
import { sqliteFavorites } from './favorites/favorites.sqlite.ts'
import type { Favorites } from './favorites/favorites.ts'
import { mongoHistory } from './history/history.mongo.ts'
import { sqliteHistory } from './history/history.sqlite.ts'
import type { History } from './history/history.ts'
import { mongoHouse } from './house/house.mongo.ts'
import { sqliteHouse } from './house/house.sqlite.ts'
import type { House } from './house/house.ts'
import { memoryDeletedAccounts } from './my-data/deleted-accounts.file.ts'
import { mongoDeletedAccounts } from './my-data/deleted-accounts.mongo.ts'
import type { DeletedAccounts } from './my-data/deleted-accounts.ts'
import { mongoActs } from './operator/acts.mongo.ts'
import { sqliteActs } from './operator/acts.sqlite.ts'
import type { Acts } from './operator/acts.ts'
import { mongoTickets } from './provider/tickets.mongo.ts'
import { sqliteTickets } from './provider/tickets.sqlite.ts'
import type { Tickets } from './provider/tickets.ts'
import { mongoReports } from './reports/reports.mongo.ts'
import { sqliteReports } from './reports/reports.sqlite.ts'
import type { Reports } from './reports/reports.ts'
import type { Sqlite } from './stores/database.ts'
import { inTime } from './stores/in-time.ts'
import type { Mongo } from './stores/mongo.ts'
import { overwriteDeleted } from './stores/sqlite.ts'
import { mongoTvs } from './tv/tvs.mongo.ts'
import { sqliteTvs } from './tv/tvs.sqlite.ts'
import type { Tvs } from './tv/tvs.ts'

/** Everything this server keeps for good, each behind its feature's own port. */
export interface Repositories {
  readonly users: Users
  readonly links: Links
  readonly tickets: Tickets
  readonly places: KnownAddresses
  readonly messages: Messages
  readonly reports: Reports
  readonly challenges: Challenges
  readonly entries: Entries
  readonly history: History
  readonly favorites: Favorites
  readonly crashes: Crashes
  readonly bars: Bars
  readonly house: House
  readonly acts: Acts
  readonly tvs: Tvs
  readonly deleted: DeletedAccounts
  /** What was deleted is overwritten where it lay. It may fail to; the next one does it then. */
  readonly settle: () => Promise<void>
}

/** Deletes whatever has been kept for as long as `RETENTION` says. */
export async function expireRecords(records: Repositories, now: number): Promise<void> {
  await records.links.expire(now)
  await records.tickets.expire(now)
  await records.reports.expire(now)
  await records.messages.expire(now)
  await records.crashes.expire(now)
  await records.bars.expire(now)
  await records.acts.expire(now)
  await records.tvs.expire(now)
  await records.deleted.expire(now)
  await records.settle()
}

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

/** `erased` hears when something was deleted or written over, which is then still in the log beside the file. */
export function sqliteRecords(
  db: Sqlite,
  deleted: DeletedAccounts = memoryDeletedAccounts(),
  erased: () => void = () => undefined,
): Repositories {
  return {
    users: sqliteUsers(db, erased),
    links: sqliteLinks(db, erased),
    tickets: sqliteTickets(db, erased),
    places: sqliteSignInPlaces(db, erased),
    messages: sqliteMessages(db),
    reports: sqliteReports(db),
    challenges: sqliteChallenges(db),
    entries: sqliteEntries(db),
    history: sqliteHistory(db),
    favorites: sqliteFavorites(db, erased),
    crashes: sqliteCrashes(db),
    bars: sqliteBars(db),
    house: sqliteHouse(db),
    acts: sqliteActs(db),
    tvs: sqliteTvs(db),
    deleted,
    settle: async () => overwriteDeleted(db),
  }
}
