import { networkInterfaces } from 'node:os'
import { advanceClock, applyPresence, decideCommand } from '@highjinks/games/session'
import { isIssuable, LOBBY_CAP, nameKey } from '@highjinks/protocol'
import { hashToken, openEmbeddedStore, type SessionStore } from '@highjinks/session-store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressForPhones } from '../origin.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { reserveSession } from './reserve.ts'

let api: TestApi
let sessions: SessionStore
beforeEach(async () => {
  sessions = openEmbeddedStore({ file: ':memory:' })
  api = await startTestApi({ sessions })
})
afterEach(async () => {
  await api.close()
  await sessions.close()
})

const host = (body: object = {}, token?: string) =>
  api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Ada', ...body }, token })
const share = (body: object = {}) => api.call('POST', '/api/sessions/share', { body: { gameId: 1, ...body } })
const join = (code: string, playerName: string, more: object = {}, token?: string) =>
  api.call('POST', '/api/sessions/join', { body: { code, playerName, ...more }, token })
const look = (code: string) => api.call('GET', `/api/sessions/by-code/${code}`)
const kept = async (code: string) => {
  const stored = await sessions.read((await sessions.find(code)) ?? '')
  if (!stored) throw new Error(`no session behind ${code}`)
  return stored.session
}

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

  test('[SESSION-2] two hundred sessions made at once have two hundred codes', async () => {
    const made = await Promise.all(Array.from({ length: 200 }, () => host()))
    expect(made.every(({ status }) => status === 201)).toBe(true)
    expect(new Set(made.map(({ body }) => body.sessionCode)).size).toBe(200)
  }, 60_000)

  test('[SESSION-2] a code that somebody else took is drawn again, and not for ever', async () => {
    const asked = { game: { ...ABOUT }, settings: undefined, host: { claimHash: 'hash' } }
    const drawn: string[] = []
    const after = (times: number) => ({
      now: sessions.now,
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
    const { port } = new URL(api.url)
    const address = addressForPhones(networkInterfaces()) ?? '127.0.0.1'
    const [own, shared] = [await host(), await share()]
    expect(own.body.shareLink).toBe(`http://${address}:${port}/join/${own.body.sessionCode}`)
    expect(shared.body.shareLink).toBe(`http://${address}:${port}/join/${shared.body.code}`)
    const headers = { origin: 'https://evil.example' }
    const forged = await api.call('POST', '/api/sessions/share', { body: { gameId: 1 }, headers })
    expect(forged.body.shareLink).toBe(`http://${address}:${port}/join/${forged.body.code}`)
  })

  test('[SESSION-3] where we are published, links say so', async () => {
    await api.close()
    api = await startTestApi({ sessions, publicUrl: 'https://play.example' })
    const { body } = await share()
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
      session: { id: body.id, code: body.sessionCode, status: 'lobby', hostName: 'Ada' },
      game: { id: 1, name: 'Truth or Dare' },
      players: [{ id: body.playerId, name: 'Ada', isHost: true, isBot: false }],
    })
  })

  test('[SESSION-5] the id of a session tells the same', async () => {
    const { body } = await host()
    const byId = await api.call('GET', `/api/sessions/${body.id}`)
    expect([byId.status, byId.body]).toEqual([200, (await look(body.sessionCode)).body])
    const unknown = await api.call('GET', '/api/sessions/sABCDEFGHIJKL')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'session-not-found'])
    expect((await api.call('GET', '/api/sessions/17')).status).toBe(400)
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
    await sessions.update(body.id, (session) => ({ ok: true, state: { ...session, ended: why } }))
    const byId = await api.call('GET', `/api/sessions/${body.id}`)
    for (const answer of [await look(body.sessionCode), byId, await join(body.sessionCode, 'Bob')])
      expect([answer.status, answer.body.code]).toEqual([410, why])
  })
})

