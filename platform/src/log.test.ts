import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { createAllowance } from './testing/cost.ts'

afterEach(() => vi.useRealTimers())

function kept(secrets: readonly string[] = []) {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  return { lines, log: createLog('info', destination, secrets) }
}

test('[REST-40] a log entry is one line and contains no secret', () => {
  const { lines, log } = kept()
  log.info({ token: 'canary', user: { email: 'canary', passwordHash: 'canary' }, headers: { authorization: 'canary' } })
  log.info({ a: { b: { seatToken: 'canary' } } }, 'two\nlines\u2028three')
  expect(lines.join('')).not.toContain('canary')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
})

test('[BUILD-1] a fault is logged with its version', () => {
  const lines: string[] = []
  createLog('info', { write: (line: string) => void lines.push(line) }, [], '1.2.3+abc').fault('broke', new Error('x'))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ version: '1.2.3+abc', msg: 'broke' })
})

const SEAT_TOKEN = 'Ab3_'.repeat(11)
test.each([
  ['a password in an address', 'connect to redis://user:canary-word@redis:6379/0 failed', 'redis:6379/0 failed'],
  ['a password alone in an address', 'rediss://:canary@redis', '@redis'],
  ['an odd password in an address', 'mongodb://me:canary:c@nary?@mongo/hj', '@mongo/hj'],
  ['an email', 'dup key: { emailKey: "canary+1@mail.example.org" }', 'dup key'],
  ['a token of a signed-in person', 'jwt eyJhbGciOi.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl is bad', 'is bad'],
  ['whatever signs a call', 'sent Authorization: Bearer canary.123', 'Bearer [secret]'],
  ['a seat token', `no seat for ${SEAT_TOKEN}`, 'no seat for'],
  ['what we were told is a secret', 'the word is the "c4nary" of the night', 'of the night'],
])('[REST-40] %s is hidden wherever it stands', (_what, text, rest) => {
  const { lines, log } = kept(['the "c4nary"'])
  log.warn({ any: { thing: [text] } }, text)
  log.fault(text, new Error(text, { cause: new Error(text) }))
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).not.toMatch(/canary|c4nary|c@nary|mail\.example|c2lnbmF0dXJl|Ab3_Ab3_/)
    expect(line).toContain(JSON.stringify(rest).slice(1, -1))
    expect(() => JSON.parse(line)).not.toThrow()
  }
})

test.each(['a', 'a@', 'a@a.', 'eyJ-', 'eyJ.', 'x://', 'Bearer ', '-', ' ', 'a.a@a-'])(
  '[LOG-4] a long line of %j costs no more than a short one, letter for letter',
  async (piece) => {
    const { lines, log } = kept(['a secret'])
    const text = piece.repeat(64_000 / piece.length)
    const allowance = await createAllowance(20_000)
    expect(await allowance.covers(() => log.warn(text))).toBe(true)
    expect(lines.length).toBeGreaterThan(0)
  },
)

test('[LOG-1] a fault has its message, its cause and its stack, and nothing that a library attached to it', () => {
  const { lines, log } = kept()
  const cause = Object.assign(new Error('OOM command not allowed'), { command: { args: ['canary'] }, code: 'OOM' })
  log.fault('a round failed', new Error('the store is away', { cause }), { work: 'intake' })
  log.fault('a stranger was thrown', 'just words')
  const [one, two] = lines.map((line) => JSON.parse(line))
  expect(one).toMatchObject({
    level: 'error',
    msg: 'a round failed',
    work: 'intake',
    err: {
      type: 'Error',
      message: 'the store is away',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'OOM command not allowed', code: 'OOM', stack: expect.stringContaining('log.test.ts') },
    },
  })
  expect(two.err).toEqual({ type: 'string', message: 'just words' })
  expect(lines.join('')).not.toContain('canary')
})

test('[LOG-2] repeats of a fault are logged as one line with their count', () => {
  vi.useFakeTimers()
  const { lines, log } = kept()
  for (let i = 0; i < 36; i++) log.fault('redis connection', new Error('WRONGPASS'))
  log.fault('redis connection', new Error('OOM'))
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(30_000)
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    times: 35,
    msg: 'redis connection',
    err: { message: 'WRONGPASS' },
  })
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(3)
  log.fault('redis connection', new Error('WRONGPASS'))
  expect(lines).toHaveLength(4)
})

test('[LOG-1] no server logs a fault in any other way', () => {
  const root = join(import.meta.dirname, '../..')
  const sources = ['rest-api', 'realtime-server', 'embedded', 'session-store'].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(root, name, 'src', file)),
  )
  expect(sources.length).toBeGreaterThan(100)
  const other = /\blog\.(?:fatal|error|warn|info)\(\s*\{[^}]*\b(?:fault|err|error)\b/
  expect(sources.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([])
})
