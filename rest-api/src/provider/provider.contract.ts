import { createLog } from '@highjinks/platform'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMakeLink } from '../auth/link-maker.ts'
import type { Repositories } from '../repositories.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { startTestProvider, TEST_CLIENT, type TestProvider, visitProvider } from '../testing/test-provider.ts'
import { createProvider, type Provider } from './provider.ts'

const ORIGIN = 'https://play.test'
const PASSWORD = 'secret-enough'
const MINUTE = 60_000

/** Tests the whole trip to the provider and back, on every store of records. */
export function providerContract(
  name: string,
  open: () => Promise<{ readonly records: Repositories; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let there: TestProvider
    let provider: Provider
    beforeAll(async () => {
      there = await startTestProvider(`${ORIGIN}/auth/callback`)
      provider = createProvider({ ...TEST_CLIENT, issuer: there.issuer }, ORIGIN, createLog('silent'), Date.now)
    })
    afterAll(() => there.close())

    let later = 0
    let api: TestApi
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      api = await startTestApi({ provider, records: opened.records, publicUrl: ORIGIN, now: () => Date.now() + later })
      close = opened.close
    })
    beforeEach(() => {
      later = 0
    })
    afterAll(async () => {
      await api.close()
      await close()
    })

    const post = (path: string, body: unknown, token?: string) => api.call('POST', `/api/auth/${path}`, { body, token })
    const start = (purpose: string, token?: string) => post('provider/start', { purpose }, token)
    /** Goes to the provider and comes back. */
    async function goThere(name: string, purpose = 'sign in', token?: string) {
      const begun = await start(purpose, token)
      expect(begun.status).toBe(200)
      const answer = await visitProvider(begun.body.url, name)
      return post('provider/finish', { ticket: begun.body.ticket, answer })
    }
    async function signUpThere(name: string) {
      const arrived = await goThere(name)
      expect(arrived.body).toMatchObject({ kind: 'new', email: `${name}@example.com` })
      const made = await post('provider/register', { ticket: arrived.body.ticket, username: name })
      expect(made.status).toBe(201)
      return { token: String(made.body.token), id: String(made.body.user.id) }
    }
    const me = (token: string) => api.call('GET', '/api/auth/me', { token })
    const login = (name: string, password = PASSWORD) => post('login', { email: `${name}@example.com`, password })

    describe('signing in with a provider', () => {
      test('[OIDC-1] a stranger picks a name and has an account without a password; the next time they are in right away', async () => {
        const ada = await signUpThere('ada')
        expect((await me(ada.token)).body).toMatchObject({
          email: 'ada@example.com',
          emailVerified: true,
          hasPassword: false,
          provider: { host: new URL(there.issuer).host },
        })
        const again = await goThere('ada')
        expect(again.body).toMatchObject({ kind: 'signed in', user: { id: ada.id } })
        expect((await login('ada')).status).toBe(401)
      })

      test('[OIDC-1] a name that is taken leaves the ticket for another one', async () => {
        await api.signUp('Bob')
        const { ticket } = (await goThere('bea')).body
        expect((await post('provider/register', { ticket, username: 'bob' })).body.code).toBe('username-taken')
        expect((await post('provider/register', { ticket, username: 'bea' })).status).toBe(201)
        expect((await post('provider/register', { ticket, username: 'bea2' })).body.code).toBe('bad-visit')
      })

      test('[OIDC-2] what is in an address is worthless without the ticket, and a ticket is taken once', async () => {
        const begun = await start('sign in')
        const address = new URL(begun.body.url)
        expect(address.searchParams.get('code_challenge_method')).toBe('S256')
        expect(address.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/auth/callback`)
        expect(begun.body.url).not.toContain(begun.body.ticket)
        const answer = await visitProvider(begun.body.url, 'cleo')
        // Someone sends another person the address of their own return
        const others = await start('sign in')
        const swapped = await post('provider/finish', { ticket: others.body.ticket, answer })
        expect(swapped.body.code).toBe('bad-visit')
        const bring = () => post('provider/finish', { ticket: begun.body.ticket, answer })
        const all = await Promise.all([bring(), bring(), bring()])
        expect(all.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410, 410])
      })

      test('[OIDC-2] a ticket is over after ten minutes, and a code that was used is worth nothing', async () => {
        const begun = await start('sign in')
        const answer = await visitProvider(begun.body.url, 'dora')
        later = 11 * MINUTE
        expect((await post('provider/finish', { ticket: begun.body.ticket, answer })).body.code).toBe('bad-visit')
      })

      test('[OIDC-3] people who refuse there are told, and so are people whose email the provider doesn’t share', async () => {
        const begun = await start('sign in')
        const { searchParams } = new URL(begun.body.url)
        const answer = `error=access_denied&state=${searchParams.get('state')}&iss=${encodeURIComponent(there.issuer)}`
        const refused = await post('provider/finish', { ticket: begun.body.ticket, answer })
        expect([refused.status, refused.body.code]).toEqual([403, 'provider-refused'])
        expect((await goThere('nameless')).body.code).toBe('no-email')
      })

      test('[OIDC-3] an answer of another issuer, or none at all, is refused', async () => {
        for (const answer of ['', 'code=x', 'state=y&code=x', 'code=a&code=b']) {
          const { ticket } = (await start('sign in')).body
          expect((await post('provider/finish', { ticket, answer })).body.code, answer).toBe('bad-visit')
        }
        const begun = await start('sign in')
        const mixed = new URLSearchParams(await visitProvider(begun.body.url, 'emil'))
        mixed.set('iss', 'https://evil.test')
        const { ticket } = begun.body
        expect((await post('provider/finish', { ticket, answer: mixed.toString() })).body.code).toBe('bad-visit')
        expect((await post('provider/finish', { ticket: 't'.repeat(43), answer: 'x'.repeat(8001) })).status).toBe(400)
      })

      test('[OIDC-8] nobody new gets in while sign-up is closed, and who has an account does', async () => {
        await signUpThere('fay')
        const { ticket } = (await goThere('gus')).body
        await api.records.serverSettings.openSignUp(false)
        expect((await post('provider/register', { ticket, username: 'gus' })).body.code).toBe('sign-up-closed')
        expect((await goThere('gus')).body.code).toBe('sign-up-closed')
        expect((await goThere('fay')).body.kind).toBe('signed in')
        await api.records.serverSettings.openSignUp(true)
      })
    })

    describe('an account that is there already', () => {
      test('[OIDC-4] is linked by its present password, and by no other', async () => {
        const { id } = await api.signUp('hal')
        const arrived = await goThere('hal')
        expect(arrived.body).toMatchObject({ kind: 'known', email: 'hal@example.com', mayTakeOver: true })
        const { ticket } = arrived.body
        expect((await post('provider/link', { ticket, password: PASSWORD })).status).toBe(401)
        const { token } = (await login('hal')).body
        expect((await post('provider/link', { ticket, password: 'a-guess' }, token)).body.code).toBe('wrong-password')
        expect((await post('provider/link', { ticket }, token)).body.code).toBe('wrong-password')
        const linked = await post('provider/link', { ticket, password: PASSWORD }, token)
        expect(linked.body.user).toMatchObject({ id, emailVerified: true, hasPassword: true })
        expect((await goThere('hal')).body).toMatchObject({ kind: 'signed in', user: { id } })
        expect((await login('hal')).status).toBe(200)
      })

      test('[OIDC-5] a person who registered another’s email first keeps no way in: no password, token, link or provider', async () => {
        const squatter = await api.signUp('ivy')
        const own = await goThere('squatter', 'link', squatter.token)
        const linked = await post('provider/link', { ticket: own.body.ticket, password: PASSWORD }, squatter.token)
        const waiting = (await goThere('second', 'link', squatter.token)).body.ticket
        const { ticket } = (await goThere('ivy')).body
        const taken = await post('provider/take-over', { ticket })
        expect(taken.body.user).toMatchObject({ id: squatter.id, emailVerified: true, hasPassword: false })
        expect((await login('ivy')).status).toBe(401)
        expect((await me(squatter.token)).status).toBe(401)
        expect((await me(linked.body.token)).status).toBe(401)
        expect((await goThere('squatter')).body.kind).toBe('new')
        expect((await post('provider/link', { ticket: waiting }, taken.body.token)).body.code).toBe('bad-visit')
        expect((await post('provider/take-over', { ticket })).body.code).toBe('bad-visit')
        expect((await goThere('ivy')).body).toMatchObject({ kind: 'signed in', user: { id: squatter.id } })
      })

      test('[OIDC-5] an email that the provider does not vouch for proves nothing', async () => {
        await api.signUp('joe')
        const arrived = await goThere('unproven-joe')
        expect(arrived.body).toMatchObject({ kind: 'known', email: 'joe@example.com', mayTakeOver: false })
        const { ticket } = arrived.body
        expect((await post('provider/take-over', { ticket })).body.code).toBe('unproven-email')
        expect((await login('joe')).status).toBe(200)
        expect((await goThere('worded-joe')).body).toMatchObject({ kind: 'known', mayTakeOver: false })
        const stranger = await goThere('unproven-kim')
        const made = await post('provider/register', { ticket: stranger.body.ticket, username: 'kim' })
        expect(made.body.user).toMatchObject({ email: 'kim@example.com', emailVerified: false })
      })

      test('[OIDC-6] is linked from the profile, to nobody else, and one sign-in there is one account here', async () => {
        const lee = await api.signUp('lee')
        const mia = await api.signUp('mia')
        const arrived = await goThere('other-name', 'link', lee.token)
        const { ticket } = arrived.body
        expect((await post('provider/link', { ticket, password: PASSWORD }, mia.token)).body.code).toBe('bad-visit')
        expect((await post('provider/register', { ticket, username: 'other' })).body.code).toBe('bad-visit')
        expect((await post('provider/take-over', { ticket })).body.code).toBe('bad-visit')
        const linked = await post('provider/link', { ticket, password: PASSWORD }, lee.token)
        expect(linked.body.user).toMatchObject({ id: lee.id, email: 'lee@example.com', emailVerified: false })
        expect((await goThere('other-name', 'link', mia.token)).body.code).toBe('provider-taken')
        expect((await start('link')).body.code).toBe('not-signed-in')
      })

      test('[AUTH-38] a reset password removes every other way in, whoever had linked it', async () => {
        const uma = await api.signUp('uma')
        const { ticket } = (await goThere('thief', 'link', uma.token)).body
        await post('provider/link', { ticket, password: PASSWORD }, uma.token)
        const waiting = (await goThere('thief-2', 'link', uma.token)).body.ticket
        const account = await api.records.users.byId(uma.id)
        const secret = await createMakeLink(api.records.links, Date.now)('reset by operator', account)
        const reset = await post('reset', { token: secret, password: 'another-word' })
        expect(reset.body.user).toMatchObject({ id: uma.id, provider: null })
        expect((await goThere('thief')).body.kind).toBe('new')
        const late = await post('provider/link', { ticket: waiting, password: 'another-word' }, reset.body.token)
        expect(late.body.code).toBe('bad-visit')
        expect(await api.records.places.times(uma.id)).toHaveLength(1)
      })

      test('[OIDC-6] is unlinked only where a password is left', async () => {
        const nia = await signUpThere('nia')
        const unlink = (token: string, password?: string) =>
          api.call('DELETE', '/api/auth/me/provider', { token, ...(password !== undefined && { body: { password } }) })
        expect((await unlink(nia.token)).body.code).toBe('last-way-in')
        const { token } = (await goThere('nia', 'confirm', nia.token)).body
        const changed = await api.call('PUT', '/api/auth/me/password', { token, body: { newPassword: PASSWORD } })
        expect(changed.body.user).toMatchObject({ hasPassword: true })
        for (const wrong of [undefined, 'a-guess'])
          expect((await unlink(changed.body.token, wrong)).body.code).toBe('wrong-password')
        expect((await unlink(changed.body.token, PASSWORD)).body).toMatchObject({ provider: null, hasPassword: true })
        expect((await goThere('nia')).body.kind).toBe('known')
        expect((await login('nia')).status).toBe(200)
      })
    })

    describe('an account without a password', () => {
      const erase = (token: string) => api.call('DELETE', '/api/auth/me', { token, body: {} })
      const move = (token: string) => api.call('PATCH', '/api/auth/me', { token, body: { email: 'new@example.com' } })
      const setPassword = (token: string) =>
        api.call('PUT', '/api/auth/me/password', { token, body: { newPassword: PASSWORD } })

      test('[OIDC-7] confirms by signing in with its provider, which counts for five minutes, for itself alone', async () => {
        const owner = await signUpThere('otto')
        await signUpThere('pia')
        for (const ask of [erase, move, setPassword]) expect((await ask(owner.token)).body.code).toBe('confirm-first')
        expect((await goThere('pia', 'confirm', owner.token)).body.code).toBe('other-account')
        const confirmed = await goThere('otto', 'confirm', owner.token)
        expect(confirmed.body).toMatchObject({ kind: 'signed in', user: { id: owner.id } })
        later = 6 * MINUTE
        expect((await erase(confirmed.body.token)).body.code).toBe('confirm-first')
        later = 0
        expect((await erase(confirmed.body.token)).status).toBe(200)
        expect((await goThere('otto')).body.kind).toBe('new')
        expect(await api.records.tickets.of(owner.id)).toEqual([])
      })

      test('[OIDC-7] a provider that doesn’t say when someone signed in hasn’t proved a recent sign-in', async () => {
        const owner = await signUpThere('tia')
        const finish = provider.finish
        const silent: Provider = {
          ...provider,
          async finish(answer, visit) {
            const done = await finish(answer, visit)
            return done.ok ? { ok: true, state: { ...done.state, at: null } } : done
          },
        }
        const other = await startTestApi({ provider: silent, records: api.records, publicUrl: ORIGIN })
        const begun = await start('confirm', owner.token)
        expect(new URL(begun.body.url).searchParams.get('max_age')).toBe('300')
        const answer = await visitProvider(begun.body.url, 'tia')
        const body = { ticket: begun.body.ticket, answer }
        expect((await other.call('POST', '/api/auth/provider/finish', { body })).body.code).toBe('bad-visit')
        await other.close()
      })

      test('[OIDC-7] one with a password it’s their turn for that, however fresh the sign-in', async () => {
        const rex = await signUpThere('rex')
        const { token } = (await goThere('rex', 'confirm', rex.token)).body
        const set = await setPassword(token)
        const again = (await goThere('rex', 'confirm', set.body.token)).body.token
        expect((await erase(again)).body.code).toBe('wrong-password')
        expect((await move(again)).body.code).toBe('wrong-password')
      })

      test('[ERASE-1] the export includes the provider’s ID', async () => {
        const { token, id } = await signUpThere('sam')
        await start('confirm', token)
        const { body } = await api.call('GET', '/api/auth/me/export', { token })
        expect(body.provider).toMatchObject({ whom: `${there.issuer} sam` })
        expect(body.visits).toHaveLength(1)
        await api.records.tickets.forget(id)
      })
    })
  })
}
