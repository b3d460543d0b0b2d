import { createLog } from '@highjinks/edge'
import { describe, expect, test } from 'vitest'
import { sqliteRecords } from '../records.ts'
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
  test('[OIDC-9] one that is away, slow or talks without end is told in time, and asked anew the next time', async () => {
    const { createServer } = await import('node:http')
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
    await new Promise<void>((resolve) => bad.listen(0, '127.0.0.1', resolve))
    const address = bad.address()
    const port = typeof address === 'object' ? address?.port : 0
    const away = createProvider(
      { ...TEST_CLIENT, issuer: `http://127.0.0.1:${port}` },
      'https://play.test',
      silent,
      Date.now,
    )
    const other = await startTestApi({ provider: away })
    const ask = () => other.call('POST', '/api/auth/provider/start', { body: { purpose: 'sign in' } })
    for (answer of ['garbage', 'all', 'nothing'] as const) {
      const began = Date.now()
      expect((await ask()).body.code, answer).toBe('provider-away')
      expect(Date.now() - began).toBeLessThan(9500)
    }
    bad.closeAllConnections()
    await new Promise((resolve) => bad.close(resolve))
    expect((await ask()).body.code).toBe('provider-away')
    await other.close()
  })

  test('[OIDC-9] where there is none, that is said', async () => {
    const none = await startTestApi()
    const asked = await none.call('POST', '/api/auth/provider/start', { body: { purpose: 'sign in' } })
    expect([asked.status, asked.body.code]).toEqual([409, 'no-provider'])
    await none.close()
  })
})
