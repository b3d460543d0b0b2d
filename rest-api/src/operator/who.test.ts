import { createLog } from '@highjinks/platform'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMakeLink } from '../auth/link-maker.ts'
import { createProvider } from '../provider/provider.ts'
import { PASSWORD, startOperatorApi } from '../testing/operator-api.ts'
import { startTestProvider, TEST_CLIENT, type TestProvider, visitProvider } from '../testing/test-provider.ts'

let there: TestProvider
let server: Awaited<ReturnType<typeof startOperatorApi>>
let boss: { readonly token: string; readonly id: string }
beforeAll(async () => {
  there = await startTestProvider('https://play.test/auth/callback')
  const settings = { ...TEST_CLIENT, issuer: there.issuer }
  server = await startOperatorApi({
    named: ['named@example.com', 'vera@example.com', 'mover@example.com'],
    provider: createProvider(settings, 'https://play.test', createLog('silent'), Date.now),
  })
  boss = await server.signUpOperator('boss')
})
afterAll(async () => {
  await server.close()
  await there.close()
})

const post = (path: string, body: object, token?: string) =>
  server.api.call('POST', `/api/auth/${path}`, { body, token })
const isIn = async (token: string) => (await server.ask('stats', undefined, token)).status === 200
const acts = async (about: string) =>
  (await server.ask('acts')).body.acts
    .filter((act: { about: string }) => act.about === about)
    .map(({ what, by, note }: { what: string; by: string | null; note: string | null }) => [what, by, note])
const changePassword = (token: string) =>
  server.api.call('PUT', '/api/auth/me/password', { token, body: { password: PASSWORD, newPassword: 'another-word' } })
/** Verifies an account's email with a link like the one in an email. */
async function proveEmail({ id, token }: { readonly id: string; readonly token: string }) {
  const secret = await createMakeLink(server.records.links, Date.now)('verify', await server.records.users.byId(id))
  expect((await post('verify', { token: secret }, token)).status).toBe(200)
}

describe('operators', () => {
  test('[OPERATOR-16] are listed with how they became it, and removed; each is written down', async () => {
    const tess = await server.api.signUp('tess')
    expect((await server.claim(tess.token, await server.link({ password: PASSWORD }, boss.token))).status).toBe(200)
    const named = await server.api.signUp('named')
    await proveEmail(named)
    const { operators } = (await server.ask('operators', undefined, boss.token)).body
    const since = expect.any(Number)
    expect(operators).toEqual([
      { id: boss.id, username: 'boss', email: 'boss@example.com', since, isNamed: false },
      { id: tess.id, username: 'tess', email: 'tess@example.com', since, isNamed: false },
      { id: named.id, username: 'named', email: 'named@example.com', since: null, isNamed: true },
    ])
    const remove = (who: string, password?: string) =>
      server.ask('operators/remove', { who, ...(password !== undefined && { password }) }, boss.token)
    expect((await remove('nobody@example.com', PASSWORD)).body).toEqual({ outcome: 'unknown' })
    expect((await remove('TESS@example.com', PASSWORD)).body).toEqual({ outcome: 'done' })
    expect((await remove(tess.id, PASSWORD)).body).toEqual({ outcome: 'unknown' })
    // Only OPERATORS can remove this one
    expect((await remove(named.id, PASSWORD)).body).toEqual({ outcome: 'named' })
    expect([await isIn(tess.token), await isIn(named.token)]).toEqual([false, true])
    expect((await server.ask('operators')).body.operators.map(({ id }: { id: string }) => id)).toEqual([
      boss.id,
      named.id,
    ])
    expect(await acts(tess.id)).toEqual([
      ['operator removed', boss.id, null],
      ['operator made', boss.id, null],
    ])
    expect(await acts(named.id)).toEqual([['operator made', named.id, 'named in OPERATORS']])
  })

  test('[OPERATOR-16] one who loses or gets a named email by whatever way is written down', async () => {
    const begun = await post('provider/start', { purpose: 'sign in' })
    const answer = await visitProvider(begun.body.url, 'vera')
    const arrived = await post('provider/finish', { ticket: begun.body.ticket, answer })
    const vera = (await post('provider/register', { ticket: arrived.body.ticket, username: 'vera' })).body
    expect(await isIn(vera.token)).toBe(true)
    expect(await acts(vera.user.id)).toEqual([['operator made', vera.user.id, 'named in OPERATORS']])

    const mover = await server.api.signUp('mover')
    const account = await server.records.users.byId(mover.id)
    const secret = await createMakeLink(server.records.links, Date.now)('reset', account)
    const { token } = (await post('reset', { token: secret, password: PASSWORD })).body
    const body = { email: 'mover2@example.com', password: PASSWORD }
    const moved = await server.api.call('PATCH', '/api/auth/me', { token, body })
    expect(await isIn(moved.body.token)).toBe(false)
    expect(await acts(mover.id)).toEqual([
      ['operator removed', mover.id, 'another email'],
      ['operator made', mover.id, 'named in OPERATORS'],
    ])

    const gone = await server.signUpOperator('gone')
    await server.api.call('DELETE', '/api/auth/me', { token: gone.token, body: { password: PASSWORD } })
    expect((await acts(gone.id))[0]).toEqual(['operator removed', gone.id, 'account deleted'])
  })
})

