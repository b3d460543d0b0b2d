import { Agent, request as httpRequest } from 'node:http'
import { isRefusal, statusOf } from '@highjinks/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mongoRecords } from './mongo-records.ts'
import { startTestApi, type TestApi } from './testing/api.ts'
import { type Chance, createChance } from './testing/chance.ts'
import { hostile, type Known, likely, type Operation, operationsOf, spoilt, spoiltBytes } from './testing/hostile.ts'
import { describeMongo, untilReady } from './testing/mongo.ts'

const REQUESTS = 4000
const AT_ONCE = 24
/** Seeds that once found something are added here and stay. */
const SEEDS = [Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))]

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}
interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
afterAll(() => agent.destroy())

describe('on SQLite', () => {
  fuzz(REQUESTS, async () => startTestApi())
})

describeMongo('on MongoDB', (open) => {
  fuzz(REQUESTS, async () => {
    const { mongo, close } = await open()
    const api = await startTestApi({ records: mongoRecords(mongo) })
    await untilReady(mongo)
    return { ...api, close: () => api.close().then(close) }
  })
})

function fuzz(requests: number, open: () => Promise<TestApi>): void {
  let api: TestApi
  beforeAll(async () => {
    api = await open()
  })
  afterAll(() => api.close())

  test.each(SEEDS)(
    '[REST-60] whatever is sent, nothing breaks: no 5xx, no stack, no changed prototype (FUZZ_SEED=%i)',
    async (seed) => {
      const tally = await sendMany(api, requests, createChance(seed))
      const counts = [...tally].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
      process.stdout.write(`\nFUZZ_SEED=${seed}: ${requests} requests (${counts.join(', ')})\n`)
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
      expect((await api.call('GET', '/healthz')).status).toBe(200)
      // Some calls succeeded and some were refused
      expect(tally.get(200) ?? 0).toBeGreaterThan(requests / 20)
      expect(tally.get(400) ?? 0).toBeGreaterThan(requests / 10)
    },
  )
}

/** Sends random calls and counts the statuses. */
async function sendMany(api: TestApi, requests: number, chance: Chance): Promise<Map<number, number>> {
  const operations = operationsOf((await api.call('GET', '/api/openapi.json')).body)
  const tally = new Map<number, number>()
  let known = await knownThings(api, 0)
  let sent = 0
  async function worker(): Promise<void> {
    while (sent < requests) {
      const number = ++sent
      if (number % 500 === 0) known = await knownThings(api, number)
      const picked = chance.pick(operations)
      // It voids the token that all others need, so it is rare
      const operation = picked.operationId === 'logoutEverywhere' && !chance.once(99) ? chance.pick(operations) : picked
      const next = makeRequest(operation, known, chance)
      const answer = await send(api.url, next)
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
      checkAnswer(next, answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return tally
}

/** Creates a signed-in account and a session with a free seat, for calls that need them. */
async function knownThings(api: TestApi, number: number): Promise<Known> {
  const { token, id } = await api.signUp(`fuzz${number}`)
  const { body } = await api.call('POST', '/api/sessions/share', { body: { gameId: 1 } })
  const { body: challenge } = await api.call('GET', '/api/challenges/current')
  return {
    token: [token],
    userId: [id],
    email: [`fuzz${number}@example.com`, 'nobody@example.com'],
    password: ['secret-enough', 'wrong-secret'],
    gameId: [1, 3],
    code: typeof body?.code === 'string' ? [body.code] : [],
    sessionId: typeof body?.id === 'string' ? [body.id] : [],
    hostClaim: typeof body?.hostClaim === 'string' ? [body.hostClaim] : [],
    challengeId: typeof challenge?.id === 'string' ? [challenge.id] : [],
    device: ['device-of-the-fuzz'],
  }
}

function makeRequest(operation: Operation, known: Known, chance: Chance): Sent {
  const wild = (value: unknown): string => {
    const given = chance.once(3) ? hostile(chance) : value
    const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
    return encodeURIComponent(wellFormed(text).slice(0, 2000))
  }
  let path = operation.path
  const query: string[] = []
  for (const parameter of operation.parameters) {
    const value = likely(parameter.schema, parameter.name, known, chance)
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, wild(value))
    else if (!chance.once(5)) query.push(`${parameter.name}=${wild(value)}`)
    if (parameter.in === 'query' && chance.once(8)) {
      const { name } = parameter
      query.push(
        chance.pick([`${name}=2`, `${name}[$ne]=1`, `${name}[]=1`, '__proto__=1', '$where=1', '%ff=%ff', '&&=']),
      )
    }
  }
  if (chance.once(60)) path = chance.pick([`${path}/`, `/${path}`, `${path}/%2e%2e`, path.toUpperCase(), `${path}%00`])
  const method = chance.once(40) ? chance.pick(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) : operation.method
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...headersFor(known, chance), ...(chance.once(10) && forgedHeaders(chance)) },
    body: bodyFor(operation, known, chance),
  }
}