describe('joining', () => {
  test('[SESSION-7] a player gets a seat and the token that proves it, and everybody hears of it', async () => {
    const { body } = await host()
    const heard: number[] = []
    sessions.watch(body.id)
    sessions.onCommit((_id, { v }) => heard.push(v))
    const joined = await join(body.sessionCode.toLowerCase(), ' Bob ', { device: 'a-device-of-bob' })
    expect(joined.status).toBe(201)
    expect(joined.body).toMatchObject({
      session: { id: body.id, code: body.sessionCode },
      currentPlayer: { name: 'Bob', isHost: false },
    })
    expect(heard).toEqual([2])
    const seat = (await kept(body.sessionCode)).seats[1]
    expect(seat).toMatchObject({ id: joined.body.currentPlayer.id, device: 'a-device-of-bob', userId: null })
    expect(seat?.tokenHash).toBe(hashToken(joined.body.seatToken))
  })

  test('[SESSION-8] whoever is signed in has their account at the seat; a stale token is a guest', async () => {
    const { id, token } = await api.signUp('Ada')
    const { body } = await host({}, token)
    await join(body.sessionCode, 'Bob', {}, 'not-a-token')
    expect((await kept(body.sessionCode)).seats.map((seat) => seat.userId)).toEqual([id, null])
  })

  test('[SESSION-9] of twenty who want eight seats at once eight get one, each with a name of their own', async () => {
    const { body } = await share()
    const asked = await Promise.all(Array.from({ length: 20 }, (_, i) => join(body.code, `Guest ${i % 12}`)))
    const seated = (await kept(body.code)).seats
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(LOBBY_CAP)
    expect(seated).toHaveLength(LOBBY_CAP)
    expect(new Set(seated.map((seat) => seat.name)).size).toBe(LOBBY_CAP)
    expect(asked.filter(({ body: answer }) => answer.currentPlayer?.isHost)).toHaveLength(1)
    const others = asked.filter(({ status }) => status !== 201)
    expect(others.every((one) => one.status === 409 && /^(full|name-taken)$/.test(one.body.code))).toBe(true)
  })

  test('[SESSION-10] a name that looks the same is taken', async () => {
    const { body } = await host()
    for (const name of ['ａＤＡ', 'A\uFE00da', 'Аda', 'Αdа', 'A\u200Dda']) {
      const answer = await join(body.sessionCode, name)
      expect([name, answer.status, answer.body.code]).toEqual([name, 409, 'name-taken'])
    }
    const shown = await join(body.sessionCode, ' Ａня\uFE00 👨‍👩‍👧 ')
    expect(shown.body.currentPlayer.name).toBe('Aня 👨‍👩‍👧')
  })

  test('[NAME-4] nobody is called You or Host, and Maximilian-Alexander is called that', async () => {
    for (const name of ['Host', 'Yоu']) {
      const answer = await host({ hostName: name })
      expect([answer.status, answer.body.code]).toEqual([400, 'reserved-name'])
    }
    const { body } = await host()
    expect((await join(body.sessionCode, 'HOST')).body.code).toBe('reserved-name')
    expect((await join(body.sessionCode, 'Maximilian-Alexander')).status).toBe(201)
  })

  test('[SESSION-11] an unhosted session has no host name until somebody sits; its maker takes the chair', async () => {
    const { body } = await share()
    expect((await look(body.code)).body.session.hostName).toBeNull()
    expect((await join(body.code, 'Early')).body.currentPlayer.isHost).toBe(true)
    expect((await join(body.code, 'Guess', { hostClaim: 'x'.repeat(43) })).body.currentPlayer.isHost).toBe(false)
    expect((await join(body.code, 'Maker', { hostClaim: body.hostClaim })).body.currentPlayer.isHost).toBe(true)
    expect((await look(body.code)).body.session.hostName).toBe('Maker')
  })

  test('[SESSION-12] a kicked device and a kicked account stay out', async () => {
    const { token, id } = await api.signUp('Bob')
    const { body } = await host()
    await join(body.sessionCode, 'Second', { device: 'device-of-bob' })
    await sessions.update(body.id, (session) => ({
      ok: true,
      state: { ...session, removed: { ...session.removed, devices: ['device-of-bob'], users: [id] } },
    }))
    const kicked = [
      await join(body.sessionCode, 'Other', { device: 'device-of-bob' }),
      await join(body.sessionCode, 'Second', { device: 'device-of-bob' }),
      await join(body.sessionCode, 'Another', {}, token),
    ]
    for (const answer of kicked) expect([answer.status, answer.body.code]).toEqual([403, 'kicked'])
  })

  test('[SESSION-4] joining with an unkind name, without one, or nowhere is refused', async () => {
    const { body } = await host()
    expect((await join(body.sessionCode, 'asshole')).body.code).toBe('bad-name')
    expect((await join(body.sessionCode, ' \u200b ')).body.message).toBe('Please enter your name to join the game')
    expect((await join('BCDFGH', 'Bob')).body.code).toBe('session-not-found')
  })
})

