import { applyPresence } from '@highjinks/games/session'
import { LOBBY_CAP, nameKey } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { sessionCalls } from '../testing/session-calls.ts'

const { api, sessions, host, share, join, look, kept } = sessionCalls()

describe('joining', () => {
  test('[SESSION-7] a player gets a seat and the token that proves it, and everyone hears of it', async () => {
    const { body } = await host()
    const heard: number[] = []
    sessions().watch(body.id)
    sessions().onCommit((_id, { v }) => heard.push(v))
    const joined = await join(body.sessionCode.toLowerCase(), ' Bob ', { device: 'a-device-of-bob' })
    expect(joined.status).toBe(201)
    expect(joined.body).toMatchObject({
      session: { id: body.id, code: body.sessionCode },
      currentPlayer: { name: 'Bob', isHost: false },
    })
    await expect.poll(() => heard).toEqual([2])
    const seat = (await kept(body.sessionCode)).seats[1]
    expect(seat).toMatchObject({ id: joined.body.currentPlayer.id, device: 'a-device-of-bob', userId: null })
    expect(seat?.tokenHash).toBe(hashToken(joined.body.seatToken))
  })

  test('[SESSION-8] a signed-in player’s seat has their account; an expired token is a guest', async () => {
    const { id, token } = await api().signUp('Ada')
    const { body } = await host({}, token)
    await join(body.sessionCode, 'Bob', {}, 'not-a-token')
    expect((await kept(body.sessionCode)).seats.map((seat) => seat.userId)).toEqual([id, null])
  })

  test('[SESSION-9] if twenty want eight seats in parallel, eight get one, each with a name of their own', async () => {
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

  test('[SESSION-11] an unhosted session has no host name until someone sits down, its creator becomes the host, and it stays a shared one', async () => {
    const { body } = await share()
    expect((await look(body.code)).body.session.hostName).toBeNull()
    expect((await join(body.code, 'Early')).body.currentPlayer.isHost).toBe(true)
    expect((await join(body.code, 'Guess', { hostClaim: 'x'.repeat(43) })).body.currentPlayer.isHost).toBe(false)
    expect((await join(body.code, 'Maker', { hostClaim: body.hostClaim })).body.currentPlayer.isHost).toBe(true)
    expect((await look(body.code)).body.session).toMatchObject({ hostName: 'Maker', shared: true })
  })

  test('[SESSION-12] a kicked device and a kicked account stay out', async () => {
    const { token, id } = await api().signUp('Bob')
    const { body } = await host()
    await join(body.sessionCode, 'Second', { device: 'device-of-bob' })
    await sessions().update(body.id, (session) => ({
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

  test('[SESSION-14] keeps the host role that came with it', async () => {
    const { body } = await share()
    await join(body.code, 'Maker', { ...DEVICE, hostClaim: body.hostClaim })
    const again = await join(body.code, 'Maker', { ...DEVICE, hostClaim: body.hostClaim })
    expect(again.body.currentPlayer.isHost).toBe(true)
  })

  test('[SESSION-14] another device, no device, or a connected seat means a taken name', async () => {
    const { body } = await host()
    const first = await join(body.sessionCode, 'Bob', DEVICE)
    const { token } = await api().signUp('Other')
    const others = [
      await join(body.sessionCode, 'Bob', { device: 'another-device' }),
      await join(body.sessionCode, 'Bob'),
      await join(body.sessionCode, 'Bob', DEVICE, token),
    ]
    await sessions().update(body.id, (session, now) =>
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

test('[SEAT-24] seats taken from one address without coming to them keep others out for fifteen seconds', async () => {
  let now = Date.now()
  const other = await startTestApi({ now: () => now })
  try {
    const { body: made } = await other.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: 'Hoste' } })
    const joinFrom = (address: string, playerName: string) =>
      other.call('POST', '/api/sessions/join', {
        body: { code: made.sessionCode, playerName },
        headers: { 'x-forwarded-for': address },
      })
    const here = await Promise.all(Array.from({ length: 7 }, (_, i) => joinFrom('1.1.1.1', `Nobody ${i}`)))
    expect(here.map(({ status }) => status)).toEqual(Array(7).fill(201))
    const seen = async () =>
      (await other.call('GET', `/api/sessions/by-code/${made.sessionCode}`)).body.players.map(
        (player: { name: string }) => player.name,
      )
    expect(await seen()).toHaveLength(8)
    expect((await joinFrom('2.2.2.2', 'Ann')).body.code).toBe('full')
    now += 15_000
    // A viewer isn't told that the room is full
    expect(await seen()).toEqual(['Hoste'])
    expect((await joinFrom('1.1.1.1', 'Nobody 8')).body.code).toBe('full')
    expect((await joinFrom('2.2.2.2', 'Ann')).status).toBe(201)
    const stored = await other.sessions.read(made.id)
    expect(stored?.session.seats.filter((seat) => !seat.hasLeft).map(({ name }) => name)).toEqual([
      'Hoste',
      ...Array.from({ length: 6 }, (_, i) => `Nobody ${i + 1}`),
      'Ann',
    ])
  } finally {
    await other.close()
  }
})