function bodyFor(operation: Operation, known: Known, chance: Chance): Buffer | null {
  const schema = operation.requestBody?.content['application/json'].schema
  if (!schema) return chance.once(20) ? spoiltBytes({}, chance) : null
  const value = likely(schema, 'body', known, chance)
  if (chance.once(3)) return Buffer.from(JSON.stringify(value))
  return chance.once(5) ? spoiltBytes(value, chance) : Buffer.from(JSON.stringify(spoilt(value, chance)) ?? '')
}

function headersFor(known: Known, chance: Chance): Record<string, string> {
  const token = String(known.token?.[0])
  const type = chance.once(20)
    ? chance.pick(['text/plain', 'application/json; charset=latin1', 'multipart/form-data', ';;;', 'application/json;'])
    : 'application/json'
  if (chance.once(4)) return { 'content-type': type }
  const scheme = chance.once(10) ? chance.pick(['Basic', 'bearer', 'Bearer  ', 'Bearer Bearer', '']) : 'Bearer'
  const proof = chance.once(10) ? chance.pick([`${token}x`, 'x.y.z', '..', `eyJhbGciOiJub25lIn0.${token}`]) : token
  return { 'content-type': type, authorization: `${scheme} ${proof}` }
}

function forgedHeaders(chance: Chance): Record<string, string> {
  return chance.pick<Record<string, string>>([
    { 'x-forwarded-for': '1.2.3.4, , ::1, evil' },
    { 'x-forwarded-for': ','.repeat(2000) },
    { host: 'evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', referer: 'https://evil.example' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    { 'content-encoding': 'gzip' },
    { expect: '200-maybe' },
    { 'if-none-match': '*' },
    { range: 'bytes=0-1' },
    { cookie: `a=${'x'.repeat(3000)}` },
    { accept: '*/*;q=x', 'accept-encoding': 'gzip;q=nan' },
  ])
}

/** Removes lone surrogates, which addresses can't contain. */
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDFFF]/g, '')
}

function send(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {}
    const outgoing = httpRequest(url, { agent, method, path, headers: { ...headers, ...length } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const type = incoming.headers['content-type'] ?? ''
        resolve({ status: incoming.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() })
      })
    })
    // A server may refuse a body before reading all of it; only the answer counts
    outgoing.on('error', (fault) => {
      if ('code' in fault && (fault.code === 'EPIPE' || fault.code === 'ECONNRESET')) {
        resolve({ status: 413, type: '', text: '' })
      } else reject(fault)
    })
    outgoing.end(body ?? undefined)
  })
}

function checkAnswer(sent: Sent, { status, type, text }: Answer): void {
  const exchangeText = () =>
    `${sent.method} ${sent.path}\n${JSON.stringify(sent.headers)}\n${sent.body?.toString()}\n→ ${status} ${text}`
  if (status >= 500 || /\n\s+at |node_modules|\.ts:\d+|SQLITE|Mongo/.test(text)) expect.fail(exchangeText())
  if (status < 400 || text === '' || !type.includes('json')) return
  const body: unknown = JSON.parse(text)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  if (typeof code !== 'string' || !isRefusal(code) || statusOf(code) !== status) expect.fail(exchangeText())
}
