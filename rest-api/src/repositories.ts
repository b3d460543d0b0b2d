import { sqliteUsers } from './accounts/users.sqlite.ts'
import { keptAccount, type Users } from './accounts/users.ts'
import { type AuditLog, auditEntry, auditLogOn } from './audit-log/audit-log.ts'
import { type KnownAddresses, knownAddressesOn, signInPlace } from './auth/known-addresses.ts'
import { type Links, link, linksOn } from './auth/links.ts'
import { type Tickets, ticket, ticketsOn } from './auth/tickets.ts'
import { type Bans, ban, bansOn } from './bans/bans.ts'
import { type Challenges, challengesOn, weeklyChallenge } from './challenges/challenges.ts'
import { sqliteEntries } from './challenges/entries.sqlite.ts'
import { type Entries, keptEntry } from './challenges/entries.ts'
import { type Messages, message, messagesOn } from './contact/messages.ts'
import { type Crashes, crash, crashesOn } from './crashes/crashes.ts'
import { type CrewCards, crewCard, crewCardsOn } from './crew-cards/crew-cards.ts'
import { type Crews, crew, crewsOn } from './crews/crews.ts'
import { memoryDeletedAccounts } from './deleted-accounts/deleted-accounts.file.ts'
import { type DeletedAccounts, deletedAccount } from './deleted-accounts/deleted-accounts.ts'
import { type Favorites, favorite, favoritesOn } from './favorites/favorites.ts'
import { type History, historyOn, playedGame } from './history/history.ts'
import { type Reports, report, reportsOn } from './reports/reports.ts'
import { type ServerSettings, serverSettings, serverSettingsOn } from './server-settings/server-settings.ts'
import { sqliteStore } from './stores/collection.sqlite.ts'
import type { Store } from './stores/collection.ts'
import type { Sqlite } from './stores/database.ts'
import type { AnyRecord } from './stores/declaration.ts'
import { overwriteDeleted } from './stores/sqlite.ts'
import { expireIn, forgetIn } from './stores/upkeep.ts'
import { type Tvs, tv, tvsOn } from './tv/tvs.ts'

/** The records that are stored exactly as declared. */
export const RECORDS: readonly AnyRecord[] = [
  link,
  ticket,
  signInPlace,
  message,
  report,
  weeklyChallenge,
  playedGame,
  favorite,
  crash,
  ban,
  serverSettings,
  auditEntry,
  tv,
  crew,
  crewCard,
]
/** Every record, including those that a store keeps in its own way. */
export const EVERY_RECORD: readonly AnyRecord[] = [...RECORDS, keptAccount, keptEntry, deletedAccount]

/** Everything this server stores durably, each behind its feature's own interface. */
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
  readonly bans: Bans
  readonly serverSettings: ServerSettings
  readonly auditLog: AuditLog
  readonly tvs: Tvs
  readonly crews: Crews
  readonly crewCards: CrewCards
  readonly deleted: DeletedAccounts
  /** The store that contains all of them. */
  readonly store: Store
  /** Removes deleted accounts from everything, one step at a time. */
  readonly forgetting: readonly ((ids: readonly string[], newId: () => string) => Promise<void>)[]
  /** Overwrites deleted data on disk. May fail; then the next call does it. */
  readonly settle: () => Promise<void>
}

/** The parts that a store implements in its own way. */
export type OwnRepositories = Pick<Repositories, 'users' | 'entries' | 'deleted' | 'settle'>

export function recordsOn(store: Store, own: OwnRepositories): Repositories {
  const crews = crewsOn(store)
  const crewCards = crewCardsOn(store)
  return {
    ...own,
    links: linksOn(store),
    tickets: ticketsOn(store),
    places: knownAddressesOn(store),
    messages: messagesOn(store),
    reports: reportsOn(store),
    challenges: challengesOn(store),
    history: historyOn(store),
    favorites: favoritesOn(store),
    crashes: crashesOn(store),
    bans: bansOn(store),
    serverSettings: serverSettingsOn(store),
    auditLog: auditLogOn(store),
    tvs: tvsOn(store),
    crews,
    crewCards,
    store,
    forgetting: [
      // Voids their tokens first
      async (ids) => {
        for (const id of ids) await own.users.remove(id)
      },
      // Random IDs: the scores belong to no account, and no account ever gets such an ID
      async (ids, newId) => {
        for (const id of ids) await own.entries.makeNameless(id, () => `gone-${newId()}`)
      },
      // Their cards first: without the member nobody would find them
      async (ids) => {
        for (const userId of ids)
          for (const { id, members } of await crews.of(userId))
            for (const member of members.filter((one) => one.userId === userId))
              await crewCards.forgetMember(id, member.id)
      },
      async (ids) => void (await crews.forget(ids)),
      ...RECORDS.map((record) => (ids: readonly string[]) => forgetIn(store, record, ids)),
    ],
  }
}

/** Deletes expired rows, and rows beyond the maximum. */
export async function expireRecords(records: Repositories, now: number): Promise<void> {
  for (const record of RECORDS) await expireIn(records.store, record, now)
  await records.deleted.expire(now)
  await records.settle()
}

/** `erased` is called after something was deleted or overwritten, because the log beside the file still contains it. */
export function sqliteRecords(
  db: Sqlite,
  deleted: DeletedAccounts = memoryDeletedAccounts(),
  erased: () => void = () => undefined,
): Repositories {
  return recordsOn(sqliteStore(db, erased), {
    users: sqliteUsers(db, erased),
    entries: sqliteEntries(db),
    deleted,
    settle: async () => overwriteDeleted(db),
  })
}
