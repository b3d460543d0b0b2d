import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHOW_CODE } from '@highjinks/protocol'
import { Phone } from '@highjinks/realtime-server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'
import { post, startProgram, until } from './testing/started.ts'

let folder: string
let demo: Embedded
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-demo-'))
  demo = await startEmbedded({
    DEMO: '1',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    // A demo ignores these
    OPERATORS: 'ada@example.com',
    OPERATOR_TOKEN: 'a token of the tests, 32 bytes and more',
    REPORT_WEBHOOK: 'http://127.0.0.1:9/',
  })
})
afterAll(async () => {
  await demo.close()
  rmSync(folder, { recursive: true, force: true })
})

const call = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(demo.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

describe('the room of the bots', () => {
  test('[DEMO-1] opening its screen shows bots playing', async () => {
    expect(demo.show).toBe(`${demo.url}/screen/${SHOW_CODE}`)
    const tv = new Phone(demo.url, SHOW_CODE, [], { auth: { isTv: true } })
    const { view } = await tv.until((message) => message.view.session.status === 'playing')
    expect(view.players.map((player) => player.isBot)).toEqual([true, true, true, true, true])
    const { cue } = view.table ?? {}
    await tv.until((message) => message.view.table?.cue !== cue)
    tv.close()
  })

  test('[DEMO-2] nobody gets a seat in it, and so nobody writes a word on it', async () => {
    expect(await call('/api/sessions/join', { code: SHOW_CODE, playerName: 'Ada' })).toEqual({
      status: 403,
      body: {
        code: 'locked',
        message: 'Only bots play in this room. Start a room of your own, and three of them join you.',
      },
    })
    const watcher = new Phone(demo.url, SHOW_CODE, [])
    await watcher.until(() => true)
    const { players } = watcher.view
    const seat = players[0]?.id ?? ''
    const raw = { lane: 'lane1234', seq: 1, seat, type: 'offer', kind: 'never', text: 'Never have I ever lied' }
    expect(await watcher.sendRaw(raw)).toMatchObject({ ok: false, code: 'not-your-seat' })
    watcher.close()
  })
})

test('[DEMO-3] a visitor has a room of their own with three bots, who play with them', async () => {
  const room = await post(`${demo.url}/api/simple-session`, { gameId: 1, hostName: 'Ada' })
  const host = { id: room.playerId, token: room.seatToken, name: 'Ada' }
  const phone = new Phone(demo.url, room.sessionCode, [host])
  await phone.until(() => true)
  expect(phone.view.players.map(({ name, isBot }) => [isBot, isBot || name])).toEqual([
    [false, 'Ada'],
    ...[1, 2, 3].map(() => [true, true]),
  ])
  expect(await phone.send({ type: 'start' })).toMatchObject({ ok: true })
  await phone.until(({ view }) => view.session.status === 'playing')
  phone.close()
})

describe('what a demo does not have', () => {
  const ADA = { email: 'ada@example.com', username: 'Ada', password: 'secret-enough' }
  test.each([
    ['register', '/api/auth/register', ADA],
    ['log in', '/api/auth/login', { email: ADA.email, password: ADA.password }],
    ['forget a password', '/api/auth/forgot', { email: ADA.email }],
    ['write to an operator', '/api/contact', { name: 'Ada', email: ADA.email, subject: 'Hi', message: 'Hello there' }],
    ['report a text', '/api/reports', { sessionId: 's0123456789', kind: 'card', text: 'A card', reason: 'rude' }],
  ])('[DEMO-5] nobody can %s', async (_, path, body) => {
    expect(await call(path, body)).toEqual({
      status: 403,
      body: { code: 'forbidden', message: 'This is a demo: it has no accounts, and no one to write to.' },
    })
  })

  test('[DEMO-5] there is no operator, and no way to become one', async () => {
    expect(await demo.firstOperatorLink()).toBeNull()
    const headers = { authorization: 'Bearer a token of the tests, 32 bytes and more' }
    expect((await fetch(`${demo.url}/api/operator/reports`, { headers })).status).toBe(404)
    expect((await fetch(`${demo.url}/api/auth/oidc/start`)).status).toBe(404)
  })

  test('[DEMO-5] the data of a server for real is left alone', () => {
    expect(readdirSync(folder)).toEqual(['demo'])
    expect(existsSync(join(folder, 'demo', 'operator-token'))).toBe(false)
  })

  test('[DEMO-5] databases of others are refused at the start', async () => {
    const one = startProgram('embedded/src/main.ts', { DEMO: '1', PORT: '0', REDIS_URL: 'redis://127.0.0.1:9' })
    expect(await one.ended).toBe(1)
    expect(one.err()).toBe('REDIS_URL must not be set with DEMO, which has files of its own\n')
  })
})

test('[DEMO-1] it says at the start where the bots play', async () => {
  const own = mkdtempSync(join(tmpdir(), 'highjinks-demo-'))
  const one = startProgram('embedded/src/main.ts', { DEMO: '1', PORT: '0', DATA_DIR: own })
  try {
    await until(() => /^Bots play all seven games at http:\S+\/screen\/BTS247$/m.test(one.out()))
    expect(one.out()).not.toContain('operator')
  } finally {
    one.child.kill('SIGTERM')
    expect(await one.ended).toBe(0)
    rmSync(own, { recursive: true, force: true })
  }
})
