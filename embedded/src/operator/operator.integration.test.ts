import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@highjinks/platform'
import { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import { freePort, type Started } from '@highjinks/session-store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, startProgram, until } from '../testing/started.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'highjinks-operator-'))
const SITE = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const ADA = { email: 'ada@example.com', username: 'Ada', password: 'secret-enough' }

/** The posts to the operator's chat, which never answers. */
const told: string[] = []
const chat = createServer((request) => {
  request.setEncoding('utf8').on('data', (text: string) => void told.push(text))
})
let server: Started
let url: string
let start: () => Promise<void>

beforeAll(async () => {
  const REPORT_WEBHOOK = `http://127.0.0.1:${await listen(chat, 0, '127.0.0.1')}/hook`
  const PORT = String(await freePort())
  url = `http://localhost:${PORT}`
  start = async () => {
    server = startProgram('embedded/src/main.ts', { ...SITE, PORT, DATA_DIR: FOLDER, REPORT_WEBHOOK })
    await until(() => /^Highjinks is ready at (\S+)\n/.exec(server.out()))
  }
  await start()
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  chat.closeAllConnections()
  chat.close()
  rmSync(FOLDER, { recursive: true, force: true })
})

async function command(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const one = startProgram(
    'embedded/src/operator/main.ts',
    { PORT: new URL(url).port, DATA_DIR: FOLDER, ...env },
    { args },
  )
  const code = await one.ended
  return { code, out: one.out(), err: one.err() }
}
async function says(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await command(args)
  expect([err, code]).toEqual(['', 0])
  return out
}

const textAt = (path: string) => fetch(url + path).then((response) => response.text())

describe('callers with the token', () => {
  test('[OPERATOR-1] the token is in the data folder, only for its owner, and outlives the server', () => {
    const file = join(FOLDER, 'operator-token')
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43,}$/)
  })

  test('[OPERATOR-1] everyone else gets the answer of an unknown address to every call', async () => {
    const nothing = await fetch(`${url}/api/operator/no-such-thing`)
    const expected = [404, await nothing.text()]
    for (const { method, path } of Object.values(OPERATOR_ENDPOINTS)) {
      for (const authorization of ['', 'Bearer guessed', `Bearer ${'x'.repeat(64)}`]) {
        for (const as of [method, 'PUT']) {
          const body = as === 'GET' ? {} : { body: '{"broken', headers: { 'content-type': 'application/json' } }
          const response = await fetch(url + path, {
            method: as,
            ...body,
            headers: { ...body.headers, ...(authorization && { authorization }) },
          })
          expect([response.status, await response.text()], `${as} ${path}`).toEqual(expected)
        }
      }
    }
  })

  test('[OPERATOR-1] the command says in one line what is missing', async () => {
    const elsewhere = await command(['stats'], { DATA_DIR: join(FOLDER, 'nowhere') })
    expect([elsewhere.code, elsewhere.err]).toEqual([1, expect.stringMatching(/^There is no \S+operator-token: .+\n$/)])
    const wrong = await command(['stats'], { OPERATOR_TOKEN: 'x'.repeat(64) })
    expect([wrong.code, wrong.err]).toEqual([1, `${url} doesn't accept this operator token\n`])
    const silent = await command(['stats'], { OPERATOR_URL: `http://localhost:${await freePort()}` })
    expect([silent.code, silent.err]).toEqual([
      1,
      expect.stringMatching(/^Nothing answers at \S+\. Start Highjinks, .+\n$/),
    ])
    const unknown = await command(['dance'])
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringMatching(/^Unknown command: dance\n/)])
  })
})

test('[OPERATOR-2] help lists every word there is', async () => {
  const help = await says('help')
  for (const word of [
    'stats',
    'reports',
    'messages',
    'answer',
    'close',
    'account delete',
    'operators',
    'operator remove',
    'card off',
    'crashes',
    'acts',
  ])
    expect(help).toMatch(new RegExp(`^ {2}${word}\\b`, 'm'))
  expect(await says()).toBe(help)
})

