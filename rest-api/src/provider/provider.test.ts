import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { createLog, listen } from '@highjinks/platform'
import { describe, expect, test } from 'vitest'
import { sqliteRecords } from '../repositories.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { startTestApi } from '../testing/api.ts'
import { TEST_CLIENT } from '../testing/test-provider.ts'
import { providerContract } from './provider.contract.ts'
import { createProvider } from './provider.ts'

providerContract('on SQLite', async () => {
  const db = openSqlite(':memory:')
  return { records: sqliteRecords(db), close: async () => db.close() }
})

describe('a provider that cannot help', () => {
  const silent = createLog('silent')
  test('[OIDC-9] a provider that is down, slow or endless is reported in time, and tried again the next time', async () => {
    let answer: 'nothing' | 'garbage' | 'all' = 'garbage'
    const bad = createServer((_request, response) => {
      if (answer === 'nothing') return
      response.setHeader('content-type', 'application/json')
      if (answer === 'garbage') return void response.end('<html>')
      const more = () => {
        while (response.write(`"${'x'.repeat(64 * 1024)}"`));
        response.once('drain', more)
      }
      more()
    })
    const port = await listen(bad, 0, '127.0.0.1')
    const away = createProvider(
      { ...TEST_CLIENT, issuer: `http://127.0.0.1:${port}` },
      'https://play.test',
      silent,
      Date.now,
    )
    const other = await startTestApi({ provider: away })
    const ask = () => other.call('POST', '/api/auth/provider/start', { body: { purpose: 'sign in' } })
    // Tries once for each way the provider can misbehave
    for (answer of ['garbage', 'all', 'nothing'] as const) expect((await ask()).body.code, answer).toBe('provider-away')
    bad.closeAllConnections()
    await new Promise((resolve) => bad.close(resolve))
    expect((await ask()).body.code).toBe('provider-away')
    await other.close()
  })

  test.each([
    ['{"access_token":"tell-nobody","id_token":tell-nobody}', 200, 'provider-away'],
    ['{"error":"invalid_grant","error_description":"tell-nobody"}', 400, 'bad-visit'],
    ['{"error":"invalid_client","error_description":"tell-nobody"}', 401, 'provider-away'],
    ['{"access_token":"tell-nobody","token_type":"Bearer","id_token":"tell.nobody.anything"}', 200, 'provider-away'],
  ])('[OIDC-9] nothing the provider says appears in the log: %s', async (said, status, code) => {
    let lines = ''
    const log = createLog(
      'debug',
      new PassThrough().on('data', (chunk: Buffer) => void (lines += chunk.toString())),
    )
    let issuer = ''
    const odd = createServer((request, response) => {
      const isToken = request.url === '/token'
      const metadata = { issuer, authorization_endpoint: `${issuer}/there`, token_endpoint: `${issuer}/token` }
      response.writeHead(isToken ? status : 200, { 'content-type': 'application/json' })
      response.end(isToken ? said : JSON.stringify({ ...metadata, jwks_uri: `${issuer}/keys` }))
    })
    issuer = `http://127.0.0.1:${await listen(odd, 0, '127.0.0.1')}`
    const provider = createProvider({ ...TEST_CLIENT, issuer }, 'https://play.test', log, Date.now)
    const begun = await provider.begin(false)
    if (!begun.ok) return expect.fail('it could not begin')
    const { visit } = begun.state
    const finished = await provider.finish(`code=tell-nobody&state=${visit.state}`, visit)
    expect(finished).toEqual({ ok: false, code })
    expect(lines).toContain('a sign-in with the provider has failed')
    for (const secret of ['tell', TEST_CLIENT.clientSecret, ...Object.values(visit)])
      expect(lines).not.toContain(secret)
    await new Promise((resolve) => odd.close(resolve))
  })

  test('[OIDC-9] a server without a provider says so', async () => {
    const none = await startTestApi()
    const asked = await none.call('POST', '/api/auth/provider/start', { body: { purpose: 'sign in' } })
    expect([asked.status, asked.body.code]).toEqual([409, 'no-provider'])
    await none.close()
  })
})