describe('a stolen token of an operator', () => {
  test('[OPERATOR-17] makes no operator, reset or removal, and shows and deletes no account: these ask for the password', async () => {
    const victim = await server.api.signUp('victim')
    for (const path of ['link', 'account/reset-link', 'account/export', 'account/delete', 'operators/remove']) {
      const who = path === 'link' ? {} : { who: path === 'operators/remove' ? boss.id : victim.id }
      for (const wrong of [{}, { password: 'a-guess' }]) {
        const reply = await server.ask(path, { ...who, ...wrong }, boss.token)
        expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'wrong-password'])
      }
    }
    expect((await server.api.call('POST', '/api/operator/link', { token: boss.token })).body.code).toBe(
      'wrong-password',
    )
    expect(await acts(victim.id)).toEqual([])
    expect(await isIn(boss.token)).toBe(true)
    const who = { who: victim.id, password: PASSWORD }
    expect((await server.ask('account/reset-link', who, boss.token)).body.link).toContain('/auth/reset#')
    expect((await server.ask('account/export', who, boss.token)).body.data.account.id).toBe(victim.id)
    expect((await server.ask('account/delete', who, boss.token)).body).toEqual({ id: victim.id })
  })

  test('[OPERATOR-17] a caller with the operator’s own token needs no other proof, and no body', async () => {
    const { token } = await server.api.signUp('helped')
    expect((await server.ask('account/reset-link', { who: 'helped@example.com' })).body.link).toContain('/auth/reset#')
    const made = await server.api.call('POST', '/api/operator/link', { token: server.token })
    expect((await server.claim(token, new URL(made.body.link).hash.slice(1))).status).toBe(200)
  })

  test('[OPERATOR-17] an operator without a password signs in with the provider again', async () => {
    const begin = async (purpose: string, token?: string) => {
      const begun = await post('provider/start', { purpose }, token)
      const answer = await visitProvider(begun.body.url, 'otis')
      return (await post('provider/finish', { ticket: begun.body.ticket, answer })).body
    }
    const { ticket } = await begin('sign in')
    const otis = (await post('provider/register', { ticket, username: 'otis' })).body
    const { token: old } = await begin('sign in')
    await server.claim(old, await server.link())
    expect((await server.ask('link', {}, otis.token)).status).toBe(403)
    const { token } = await begin('confirm', otis.token)
    expect((await server.ask('link', {}, token)).status).toBe(200)
  })

  test.each([
    ['a new password', (token: string) => changePassword(token)],
    ['logging out everywhere', (token: string) => server.api.call('POST', '/api/auth/logout-everywhere', { token })],
    ['being removed', (_: string, id: string) => server.ask('operators/remove', { who: id })],
    ['being deleted', (_: string, id: string) => server.ask('account/delete', { who: id })],
  ])('[OPERATOR-18] the links it made die with %s', async (what, end) => {
    const name = `maker-${what.replaceAll(' ', '-')}`.slice(0, 30)
    const maker = await server.signUpOperator(name)
    const victim = await server.api.signUp(`v-${name}`.slice(0, 30))
    const invitation = await server.link({ password: PASSWORD }, maker.token)
    const made = await server.ask('account/reset-link', { who: victim.id, password: PASSWORD }, maker.token)
    const reset = new URL(made.body.link).hash.slice(1)
    const kept = await server.link()
    expect((await end(maker.token, maker.id)).status).toBe(200)
    expect((await server.claim(victim.token, invitation)).body.code).toBe('bad-link')
    expect((await post('reset', { token: reset, password: 'another-word' })).body.code).toBe('bad-link')
    expect(await server.records.links.of(maker.id)).toEqual([])
    // A link that no account created doesn't end with an account
    expect((await server.claim(victim.token, kept)).status).toBe(200)
  })

  test('[OPERATOR-3] each link that was made is written down', async () => {
    await server.link({ password: PASSWORD }, boss.token)
    const [newest] = (await server.ask('acts')).body.acts
    expect(newest).toMatchObject({ what: 'operator link', by: boss.id })
  })
})