test('[OPERATOR-2] from a message to its answer', async () => {
  expect(await says('messages')).toBe('No messages.\n')
  const contactMessage = { name: 'Bob', email: 'bob@example.com', subject: 'A bar', message: 'Two\nlines\u202E' }
  await post(`${url}/api/contact`, contactMessage)
  const waiting = await says('messages')
  expect(waiting).toMatch(/^[\w-]{36} {2}20\S+ \S+ {2}Bob <bob@example\.com>\n {4}A bar\n {4}Two\n {4}lines\n$/)
  expect(await says('stats')).toMatch(/^open messages {2}1$/m)
  const id = waiting.slice(0, 8)
  expect(await says('answer', id, 'Wrote', 'back')).toBe(
    'Marked the message as done.\nWrite to them at mailto:bob@example.com?subject=Re%3A%20A%20bar\n',
  )
  expect(await says('messages')).toBe('No messages.\n')
  expect(await says('messages', 'all')).toMatch(/Bob <bob@example\.com> {2}done 20/)
  expect(await says('acts')).toMatch(new RegExp(`^20\\S+ \\S+ {2}answer {2}${id}\\S+ {2}Wrote back\n`))
  expect((await command(['answer', 'nothing'])).err).toBe("There's no report or message nothing.\n")
})

test('[OPERATOR-4] a report is posted to the webhook right away, nobody waits for that, and its session is closed', async () => {
  const { id, sessionCode } = await post(`${url}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
  const reported = { sessionId: id, kind: 'text', text: 'On the wall @everyone', reason: 'Rude' }
  // All of them while the chat has answered none
  for (let i = 0; i < 6; i++) expect(await post(`${url}/api/reports`, reported)).toEqual({ ok: true })
  await until(() => told.length >= 4)
  const { text, content, allowed_mentions, version, report } = JSON.parse(told[0] ?? '')
  expect(text).toBe('Reported a text:\n```\nRude\n> On the wall @\u200beveryone\n```')
  expect([content, allowed_mentions]).toEqual([text, { parse: [] }])
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(report).toMatchObject({ sessionId: id, kind: 'text', text: reported.text, reason: 'Rude' })
  const listed = await says('reports')
  expect(listed.match(/^\S{36} /gm)).toHaveLength(6)
  expect(listed).toContain(`session ${id}`)

  expect(await says('close', sessionCode.toLowerCase())).toBe('Closed. One person was in it.\n')
  expect([404, 410]).toContain((await fetch(`${url}/api/sessions/by-code/${sessionCode}`)).status)
  // A session that nobody came to leaves almost nothing
  expect((await command(['close', sessionCode])).err).toMatch(/^(This session has ended|Game session not found)/)
  expect((await command(['close', 'BCDFGH'])).err).toMatch(/^Game session not found/)
  expect(await says('acts')).toMatch(new RegExp(`^20\\S+ \\S+ {2}close {2}${id}\n`))
  expect(await says('answer', report.id)).toBe('Marked the report as done.\n')
  expect((await says('reports')).match(/^\S{36} /gm)).toHaveLength(5)
})

test('[OPERATOR-7] a card is found by its words, put aside for every phone, and put back', async () => {
  expect(await says('card', 'list')).toBe('No cards are set aside.\n')
  const found = await says('card', 'find', 'never', 'mild-1')
  const [line = ''] = found.split('\n')
  const [id = ''] = line.split('  ')
  expect(await says('card', 'off', id)).toMatch(new RegExp(`^${id} is set aside\\.`))
  expect(await says('card', 'off', id)).toMatch(new RegExp(`^${id} is set aside\\.`))
  expect(await says('card', 'list')).toBe(`${line}\n`)
  const answer = await fetch(`${url}/api/cards/aside`)
  expect(await answer.json()).toEqual({ cards: [id] })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect((await command(['card', 'off', 'nothing-mild-01'])).err).toMatch(/^There's no card nothing-mild-01\. /)
  expect((await command(['card', 'off', '; drop'])).err).toBe('That is not a card\n')
  expect(await says('card', 'on', id)).toBe(`${id} is back in its deck.\n`)
  expect((await command(['card', 'on', id])).err).toBe(`${id} isn't set aside.\n`)
  expect(await textAt('/api/cards/aside')).toBe('{"cards":[]}')
  const acts = await says('acts')
  for (const what of ['off', 'on']) expect(acts).toContain(`card ${what}  ${id}\n`)
})

test('[OPERATOR-8] rooms and people of this moment are counted, whichever process has them', async () => {
  const counted = await says('stats')
  expect(counted).toMatch(/^rooms now {6}0$/m)
  expect(counted).toMatch(/^people now {5}0, and 0 watching$/m)
})

test('[OPERATOR-16] operators are listed and removed', async () => {
  expect(await says('operators')).toMatch(/^None yet/)
  const secret = /#(.{43})\n$/.exec(await says('operator-link'))?.[1] ?? ''
  const bob = { email: 'bob@example.com', username: 'Bob', password: 'secret-enough' }
  const { user, token } = await post(`${url}/api/auth/register`, bob)
  await fetch(`${url}/api/auth/me/operator`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token: secret }),
  })
  expect(await says('operators')).toMatch(new RegExp(`^${user.id}  Bob <bob@example\\.com>  since 20`))
  expect(await says('operator', 'remove', bob.email)).toBe('bob@example.com is no longer an operator.\n')
  expect((await command(['operator', 'remove', bob.email])).err).toMatch(/^bob@example\.com is not an operator\. /)
  const acts = await says('acts')
  for (const what of ['made', 'removed']) expect(acts).toContain(`operator ${what}  ${user.id}\n`)
})

