import {
  addressKey,
  type Checks,
  clientAddress,
  createBuckets,
  createGuesses,
  createLog,
  createMetrics,
  createServer,
  listen,
  openRateLimitStores,
  trustHops,
  UNWATCHED,
  watchStores,
} from '@highjinks/platform'
import { openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { createAuthenticate } from '../accounts/authenticate.ts'
import { createTokens } from '../accounts/tokens.ts'
import { type AppDeps, createApp } from '../app.ts'
import { createMarks } from '../auth/known-addresses.ts'
import { createPasswords } from '../auth/passwords.ts'
import { createCrewHead } from '../crews/crew-head.ts'
import { createHandlers, type HandlerDeps } from '../handlers.ts'
import { type Repositories, sqliteRecords } from '../repositories.ts'
import type { AddressOf } from '../route.ts'
import { createInvite, INVITATIONS } from '../sessions/invitation.ts'
import { createLookUp } from '../sessions/look-up.ts'
import { openSqlite } from '../stores/sqlite.ts'
import { TEST_CATALOGUE } from './catalogue.ts'

export const TEST_SECRET = 'a secret of the tests, 32 bytes and more'
/** The cheapest argon2, because the tests are about what is done with a hash. */
export const CHEAP_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const TEST_MARKS = createMarks(TEST_SECRET)

/** As behind one proxy. */
export const testAddress: AddressOf = (request) => addressKey(clientAddress(request, trustHops(1)))

export interface TestApi {
  readonly url: string
  readonly records: Repositories
  readonly sessions: SessionStore
  /** Makes one call, with its body as JSON. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<TestReply>
  /** Registers an account and returns its token. */
  signUp(name: string): Promise<{ token: string; id: string }>
  readonly close: () => Promise<void>
}
export interface TestReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into the answer it has asked for
  readonly body: any
}

/** Starts the whole server on a real port, on SQLite in memory by default. */
export async function startTestApi(
  given: Partial<HandlerDeps> &
    Partial<Omit<AppDeps, 'handlers' | 'authenticate' | 'readiness'>> & {
      readonly sessions?: SessionStore
      readonly checks?: Checks
    } = {},
): Promise<TestApi> {
  const db = openSqlite(':memory:')
  const records = given.records ?? sqliteRecords(db)
  const now = given.now ?? Date.now
  const sessions = given.sessions ?? openEmbeddedStore({ file: ':memory:', now })
  const tokens = given.tokens ?? createTokens(TEST_SECRET, now)
  const readiness = watchStores(given.checks ?? {}, given.log ?? createLog('silent'))
  const guesses = createGuesses(openRateLimitStores({}, createLog('silent')))
  const heads = {
    houseName: 'Highjinks',
    begin: (address: string) => guesses.begin(address, false),
    buckets: createBuckets(INVITATIONS),
    log: createLog('silent'),
  }
  const app = createApp({
    handlers: createHandlers({
      catalogue: TEST_CATALOGUE,
      passwords: await createPasswords(CHEAP_COST),
      newId: () => crypto.randomUUID(),
      markOf: (address) => `mark of ${address}`,
      markPlace: TEST_MARKS,
      makeRoom: async () => undefined,
      tellOfReport: () => undefined,
      mail: null,
      provider: null,
      isOperator: () => false,
      contact: { email: null, address: [], socialLinks: [] },
      ...given,
      records,
      sessions,
      tokens,
      now,
    }),
    operator: null,
    build: { version: '0.0.0', commit: null },
    authenticate: createAuthenticate({ tokens, users: records.users }),
    rateLimits: () => [],
    addressOf: testAddress,
    invite: createInvite({ ...heads, byCode: createLookUp({ sessions, catalogue: TEST_CATALOGUE }).byCode }),
    crewHead: createCrewHead({ ...heads, crews: records.crews }),
    watchdog: UNWATCHED,
    readiness,
    noticeFault: () => undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    ...given,
  })
  const server = createServer(app)
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`

  const call: TestApi['call'] = async (method, path, { body, token, headers = {} } = {}) => {
    const request: RequestInit = {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    }
    const response = await fetch(url + path, request)
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, text, body: json && text ? JSON.parse(text) : null }
  }

  return {
    url,
    records,
    sessions,
    call,
    async signUp(name) {
      const { body } = await call('POST', '/api/auth/register', {
        body: { email: `${name}@example.com`, username: name, password: 'secret-enough' },
      })
      return { token: body.token, id: body.user.id }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          db.close()
          void readiness.stop().then(resolve)
        })
        server.closeAllConnections()
      }),
  }
}
