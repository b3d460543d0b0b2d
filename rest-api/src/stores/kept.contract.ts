import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import * as z from 'zod'
import { keptAccount } from '../accounts/users.ts'
import { keptEntry } from '../challenges/entries.ts'
import { RECORDS, type Repositories } from '../repositories.ts'
import type { AnyRecord } from './declaration.ts'
import { recordsOf } from './upkeep.ts'

const FIXTURES = join(import.meta.dirname, '../testing/fixtures')
const documents = z.record(z.string(), z.object({ documents: z.array(z.looseObject({ _id: z.string() })) }))
/** Version 13 stored every field of every record, the same in both stores; this is MongoDB's form. */
export const ALL_RECORDS = 'all-records-13'

/** Records that came after it. */
const SINCE: ReadonlySet<string> = new Set(['crews', 'crewCards'])

/** Returns what that version stored of one kind. */
function keptOf({ name, shape, key }: AnyRecord): readonly object[] {
  const kept = documents.parse(JSON.parse(readFileSync(join(FIXTURES, `${ALL_RECORDS}.json`), 'utf8')))
  const [only] = key.length === 1 ? key : []
  const found = kept[name]?.documents ?? []
  return found.map((one) => shape.parse(only === undefined ? one : { ...one, [only]: one._id }))
}

/** Checks that every record of that version is unchanged, and that there is no other. */
export async function proveAllIsThere(records: Repositories): Promise<void> {
  for (const record of RECORDS.filter(({ name }) => !SINCE.has(name))) {
    const was = keptOf(record)
    expect(was.length, record.name).toBeGreaterThan(0)
    const [first] = record.key
    const found = await recordsOf(records.store, record).list({ order: { [first]: 'up' } })
    expect(found, record.name).toHaveLength(was.length)
    expect(found, record.name).toEqual(expect.arrayContaining([...was]))
  }
  const accounts = keptOf(keptAccount as never).map((one) => keptAccount.shape.parse(one))
  expect(accounts).toHaveLength(2)
  for (const { emailKey: _, usernameKey: __, lookKey: ___, linkKey: ____, ...account } of accounts)
    expect(await records.users.byId(account.id)).toEqual(account)
  const [entry] = keptOf(keptEntry as never).map((one) => keptEntry.shape.parse(one))
  expect(await records.entries.top('2026-w48', 0, 10)).toMatchObject([{ userId: entry?.userId, best: { score: 700 } }])
}

/**
 * Checks with this version what every stored copy of an earlier version contains; each was recorded by playing the
 * product of its time.
 */
export async function proveEveningIsThere(records: Repositories): Promise<void> {
  const { users, messages, reports, entries, history, favorites, challenges } = records
  const accounts = await Promise.all(['ada', 'bob', 'cleo'].map((name) => users.byEmail(`${name}@example.com`)))
  const [ada, bob, cleo] = accounts.map((one) => one ?? expect.fail('somebody is missing'))
  if (!ada || !bob || !cleo) return
  expect(ada).toMatchObject({ username: 'Ada', firstName: 'Ada', lastName: 'Lovelace', tokenVersion: 0 })
  expect(ada.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(bob).toMatchObject({ username: 'Bobby', firstName: 'Robert', lastName: null })
  expect(bob.settings).toMatchObject({ publicProfile: false, shareActivity: true, gameUpdates: true })
  expect(cleo).toMatchObject({ tokenVersion: 1, settings: { publicProfile: true, shareActivity: false } })
  expect((await favorites.of(ada.id)).map(({ gameId }) => gameId)).toEqual([5, 1])
  expect((await favorites.of(bob.id)).map(({ gameId }) => gameId)).toEqual([2])
  expect(await history.of(ada.id, null, 10)).toMatchObject([{ slug: 'truth-or-dare', players: 3, place: 1, gameId: 1 }])
  expect(await challenges.byId('2026-w48')).toMatchObject({ gameId: 1, minScore: 100, maxParticipants: 10_000 })
  const [first, second] = await entries.top('2026-w48', 0, 10)
  expect(new Set([first?.userId, second?.userId])).toEqual(new Set([ada.id, bob.id]))
  expect(first?.best).toMatchObject({ score: 0, verified: true })
  expect((await messages.newest(10)).map(({ subject }) => subject)).toEqual(['Thanks', 'A bar in Utrecht'])
  expect((await reports.newest(10)).at(0)).toMatchObject({ kind: 'player', by: ada.id, text: null })
  // Stored data can still change
  expect(await users.saveSettings(ada.id, { publicProfile: false })).toMatchObject({ settings: { gameUpdates: true } })
  expect(await users.edit(bob.id, { username: 'ADA' })).toEqual({ ok: false, code: 'username-taken' })
  expect(await entries.join({ challengeId: '2026-w48', userId: cleo.id, at: 1, most: 3 })).toMatchObject({ ok: true })
  expect(await entries.join({ challengeId: '2026-w48', userId: 'dora', at: 1, most: 3 })).toMatchObject({ ok: false })
}
