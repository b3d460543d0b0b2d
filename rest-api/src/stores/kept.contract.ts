import { expect } from 'vitest'
import type { Repositories } from '../repositories.ts'

/** What every kept copy of an earlier version has in it, read by this one; each was made by playing the product of then. */
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
  // And what is kept goes on
  expect(await users.saveSettings(ada.id, { publicProfile: false })).toMatchObject({ settings: { gameUpdates: true } })
  expect(await users.edit(bob.id, { username: 'ADA' })).toEqual({ ok: false, code: 'username-taken' })
  expect(await entries.join({ challengeId: '2026-w48', userId: cleo.id, at: 1, most: 3 })).toMatchObject({ ok: true })
  expect(await entries.join({ challengeId: '2026-w48', userId: 'dora', at: 1, most: 3 })).toMatchObject({ ok: false })
}
