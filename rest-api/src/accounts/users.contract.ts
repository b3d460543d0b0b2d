import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unavailableStoreIn } from '../stores/store-unavailable.ts'
import type { Account, Users } from './users.ts'

function account(id: string, name: string): Account {
  return {
    id,
    email: `${name}@Example.com`,
    username: name,
    firstName: null,
    lastName: 'Doe',
    profileImageUrl: null,
    createdAt: 1_760_000_000_000,
    settings: { emailNotifications: true, gameUpdates: true, publicProfile: true, shareActivity: false },
    passwordHash: 'hash',
    tokenVersion: 0,
    emailVerifiedAt: null,
    operatorSince: null,
    toldOfWeek: null,
    providerKey: null,
    providerAt: null,
  }
}

/** Tests what every store of accounts promises. */
export function usersContract(
  name: string,
  open: () => Promise<{ readonly users: Users; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let users: Users
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ users, close } = await open())
    })
    afterAll(() => close())

    test('[AUTH-1] what is kept is what was given', async () => {
      const ada = account('ada', 'Ada')
      expect(await users.create(ada)).toEqual({ ok: true, state: ada })
      expect(await users.byId('ada')).toEqual(ada)
      expect(await users.byEmail('ADA@example.COM')).toEqual(ada)
      expect(await users.byIds(['ada', 'nobody'])).toEqual([ada])
      expect(await users.byId('nobody')).toBeNull()
      expect(await users.byEmail('nobody@example.com')).toBeNull()
    })

    test('[OPERATOR-2] accounts are counted', async () => {
      const before = await users.count()
      await users.create(account('counted', 'Counted'))
      expect(await users.count()).toBe(before + 1)
      await users.remove('counted')
      expect(await users.count()).toBe(before)
    })

    test('[AUTH-36] accounts that want weekly news and have verified their email are told once', async () => {
      const wants = { ...account('wants', 'Wants'), emailVerifiedAt: 1 }
      const settings = { ...wants.settings, gameUpdates: true }
      await users.create({ ...wants, settings })
      await users.create({ ...account('unproven', 'Unproven'), settings })
      await users.create({
        ...account('quiet', 'Quiet'),
        emailVerifiedAt: 1,
        settings: { ...settings, gameUpdates: false },
      })
      const told = await Promise.all([users.takeToTell('2026-w48', 10), users.takeToTell('2026-w48', 10)])
      expect(told.flat().map(({ id }) => id)).toEqual(['wants'])
      expect(await users.takeToTell('2026-w48', 10)).toEqual([])
      expect((await users.takeToTell('2026-w49', 10)).map(({ id }) => id)).toEqual(['wants'])
      await users.remove('wants')
    })

    test('[OPERATOR-9] it’s known whether a link has made anyone an operator', async () => {
      expect(await users.operators()).toEqual([])
      await users.create(account('opera', 'Opera'))
      await users.edit('opera', { operatorSince: 7 })
      expect((await users.byId('opera'))?.operatorSince).toBe(7)
      expect((await users.operators()).map(({ id }) => id)).toEqual(['opera'])
      await users.edit('opera', { operatorSince: null })
      expect(await users.operators()).toEqual([])
      await users.remove('opera')
    })

    test('[AUTH-2] an email or a username is taken in any case', async () => {
      await users.create(account('bob', 'Bob'))
      expect(await users.create({ ...account('b2', 'BOB'), username: 'other' })).toEqual({
        ok: false,
        code: 'email-taken',
      })
      expect(await users.create({ ...account('b3', 'bOb'), email: 'other@example.com' })).toEqual({
        ok: false,
        code: 'username-taken',
      })
    })

    test('[AUTH-2] if twenty ask for one name in parallel, one gets it', async () => {
      const asked = await Promise.allSettled(
        Array.from({ length: 20 }, (_, i) => users.create(account(`race-${i}`, 'Race'))),
      )
      expect(asked.filter((answer) => answer.status === 'fulfilled' && answer.value.ok)).toHaveLength(1)
      // On a busy machine some wait so long that they must retry
      const faults = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      expect(faults.filter((fault) => unavailableStoreIn(fault) === null)).toEqual([])
    })

    test('[AUTH-8] an edit changes what it names and nothing else', async () => {
      const cleo = account('cleo', 'Cleo')
      await users.create(cleo)
      expect(await users.edit('cleo', { firstName: 'C' })).toEqual({ ok: true, state: { ...cleo, firstName: 'C' } })
      expect(await users.edit('cleo', { lastName: null })).toMatchObject({ ok: true, state: { lastName: null } })
      expect(await users.edit('cleo', {})).toMatchObject({ ok: true, state: { firstName: 'C', username: 'Cleo' } })
      expect(await users.edit('cleo', { username: 'CLEO' })).toMatchObject({ ok: true, state: { username: 'CLEO' } })
      expect(await users.edit('nobody', { firstName: 'N' })).toBeNull()
    })

    test('[AUTH-2] an edit can’t take another account’s name', async () => {
      await users.create(account('dan', 'Dan'))
      await users.create(account('eve', 'Eve'))
      expect(await users.edit('eve', { username: 'dan' })).toEqual({ ok: false, code: 'username-taken' })
      expect(await users.edit('eve', { email: 'DAN@example.com' })).toEqual({ ok: false, code: 'email-taken' })
      expect(await users.byId('eve')).toEqual(account('eve', 'Eve'))
    })

    test('[AUTH-18] a username that looks like another’s is taken, and one’s own may change its look', async () => {
      await users.create(account('jo', 'Joanna'))
      const like = { ...account('jo2', 'j2'), username: 'Jоаnnа' }
      expect(await users.create(like)).toEqual({ ok: false, code: 'username-taken' })
      await users.create(account('kim', 'Kimmy'))
      expect(await users.edit('kim', { username: 'JOАNNA' })).toEqual({ ok: false, code: 'username-taken' })
      expect(await users.edit('jo', { username: 'Jоаnnа' })).toMatchObject({ ok: true, state: { username: 'Jоаnnа' } })
      expect(await users.edit('jo', { username: 'Joanna' })).toMatchObject({ ok: true })
    })

    test('[AUTH-9] settings change one by one', async () => {
      await users.create(account('fay', 'Fay'))
      expect((await users.saveSettings('fay', { shareActivity: true }))?.settings).toEqual({
        emailNotifications: true,
        gameUpdates: true,
        publicProfile: true,
        shareActivity: true,
      })
      expect((await users.saveSettings('fay', {}))?.settings.shareActivity).toBe(true)
      expect(await users.saveSettings('nobody', { shareActivity: true })).toBeNull()
    })

    test('[AUTH-15] an edit that ends the tokens does so in the same write, or not at all', async () => {
      await users.create(account('hal', 'Hal'))
      await users.create(account('ivy', 'Ivy'))
      expect(await users.edit('hal', { email: 'ivy@example.com', endsTokens: true })).toMatchObject({ ok: false })
      expect((await users.byId('hal'))?.tokenVersion).toBe(0)
      const moved = { email: 'hal2@example.com', tokenVersion: 1 }
      expect(await users.edit('hal', { email: moved.email, endsTokens: true })).toMatchObject({
        ok: true,
        state: moved,
      })
      expect(await users.byId('hal')).toMatchObject(moved)
    })

    test('[AUTH-39] what was proven of an account is not written to one that was changed in between', async () => {
      const seen = account('lou', 'Lou')
      await users.create(seen)
      expect(await users.edit('lou', { firstName: 'L' }, seen)).toMatchObject({ ok: true })
      await users.edit('lou', { endsTokens: true })
      expect(await users.edit('lou', { passwordHash: 'of somebody else' }, seen)).toBeNull()
      const moved = await users.edit('lou', { email: 'lou2@example.com' })
      expect(await users.edit('lou', { emailVerifiedAt: 1 }, { ...seen, tokenVersion: 1 })).toBeNull()
      expect(moved?.ok && (await users.byId('lou'))).toEqual(moved?.ok && moved.state)
    })

    test('[OIDC-6] a provider’s person has at most one account', async () => {
      const key = 'https://id.example 42'
      const max = { ...account('max', 'Max'), passwordHash: null, providerKey: key, providerAt: 5 }
      expect(await users.create(max)).toEqual({ ok: true, state: max })
      expect(await users.byProvider(key)).toEqual(max)
      expect(await users.create({ ...account('max2', 'Max2'), providerKey: key })).toMatchObject({
        code: 'provider-taken',
      })
      await users.create(account('ned', 'Ned'))
      expect(await users.edit('ned', { provider: { key, at: 6 } })).toEqual({ ok: false, code: 'provider-taken' })
      await users.edit('max', { provider: null })
      expect(await users.byProvider(key)).toBeNull()
      expect(await users.edit('ned', { provider: { key, at: 6 } })).toMatchObject({ state: { providerAt: 6 } })
    })

    test('[ERASE-2] an account that is deleted is gone, and its names are free', async () => {
      await users.create(account('ida', 'Ida'))
      expect(await users.remove('ida')).toBe(true)
      expect(await users.remove('ida')).toBe(false)
      expect(await users.byId('ida')).toBeNull()
      expect(await users.byEmail('ida@example.com')).toBeNull()
      expect(await users.create(account('ida-2', 'Ida'))).toMatchObject({ ok: true })
    })

    test('[AUTH-7] ending the tokens counts their version on', async () => {
      await users.create(account('gus', 'Gus'))
      await Promise.all([users.endTokens('gus'), users.endTokens('gus')])
      expect((await users.byId('gus'))?.tokenVersion).toBe(2)
    })
  })
}