describe('joining again because the answer got lost', () => {
  const DEVICE = { device: 'a-device-of-bob' }

  test('[SESSION-14] gives the same seat, and only the new token proves it', async () => {
    const { body } = await host()
    const lost = await join(body.sessionCode, 'Bob', DEVICE)
    const again = await join(body.sessionCode, 'bob', DEVICE)
    expect(again.status).toBe(201)
    expect(again.body.currentPlayer.id).toBe(lost.body.currentPlayer.id)
    const { seats } = await kept(body.sessionCode)
    expect(seats.map((seat) => seat.name)).toEqual(['Ada', 'Bob'])
    expect(seats[1]?.tokenHash).toBe(hashToken(again.body.seatToken))
  })

  test('[SESSION-14] keeps the chair that came with it', async () => {
    const { body } = await share()
    await join(body.code, 'Maker', { ...DEVICE, hostClaim: body.hostClaim })
    const again = await join(body.code, 'Maker', { ...DEVICE, hostClaim: body.hostClaim })
    expect(again.body.currentPlayer.isHost).toBe(true)
  })

  test('[SESSION-14] another device, no device, or a seat somebody sits on is a taken name', async () => {
    const { body } = await host()
    const first = await join(body.sessionCode, 'Bob', DEVICE)
    const { token } = await api.signUp('Other')
    const others = [
      await join(body.sessionCode, 'Bob', { device: 'another-device' }),
      await join(body.sessionCode, 'Bob'),
      await join(body.sessionCode, 'Bob', DEVICE, token),
    ]
    await sessions.update(body.id, (session, now) =>
      applyPresence(
        session,
        { connected: new Set([first.body.currentPlayer.id]), kept: null },
        { now, random: () => 0.5 },
        nameKey,
      ),
    )
    others.push(await join(body.sessionCode, 'Bob', DEVICE))
    for (const answer of others) expect([answer.status, answer.body.code]).toEqual([409, 'name-taken'])
    expect((await kept(body.sessionCode)).seats[1]?.tokenHash).toBe(hashToken(first.body.seatToken))
  })
})

test('[SESSION-13] no answer shows a hash, a claim, a device or an account of others', async () => {
  const { token, id } = await api.signUp('Ada')
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
  await sessions.update(body.id, (session, now) =>
    decideCommand(
      session,
      { seat: body.playerId, freshId: () => 'none', keyOf: nameKey },
      { type: 'start' },
      { now, random: () => 0.5 },
    ),
  )
  await sessions.update(body.id, (session, now) => advanceClock(session, { now: now + 2000, random: () => 0.5 }))
  const { table } = await kept(body.sessionCode)
  expect(table).not.toBeNull()
  const found = (await look(body.sessionCode)).body
  expect(Object.keys(found).sort()).toEqual(['game', 'players', 'session'])
  expect(Object.keys(found.session).sort()).toEqual(['code', 'hostName', 'id', 'settings', 'status'])
  for (const player of found.players) expect(Object.keys(player).sort()).toEqual(['id', 'isBot', 'isHost', 'name'])
})
