import { createLog } from '@highjinks/platform'
import { openEmbeddedStore } from '@highjinks/session-store'
import { createIsOperator } from '../accounts/is-operator.ts'
import type { AppDeps } from '../app.ts'
import { createPasswords } from '../auth/passwords.ts'
import type { HandlerDeps } from '../handlers.ts'
import { createMail } from '../mail/mail.ts'
import { createOperatorHandlers } from '../operator/handlers.ts'
import { sqliteRecords } from '../repositories.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { CHEAP_COST, startTestApi } from './api.ts'
import { TEST_CATALOGUE } from './catalogue.ts'
import { openMailbox } from './mailbox.ts'

const TOKEN = 'the token of the operator of the tests'
export const PASSWORD = 'secret-enough'

/** Starts the whole server with operators' calls and a real mail server. `named` are the emails in `OPERATORS`. */
export async function startOperatorApi(
  given: {
    readonly named?: readonly string[]
    readonly now?: () => number
    readonly provider?: HandlerDeps['provider']
    readonly rateLimits?: AppDeps['rateLimits']
  } = {},
) {
  const { named = [], now = Date.now, provider = null, rateLimits = () => [] } = given
  const box = await openMailbox()
  const mail = createMail({ host: '127.0.0.1', port: box.port, from: 'house@play.test' }, createLog('silent'), [])
  const db = openSqlite(':memory:')
  const records = sqliteRecords(db)
  const sessions = openEmbeddedStore({ file: ':memory:' })
  const isOperator = createIsOperator(named)
  const shared = {
    records,
    mail,
    provider,
    sessions,
    isOperator,
    passwords: await createPasswords(CHEAP_COST),
    catalogue: TEST_CATALOGUE,
    now,
    newId: () => crypto.randomUUID(),
  }
  const handlers = createOperatorHandlers({
    ...shared,
    named,
    backups: null,
    build: { version: '0.0.0', commit: null },
    startedAt: now(),
    connections: async () => 0,
  })
  const api = await startTestApi({
    ...shared,
    publicUrl: 'https://play.test',
    rateLimits,
    operator: { token: TOKEN, isOperator, handlers },
  })

  const ask = (path: string, body?: object, token = TOKEN) =>
    api.call(body ? 'POST' : 'GET', `/api/operator/${path}`, { token, body })
  const claim = (token: string, secret: string) =>
    api.call('POST', '/api/auth/me/operator', { token, body: { token: secret } })
  /** Returns the secret of a link that makes an operator. Without a token, the operator's own token creates it. */
  async function link(body: object = {}, token?: string): Promise<string> {
    const made = await ask('link', body, token)
    return new URL(made.body.link).hash.slice(1)
  }
  return {
    api,
    token: TOKEN,
    box,
    mail,
    records,
    sessions,
    ask,
    claim,
    link,
    /** Creates an account and makes it an operator with a link. */
    async signUpOperator(name: string) {
      const made = await api.signUp(name)
      const claimed = await claim(made.token, await link())
      if (claimed.status !== 200) throw new Error(claimed.text)
      return made
    },
    async close() {
      await api.close()
      await sessions.close()
      await mail.close(0)
      await box.close()
      db.close()
    },
  }
}