test('[OPERATOR-5] an account is shown, given to its owner and deleted; what was done names nobody', async () => {
  const { user, token } = await post(`${url}/api/auth/register`, ADA)
  expect(JSON.parse(await says('account', 'show', ADA.email))).toMatchObject({ id: user.id, username: 'Ada' })
  expect(JSON.parse(await says('account', 'export', user.id))).toMatchObject({
    account: { email: ADA.email },
    history: [],
  })
  const link = await says('account', 'reset-link', ADA.email)
  const secret = /\/auth\/reset#(.{43})$/m.exec(link)?.[1] ?? ''
  const reset = await post(`${url}/api/auth/reset`, { token: secret, password: 'another-word' })
  expect(reset.user).toMatchObject({ id: user.id, emailVerified: false })
  const hint = await command(['account', 'delete', ADA.email])
  expect([hint.code, hint.err]).toEqual([1, `To delete it for good: account delete ${ADA.email} for-good\n`])
  expect(await says('account', 'delete', 'ADA@example.com', 'for-good')).toMatch(new RegExp(`^Deleted ${user.id}\\.`))
  const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(401)
  expect((await command(['account', 'show', ADA.email])).err).toBe(`There's no account ${ADA.email}.\n`)
  const acts = await says('acts')
  for (const what of ['show', 'export', 'reset-link', 'delete']) expect(acts).toContain(`account ${what}  ${user.id}\n`)
  expect(acts).not.toMatch(/ada/i)
})

test('[CRASH-2] a page that broke is listed once, with how often, where, and in which version', async () => {
  expect(await says('crashes')).toBe('No crashes.\n')
  const body = {
    version: '0.1.0+abc',
    route: '/join/:id',
    message: 'x is "told by Ada" undefined',
    stack: ['draw /assets/a.js:1:2'],
  }
  for (let i = 0; i < 3; i++) {
    const response = await fetch(`${url}/api/crashes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([response.status, await response.text()]).toEqual([204, ''])
  }
  expect(await says('crashes')).toMatch(
    /^20\S+ \S+ {2}3 times {2}0\.1\.0\+abc {2}\/join\/:id\n {4}x is … undefined\n {4}draw \/assets\/a\.js:1:2\n$/,
  )
  expect(await says('stats')).toMatch(/^crashes {8}3 of 1 kinds$/m)
})

test('[BUILD-1] version and commit are in what the server says of itself', async () => {
  const { version, commit } = JSON.parse(await textAt('/healthz'))
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const { version: said } = JSON.parse(await textAt('/api/site'))
  expect(said).toBe(commit === null ? version : `${version}+${commit}`)
  expect(await textAt('/metrics')).toContain(
    `highjinks_build_info{version="${version}",commit="${commit ?? 'unknown'}"} 1`,
  )
  expect(await says('stats')).toMatch(new RegExp(`^version +${version.replaceAll('.', '\\.')}`))
})

test('[OPERATOR-6] a backup is taken while it runs, and put back when it does not', async () => {
  await post(`${url}/api/auth/register`, { ...ADA, email: 'eve@example.com', username: 'Eve' })
  const taken = /^(\d{8}T\d{6}Z) {2}/m.exec(await says('backup'))?.[1] ?? ''
  expect(await says('backups')).toMatch(new RegExp(`^${taken} `, 'm'))
  expect(await says('acts')).toContain(`backup  ${taken}`)
  const running = await command(['restore', taken])
  expect([running.code, running.err]).toEqual([1, expect.stringMatching(/ is in use: stop Highjinks, then restore\n$/)])
  await says('account', 'delete', 'eve@example.com', 'for-good')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const wrong = await command(['restore', 'yesterday'])
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^there is no backup yesterday; there are: /)])
  expect(await says('restore', taken)).toMatch(
    /^Restored \S+: \d+ accounts\.\nDeleted again because their owners had: 1\.\nEveryone has to sign in again\.\nThe earlier records are now the backup \S+\.\n$/,
  )
  await start()
  expect((await command(['account', 'show', 'eve@example.com'])).err).toMatch(/^There's no account/)
  expect(await says('backups')).toMatch(/replaced by a restore$/m)
})
