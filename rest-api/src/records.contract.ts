import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usersContract } from './accounts/users.contract.ts'
import { auditLogContract } from './audit-log/audit-log.contract.ts'
import { knownAddressesContract } from './auth/known-addresses.contract.ts'
import { linksContract } from './auth/links.contract.ts'
import { ticketsContract } from './auth/tickets.contract.ts'
import { bansContract } from './bans/bans.contract.ts'
import { challengesContract } from './challenges/challenges.contract.ts'
import { entriesContract } from './challenges/entries.contract.ts'
import { messagesContract } from './contact/messages.contract.ts'
import { crashesContract } from './crashes/crashes.contract.ts'
import { crewCardsContract } from './crew-cards/crew-cards.contract.ts'
import { crewsContract } from './crews/crews.contract.ts'
import { deletedAccountsContract } from './deleted-accounts/deleted-accounts.contract.ts'
import { favoritesContract } from './favorites/favorites.contract.ts'
import { historyContract } from './history/history.contract.ts'
import { erasingContract } from './my-data/erase.contract.ts'
import { reportsContract } from './reports/reports.contract.ts'
import { expireRecords, RECORDS, type Repositories } from './repositories.ts'
import { serverSettingsContract } from './server-settings/server-settings.contract.ts'
import type { AnyRecord } from './stores/declaration.ts'
import { recordsOf } from './stores/upkeep.ts'
import { sampleOf } from './testing/sample.ts'
import { tvsContract } from './tv/tvs.contract.ts'

const DAY = 24 * 60 * 60 * 1000
const FROM = 1_800_000_000_000
type Row = Readonly<Record<string, string | number | boolean | null>>
type Opened = Repositories & { readonly close: () => Promise<void> }

/** The days from the time in a field until a record expires, written out here; 0 means at that time. */
const OVER_AFTER: readonly (readonly [string, string, number])[] = [
  ['messages', 'at', 365],
  ['messages', 'doneAt', 90],
  ['reports', 'at', 365],
  ['reports', 'doneAt', 90],
  ['crashes', 'lastAt', 30],
  ['acts', 'at', 365],
  ['bars', 'until', 0],
  ['tvs', 'until', 0],
  ['crews', 'usedAt', 365],
  ['crewCards', 'usedAt', 365],
  ['links', 'until', 0],
  ['tickets', 'until', 0],
]
/** The field that names an account, and the fields that are removed with it. */
const FORGOTTEN: readonly (readonly [string, string, 'all of it' | readonly string[]])[] = [
  ['links', 'userId', 'all of it'],
  ['links', 'maker', 'all of it'],
  ['tickets', 'userId', 'all of it'],
  ['signInPlaces', 'userId', 'all of it'],
  ['history', 'userId', 'all of it'],
  ['favorites', 'userId', 'all of it'],
  ['bars', 'mark', 'all of it'],
  ['reports', 'by', ['by']],
  ['reports', 'accountId', ['accountId', 'name']],
]

/** The maximum number of rows. */
const TOO_MANY: readonly (readonly [string, number, string])[] = [
  ['messages', 10_000, 'at'],
  ['reports', 10_000, 'at'],
  ['crashes', 500, 'lastAt'],
]

