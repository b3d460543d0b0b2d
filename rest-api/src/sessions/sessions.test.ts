import { networkInterfaces } from 'node:os'
import { advanceClock, decideCommand } from '@highjinks/games/session'
import { isIssuable, nameKey } from '@highjinks/protocol'
import { hashToken, newSessionId } from '@highjinks/session-store'
import { describe, expect, test } from 'vitest'
import { addressForPhones } from '../origin.ts'
import { startTestApi } from '../testing/api.ts'
import { sessionCalls } from '../testing/session-calls.ts'
import { reserveSession } from './reserve.ts'

const { api, sessions, host, share, join, look, kept } = sessionCalls()

describe('hosting', () => {
  test('[SESSION-1] a host gets a session, its code, its link and the seat', async () => {
    const { status, body } = await host({ settings: { duration: '30min', intensity: 'Mild' } })
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(['id', 'playerId', 'seatToken', 'sessionCode', 'shareLink'])
    expect(isIssuable(body.sessionCode)).toBe(true)
    expect(body.id).not.toMatch(/^\d+$/)
    const session = await kept(body.sessionCode)
    expect(session).toMatchObject({ hostId: body.playerId, settings: { duration: 'Standard', intensity: 'Mild' } })
    expect(session.seats[0]).toMatchObject({ tokenHash: hashToken(body.seatToken), userId: null })
  })

  test('[SEEN-3] a session begins with the cards that its maker has seen', async () => {
    const seen = 'truth-mild=2t2u;dare-mild=01'
    const ids = ['truth-mild-101', 'truth-mild-102', 'dare-mild-01']
    expect((await kept((await host({ seen })).body.sessionCode)).seenBefore).toEqual(ids)
    expect((await kept((await share({ seen })).body.code)).seenBefore).toEqual(ids)
    expect((await kept((await host()).body.sessionCode)).seenBefore).toEqual([])
  })

  test('[SEEN-2] what is no list of cards is refused', async () => {
    for (const seen of ['x'.repeat(8001), 'truth-mild', 7]) {
      expect(await host({ seen })).toMatchObject({ status: 400 })
      expect(await share({ seen })).toMatchObject({ status: 400 })
    }
  })

  test('[SESSION-15] points from one phone go to the seats that take their names, once, and nobody sees the others', async () => {
    const tonight = [
      { name: 'Cleo', score: 900 },
      { name: 'Hoste', score: 600 },
    ]
    const made = (await host({ hostName: 'Hoste', tonight })).body
    const pointsOf = async () => (await kept(made.sessionCode)).seats.map(({ name, tonight: points }) => [name, points])
    expect(await pointsOf()).toEqual([['Hoste', 600]])
    expect(JSON.stringify((await look(made.sessionCode)).body)).not.toContain('Cleo')
    await join(made.sessionCode, 'Dan')
    await join(made.sessionCode, 'cleo')
    expect(await pointsOf()).toEqual([
      ['Hoste', 600],
      ['Dan', 0],
      ['cleo', 900],
    ])
    expect((await kept(made.sessionCode)).carried).toEqual([])
  })

  test('[SESSION-15] a malformed list of points is refused', async () => {
    for (const tonight of [7, [{ name: 'Cleo' }], [{ name: 'Cleo', score: -1 }], [{ name: '', score: 1 }]])
      expect(await host({ tonight })).toMatchObject({ status: 400 })
  })

  test('[SESSION-2] two hundred sessions created in parallel have two hundred codes', async () => {
    const made = await Promise.all(Array.from({ length: 200 }, () => host()))
    expect(made.every(({ status }) => status === 201)).toBe(true)
    expect(new Set(made.map(({ body }) => body.sessionCode)).size).toBe(200)
  })

  test('[SESSION-2] a taken code is drawn again, but not forever', async () => {
    const asked = { id: newSessionId(), game: { ...ABOUT }, settings: undefined, host: { claimHash: 'hash' } }
    const drawn: string[] = []
    const after = (times: number) => ({
      now: sessions().now,
      create: async ({ code }: { code: string }) => {
        drawn.push(code)
        return drawn.length > times
      },
    })
    expect((await reserveSession(after(3), asked)).code).toBe(drawn[3])
    expect(new Set(drawn).size).toBe(4)
    await expect(reserveSession(after(1000), asked)).rejects.toThrow('no free code')
  })

  test('[SESSION-3] opened on the machine itself, both kinds of session lead phones to it', async () => {
    const { port } = new URL(api().url)
    const address = addressForPhones(networkInterfaces()) ?? '127.0.0.1'
    const [own, shared] = [await host(), await share()]
    expect(own.body.shareLink).toBe(`http://${address}:${port}/join/${own.body.sessionCode}`)
    expect(shared.body.shareLink).toBe(`http://${address}:${port}/join/${shared.body.code}`)
    const headers = { origin: 'https://evil.example' }
    const forged = await api().call('POST', '/api/sessions/share', { body: { gameId: 1 }, headers })
    expect(forged.body.shareLink).toBe(`http://${address}:${port}/join/${forged.body.code}`)
  })

  test('[SESSION-3] where we are published, links say so', async () => {
    const published = await startTestApi({ sessions: sessions(), publicUrl: 'https://play.example' })
    const { body } = await published.call('POST', '/api/sessions/share', { body: { gameId: 1 } })
    await published.close()
    expect(body.shareLink).toBe(`https://play.example/join/${body.code}`)
  })

  test.each([
    ['a game that is not there', { gameId: 99 }, 404, 'game-not-found'],
    ['no name', { hostName: '  ' }, 400, 'malformed'],
    ['an unkind name', { hostName: 'f u c k' }, 400, 'bad-name'],
    ['a setting nobody knows', { settings: { intensity: 'Deadly' } }, 400, 'malformed'],
  ])('[SESSION-4] hosting with %s is refused', async (_what, body, status, code) => {
    const answer = await host(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe('looking up a code', () => {
  test('[SESSION-5] a code in either case tells the session, the game and the players', async () => {
    const { body } = await host({ hostName: 'Ａｄａ ' })
    const found = await look(body.sessionCode.toLowerCase())
    expect(found.status).toBe(200)
    expect(found.body).toMatchObject({
      session: { id: body.id, code: body.sessionCode, status: 'lobby', hostName: 'Ada', shared: false },
      game: { id: 1, name: 'Truth or Dare' },
      players: [{ id: body.playerId, name: 'Ada', isHost: true, isBot: false }],
    })
  })

  test('[SESSION-5] the id of a session tells the same', async () => {
    const { body } = await host()
    const byId = await api().call('GET', `/api/sessions/${body.id}`)
    expect([byId.status, byId.body]).toEqual([200, (await look(body.sessionCode)).body])
    const unknown = await api().call('GET', '/api/sessions/sABCDEFGHIJKL')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'session-not-found'])
    expect((await api().call('GET', '/api/sessions/17')).status).toBe(400)
  })

  test('[SESSION-6] an unknown code is 404, one that cannot be one is 400', async () => {
    expect((await look('BCDFGH')).body).toEqual({
      message: 'Game session not found. Please check the code and try again.',
      code: 'session-not-found',
    })
    expect((await look('BCDFGH')).status).toBe(404)
    expect((await look('BCD')).status).toBe(400)
  })

  test.each(['ended', 'expired'] as const)('[SESSION-6] a session that has %s is 410', async (why) => {
    const { body } = await host()
    await sessions().update(body.id, (session) => ({ ok: true, state: { ...session, ended: why } }))
    const byId = await api().call('GET', `/api/sessions/${body.id}`)
    for (const answer of [await look(body.sessionCode), byId, await join(body.sessionCode, 'Bob')])
      expect([answer.status, answer.body.code]).toEqual([410, why])
  })
})

test('[SESSION-13] no answer shows a hash, a claim, a device or an account of others', async () => {
  const { token, id } = await api().signUp('Ada')
  const hosted = await host({ device: 'canary-device-1' }, token)
  const shared = await share()
  const joined = await join(hosted.body.sessionCode, 'Bob', { device: 'canary-device-2' })
  const answers = [hosted, shared, joined, await look(hosted.body.sessionCode), await look(shared.body.code)]
  const session = await kept(hosted.body.sessionCode)
  const unhosted = await kept(shared.body.code)
  const secrets = [
    ...session.seats.map((seat) => seat.tokenHash ?? ''),
    unhosted.hostClaim ?? '',
    'canary-device-1',
    'canary-device-2',
    id,
  ]
  expect(secrets.every((secret) => secret.length > 10)).toBe(true)
  for (const { text } of answers) for (const secret of secrets) expect(text).not.toContain(secret)
  for (const { text } of answers.slice(3))
    for (const proof of [hosted.body.seatToken, joined.body.seatToken, shared.body.hostClaim])
      expect(text).not.toContain(proof)
})

const ABOUT = {
  id: 1,
  slug: 'truth-or-dare',
  name: 'Truth or Dare',
  description: '',
  instructions: '',
  intensity: 3,
  minPlayers: 2,
  maxPlayers: 12,
  duration: '',
  featured: false,
}

test('[SESSION-13] whatever is on the table, an answer has the fields of the front door and no other', async () => {
  const { body } = await host()
  await join(body.sessionCode, 'Bob')
  await sessions().update(body.id, (session, now) =>
    decideCommand(
      session,
      { seat: body.playerId, freshId: () => 'none', keyOf: nameKey },
      { type: 'start' },
      { now, random: () => 0.5 },
    ),
  )
  await sessions().update(body.id, (session, now) => advanceClock(session, { now: now + 2000, random: () => 0.5 }))
  const { table } = await kept(body.sessionCode)
  expect(table).not.toBeNull()
  const found = (await look(body.sessionCode)).body
  expect(Object.keys(found).sort()).toEqual(['game', 'players', 'session'])
  expect(Object.keys(found.session).sort()).toEqual(['code', 'hostName', 'id', 'settings', 'shared', 'status'])
  for (const player of found.players) expect(Object.keys(player).sort()).toEqual(['id', 'isBot', 'isHost', 'name'])
})
