import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RETENTION } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './accounts/users.ts'
import { crewCard } from './crew-cards/crew-cards.ts'
import { sampleCrew } from './crews/crews.contract.ts'
import { crew } from './crews/crews.ts'
import { collectMyData } from './my-data/collect.ts'
import { recordsContract } from './records.contract.ts'
import { EVERY_RECORD, RECORDS, sqliteRecords } from './repositories.ts'
import type { AnyRecord } from './stores/declaration.ts'
import { openSqlite } from './stores/sqlite.ts'
import { recordsOf } from './stores/upkeep.ts'
import { TEST_CATALOGUE } from './testing/catalogue.ts'
import { sampleOf } from './testing/sample.ts'

recordsContract('SQLite', async () => {
  const db = openSqlite(':memory:')
  return { ...sqliteRecords(db), close: async () => db.close() }
})

/** Data stored elsewhere, or beside the records. */
const ELSEWHERE = [RETENTION.sessions, RETENTION.tombstones, RETENTION.backups, RETENTION.counts]

test('[RETAIN-2] [RECORD-12] every record says how long it is kept, and every line of what is kept is some record’s', () => {
  for (const { name, kept } of EVERY_RECORD) expect(kept.as.length, name).toBeGreaterThan(0)
  const said = new Set([...EVERY_RECORD.flatMap(({ kept }) => kept.as), ...ELSEWHERE])
  expect(Object.values(RETENTION).filter((line) => !said.has(line))).toEqual([])
  // Records with a retention are deleted by a field: some time after it, or at that time
  for (const { name, kept } of RECORDS)
    for (const line of kept.as.filter(({ ms }) => ms !== null))
      expect(
        kept.until?.some(({ ms }) => ms === line.ms || ms === 0),
        `${name}: ${line.what}`,
      ).toBe(true)
})

test('[ERASE-1] what a record says that its owner is shown, they are shown', async () => {
  const db = openSqlite(':memory:')
  const records = sqliteRecords(db)
  const nothing = { emailVerifiedAt: null, operatorSince: null, toldOfWeek: null, providerKey: null, providerAt: null }
  const names = { email: 'ada@example.com', username: 'Ada', firstName: null, lastName: null, profileImageUrl: null }
  const kept = { createdAt: 1, settings: DEFAULT_SETTINGS, passwordHash: 'hash', tokenVersion: 0, ...nothing }
  const account = { id: 'ada', ...names, ...kept }
  const collect = () => collectMyData(records, account, { now: 1, catalogue: TEST_CATALOGUE })
  for (const record of RECORDS) {
    if (!('in' in record.shown)) continue
    if (record === crewCard) {
      // Its crew shows it
      const [member] = (await records.crews.of('ada'))[0]?.members ?? []
      const card = { id: 'card', kind: 'dare', text: 'Sing', level: 'Mild', family: 'fame', topics: [] } as const
      await records.crewCards.add('c1', member?.id ?? '', [{ ...card, topics: [] }], 1)
      expect((await collect()).crews).toMatchObject([{ cards: ['Sing'] }])
      continue
    }
    expect((await collect())[record.shown.in], record.name).toEqual([])
    const [owner = ''] = 'removes' in record.erasure ? record.erasure.removes : ['by']
    // Its members are one field
    if (record === crew) await records.crews.make(sampleCrew('c1', [{ userId: 'ada' }]))
    else await recordsOf(records.store, record).insert({ ...sampleOf(record, 1), [owner]: 'ada' })
    expect((await collect())[record.shown.in], record.name).toHaveLength(1)
  }
  db.close()
})

/** Returns a record's line in `docs/kept.md`. */
function lineOf({ name, erasure, shown }: AnyRecord): string {
  const left = () => {
    if ('removes' in erasure) return 'deleted'
    if ('clears' in erasure) return `stays without ${Object.values(erasure.clears).flat().join(', ')}`
    return 'own' in erasure ? erasure.own : `stays: ${erasure.keeps}`
  }
  return `| \`${name}\` | ${left()} | ${'in' in shown ? `yes, as \`${shown.in}\`` : `no: ${shown.nowhere}`} |`
}

test('[RECORD-12] [RETAIN-2] [ERASE-1] [ERASE-2] `docs/kept.md` says of every record what its declaration says', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/kept.md'), 'utf8')
  const told = text.split('\n').filter((line) => line.startsWith('| `'))
  expect(told.sort()).toEqual(EVERY_RECORD.map(lineOf).sort())
})
