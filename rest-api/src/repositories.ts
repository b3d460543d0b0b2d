import { sqliteSignInPlaces } from './auth/known-addresses.sqlite.ts'
import type { KnownAddresses } from './auth/known-addresses.ts'
import { sqliteLinks } from './auth/links.sqlite.ts'
import type { Links } from './auth/links.ts'
import { sqliteUsers } from './auth/users.sqlite.ts'
import type { Users } from './auth/users.ts'
import { sqliteBars } from './bars/bars.sqlite.ts'
import type { Bars } from './bars/bars.ts'
import { sqliteChallenges } from './challenges/challenges.sqlite.ts'
import type { Challenges } from './challenges/challenges.ts'
import { sqliteEntries } from './challenges/entries.sqlite.ts'
import type { Entries } from './challenges/entries.ts'
import { sqliteMessages } from './contact/messages.sqlite.ts'
import type { Messages } from './contact/messages.ts'
import { sqliteCrashes } from './crashes/crashes.sqlite.ts'
import type { Crashes } from './crashes/crashes.ts'
import { sqliteFavorites } from './favorites/favorites.sqlite.ts'
import type { Favorites } from './favorites/favorites.ts'
import { sqliteHistory } from './history/history.sqlite.ts'
import type { History } from './history/history.ts'
import { sqliteHouse } from './house/house.sqlite.ts'
import type { House } from './house/house.ts'
import { memoryDeletedAccounts } from './my-data/deleted-accounts.file.ts'
import type { DeletedAccounts } from './my-data/deleted-accounts.ts'
import { sqliteActs } from './operator/acts.sqlite.ts'
import type { Acts } from './operator/acts.ts'
import { sqliteTickets } from './provider/tickets.sqlite.ts'
import type { Tickets } from './provider/tickets.ts'
import { sqliteReports } from './reports/reports.sqlite.ts'
import type { Reports } from './reports/reports.ts'
import type { Sqlite } from './stores/database.ts'
import { overwriteDeleted } from './stores/sqlite.ts'
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