/** Tests what every store promises for all records. */
export function recordsContract(name: string, open: () => Promise<Opened>): void {
  usersContract(`accounts in ${name}`, open)
  linksContract(`links in ${name}`, open)
  ticketsContract(`tickets in ${name}`, open)
  knownAddressesContract(`known addresses in ${name}`, open)
  messagesContract(`messages in ${name}`, open)
  reportsContract(`reports in ${name}`, open)
  challengesContract(`challenges in ${name}`, open)
  entriesContract(`entries in ${name}`, open)
  historyContract(`history in ${name}`, open)
  favoritesContract(`favorites in ${name}`, open)
  crashesContract(`crashes in ${name}`, open)
  bansContract(`bans in ${name}`, open)
  serverSettingsContract(`server settings in ${name}`, open)
  auditLogContract(`the audit log in ${name}`, open)
  tvsContract(`TVs in ${name}`, open)
  crewsContract(`crews in ${name}`, open)
  crewCardsContract(`cards of crews in ${name}`, open)
  deletedAccountsContract(`deleted accounts in ${name}`, open)
  erasingContract(`erasing in ${name}`, async () => {
    const records = await open()
    return { records, close: records.close }
  })

  describe(`what is declared, in ${name}`, () => {
    let records: Opened
    beforeAll(async () => {
      records = await open()
    })
    afterAll(() => records.close())
    const recordNamed = (one: string) => RECORDS.find((record) => record.name === one) ?? expect.fail(one)
    const keep = async (record: AnyRecord, rows: readonly Row[]) => {
      await recordsOf(records.store, record).remove({})
      for (const row of rows) expect(await recordsOf(records.store, record).insert(row)).toBe(true)
    }
    const left = async (record: AnyRecord) => {
      const [key] = record.key
      return recordsOf(records.store, record).list({ order: { [key]: 'up' } })
    }

    test.each(OVER_AFTER)(
      '[RETAIN-1] of %s what is over by %s is deleted then, and no earlier',
      async (of, field, days) => {
        const record = recordNamed(of)
        const [over, next, young] = [1, 2, 3].map((n) => ({ ...sampleOf(record, n), ...timesOf(record, FROM) }))
        const rows = [
          { ...over, [field]: FROM - days * DAY },
          { ...next, [field]: FROM - days * DAY + 1 },
          { ...young },
        ]
        await keep(record, rows)
        await expireRecords(records, FROM - 1)
        expect(await left(record)).toEqual(rows)
        await expireRecords(records, FROM)
        expect(await left(record)).toEqual(rows.slice(1))
      },
    )

    test('[RETAIN-1] the table above has all that is kept for a time', () => {
      const declared = RECORDS.flatMap(({ name: of, kept }) => (kept.until ?? []).map(({ field }) => `${of} ${field}`))
      expect(OVER_AFTER.map(([of, field]) => `${of} ${field}`).sort()).toEqual(declared.sort())
    })

    test.each(TOO_MANY)(
      '[CRASH-2] [CONTACT-6] [REPORT-11] of %s %d are kept: of more, those that are done go first, then the oldest',
      async (of, most, field) => {
        const record = recordNamed(of)
        const isDone: Row = record.name === 'crashes' ? {} : { doneAt: FROM }
        const rowOf = (n: number) => ({ ...sampleOf(record, n), ...timesOf(record, FROM), [field]: FROM - n })
        const rows = Array.from({ length: most + 3 }, (_, n) => ({ ...rowOf(n), ...(n === 0 ? isDone : {}) }))
        await recordsOf(records.store, record).remove({})
        for (let i = 0; i < rows.length; i += 500)
          await recordsOf(records.store, record).insertAll(rows.slice(i, i + 500))
        await expireRecords(records, FROM)
        const kept = await recordsOf(records.store, record).list({ order: { [field]: 'down' } })
        const first = record.name === 'crashes' ? 0 : 1
        expect(kept.map((row) => row[field])).toEqual(
          rows.slice(first, first + most).map((row) => FROM - rows.indexOf(row)),
        )
        await recordsOf(records.store, record).remove({})
      },
    )

    test.each(FORGOTTEN)('[ERASE-2] [ERASE-3] with whoever %s name as %s goes: %s', async (of, field, cleared) => {
      const record = recordNamed(of)
      const [mine, theirs] = [1, 2].map((n) => ({ ...sampleOf(record, n), ...timesOf(record, FROM) }))
      const rows = [
        { ...mine, [field]: 'ada' },
        { ...theirs, [field]: 'bob' },
      ]
      await keep(record, rows)
      for (const forget of records.forgetting) await forget(['ada', 'nobody'], () => crypto.randomUUID())
      const without = (row: Row) => ({ ...row, ...Object.fromEntries([cleared].flat().map((one) => [one, null])) })
      expect(await left(record)).toEqual(cleared === 'all of it' ? rows.slice(1) : [without(rows[0] ?? {}), rows[1]])
    })

    test('[ERASE-2] the table above has all that names an account', () => {
      const declared = RECORDS.flatMap(({ name: of, erasure }) => [
        ...('removes' in erasure ? erasure.removes.map((field) => `${of} ${field}`) : []),
        ...('clears' in erasure ? Object.keys(erasure.clears).map((field) => `${of} ${field}`) : []),
      ])
      expect(FORGOTTEN.map(([of, field]) => `${of} ${field}`).sort()).toEqual(declared.sort())
    })

    test('[KEPT-5] what is there is kept and read as it was, whatever its record', async () => {
      for (const record of RECORDS) {
        const rows = [1, 2, 3].map((n) => sampleOf(record, n))
        await keep(record, rows)
        expect(await left(record), record.name).toEqual(rows)
      }
    })
  })
}

/** Sets every time field of a record so that it isn't expired yet. */
function timesOf({ kept }: AnyRecord, at: number): Row {
  return Object.fromEntries(
    (kept.until ?? []).map(({ field, ms }) => [field, field === 'doneAt' ? null : ms === 0 ? at + 1 : at]),
  )
}
