import { decideCommand, endSession, ownSeat, type Session } from '@highjinks/games/session'
import { createGuesses, createLog, openRateLimitStores } from '@highjinks/platform'
import { accept, type CrewPage, HEAD_HEADER, nameKey, packCards, type SessionId } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { type IntakeDeps, takeInFinishedGames } from '../outbox/outbox-consumer.ts'
import { createRateLimits } from '../rate-limits.ts'
import { RecordsAway } from '../stores/store-unavailable.ts'
import { startTestApi, testAddress } from '../testing/api.ts'
import { finishGame } from '../testing/finish.ts'
import { type TestPhone, testPhone } from '../testing/phone.ts'
import { sessionCalls } from '../testing/session-calls.ts'

const { api, sessions, host, join, kept } = sessionCalls()
const phone = (headers?: Record<string, string>) => testPhone(api, headers)

interface Seated {
  readonly phone: TestPhone
  readonly sessionId: SessionId
  readonly seatToken: string
  readonly playerId: string
}

/** A room at its podium: a game that the first one won. */
async function podium(names: readonly string[] = ['Ada', 'Bob', 'Cleo']) {
  const [first = 'Ada', ...others] = names
  const { body } = await host({ hostName: first })
  const seats: Seated[] = [{ phone: phone(), sessionId: body.id, seatToken: body.seatToken, playerId: body.playerId }]
  for (const name of others) {
    const { body: joined } = await join(body.sessionCode, name)
    const { seatToken, currentPlayer } = joined
    seats.push({ phone: phone(), sessionId: body.id, seatToken, playerId: currentPlayer.id })
  }
  await come(body.id)
  await play(body.id, seats[0]?.playerId ?? '')
  return { id: body.id as SessionId, code: body.sessionCode as string, seats }
}

/** Everyone's phone connects. */
const come = (id: SessionId) =>
  sessions().update(id, (session, now) =>
    accept({
      ...session,
      asleepSince: null,
      seats: session.seats.map((seat) => ({
        ...seat,
        online: true,
        awaySince: null,
        onlineSince: now,
        wasClaimed: true,
      })),
    }),
  )

async function play(id: SessionId, winner: string) {
  await sessions().update(id, (session) => {
    const places = session.seats.map((seat) => ({
      id: seat.id,
      name: seat.name,
      score: seat.id === winner ? 9 : 1,
      place: seat.id === winner ? 1 : 2,
    }))
    return accept({ ...session, night: [...session.night, { slug: session.slug, places, awards: [] }] })
  })
  await finishGame(sessions(), id)
}

const end = (id: SessionId) => sessions().update(id, (session) => endSession(session, 'ended'))
const takeIn = (away: Partial<IntakeDeps> = {}) => {
  const log = { fault: () => expect.fail('a game could not be kept') }
  // The test needs nothing else of the log
  return takeInFinishedGames({ ...api().records, outbox: sessions().outbox, log: log as never, ...away })
}

const make = ({ phone: one, sessionId, seatToken }: Seated, body: object = {}, token?: string) =>
  one.ask('POST', '/api/crews', { sessionId, seatToken, ...body }, token)
const imIn = ({ phone: one, sessionId, seatToken }: Seated, token?: string) =>
  one.ask('POST', '/api/crews/members', { sessionId, seatToken }, token)
const page = (one: TestPhone, link: string, token?: string) =>
  one.ask('GET', `/api/crews/${link}`, undefined, token) as Promise<{ status: number; body: CrewPage; text: string }>
const room = (one: TestPhone, link: string, body: object = {}, token?: string) =>
  one.ask('POST', `/api/crews/${link}/room`, body, token)
const knock = (one: TestPhone, link: string, name: string, isMe = false) =>
  one.ask('POST', `/api/crews/${link}/knock`, { name, isMe })

/** Three who kept a crew, and whose first night is over. */
async function crewOfThree() {
  const night = await podium()
  const [ada, bob, cleo] = night.seats
  if (!ada || !bob || !cleo) throw new Error('three sat down')
  const made = await make(ada, { name: 'Sofa Club' })
  expect(made.status).toBe(201)
  for (const one of [bob, cleo]) expect((await imIn(one)).status).toBe(201)
  await end(night.id)
  return { link: made.body.crew.link as string, ada: ada.phone, bob: bob.phone, cleo: cleo.phone, night }
}

async function nodTo(id: SessionId, by: string, isIn: boolean, named?: string) {
  const session = await stored(id)
  const waiting = session.crew?.knocks.find((one) => !one.isIn && (named === undefined || one.name === named))
  return sessions().update(id, (found, now) =>
    decideCommand(
      found,
      { seat: by, freshId: () => 'pnobody', keyOf: nameKey },
      { type: 'nod', id: waiting?.id ?? 'none', isIn },
      { now, random: () => 0.5 },
    ),
  )
}
async function stored(id: SessionId): Promise<Session> {
  const found = await sessions().read(id)
  return found?.session ?? expect.fail(`no session ${id}`)
}

describe('made at the podium', () => {
  test('[CREW-20] the one who keeps the crew has the keys, and everyone who says so belongs, with name and look', async () => {
    const { seats, code } = await podium()
    const [ada, bob] = seats
    if (!ada || !bob) throw new Error('they sat down')
    const made = await make(ada, { name: 'Sofa Club' })
    expect([made.status, made.body.name, made.body.you.hasKeys]).toEqual([201, 'Sofa Club', true])
    expect(made.body.crew.link).toMatch(/^[a-z]+-[a-z]+-[b-df-hj-np-tv-xz2-9]{8}$/)
    const joined = await imIn(bob)
    expect(joined.body.you.hasKeys).toBe(false)
    const found = await page(ada.phone, made.body.crew.link)
    const looks = (await kept(code)).seats.map(({ name, look }) => ({ name, look }))
    expect(found.body.crew?.members.map(({ name, look }) => ({ name, look }))).toEqual(looks.slice(0, 2))
    // Again is the same member
    expect((await imIn(bob)).body.you).toEqual(joined.body.you)
    expect((await page(bob.phone, made.body.crew.link)).body.crew?.members).toHaveLength(2)
  })

  test('[CREW-20] two who keep it at once make one crew, and the other joins it', async () => {
    const { seats } = await podium()
    const answers = await Promise.all(seats.map((one) => make(one)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    for (const one of seats) expect((await imIn(one)).status).toBe(201)
    const link = answers.find(({ status }) => status === 201)?.body.crew.link
    expect((await page(seats[1]?.phone ?? phone(), link)).body.crew?.members).toHaveLength(3)
  })

  test('[CREW-20] before the podium, without a seat or in a room that is over there is none', async () => {
    const { body } = await host()
    const ada = { phone: phone(), sessionId: body.id, seatToken: body.seatToken, playerId: body.playerId }
    expect((await make(ada)).body.code).toBe('not-allowed')
    expect((await imIn(ada)).body.code).toBe('not-allowed')
    const { id, seats } = await podium()
    const [one] = seats
    if (!one) throw new Error('they sat down')
    expect((await make({ ...one, seatToken: 'x'.repeat(43) })).body.code).toBe('bad-seat')
    expect((await make(one, { name: 'f u c k' })).body.code).toBe('bad-words')
    await end(id)
    expect((await make(one)).body.code).toBe('ended')
  })

  test('[CREW-21] a phone is remembered by a cookie that no script can read, and only its hash is kept', async () => {
    const { seats } = await podium()
    const [ada] = seats
    if (!ada) throw new Error('they sat down')
    const made = await make(ada)
    const [cookie = ''] = made.headers.getSetCookie()
    expect(cookie).toMatch(/^crew=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const secret = cookie.slice(5, 48)
    expect(made.text).not.toContain(secret)
    expect(JSON.stringify(await api().records.crews.byLink(made.body.crew.link))).not.toContain(secret)
  })

  test('[CREW-21] over https the cookie is sent back over https alone', async () => {
    const { seats } = await podium()
    const published = await startTestApi({
      sessions: sessions(),
      records: api().records,
      publicUrl: 'https://play.example',
    })
    const [ada, bob] = seats.map(({ sessionId, seatToken }) => ({ sessionId, seatToken }))
    const made = await testPhone(() => published).ask('POST', '/api/crews', ada)
    const joined = await testPhone(() => published).ask('POST', '/api/crews/members', bob)
    await published.close()
    for (const { status, headers } of [made, joined]) {
      expect(status).toBe(201)
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^crew=.*; HttpOnly; Secure; SameSite=Lax$/)])
    }
  })

  test('[CREW-22] the first night is remembered from the beginning: its cards, its crown, its settings', async () => {
    const { link, ada, night } = await crewOfThree()
    const { body } = await page(ada, link)
    const adaId = body.you?.id ?? ''
    expect(body.crew?.nights.map(({ games }) => games)).toEqual([[{ slug: 'truth-or-dare', crowned: [adaId] }]])
    expect(body.crew?.usual?.gameId).toBe(1)
    expect(night.seats).toHaveLength(3)
  })
})

describe('a stranger with the link', () => {
  test('[CREW-23] sees its name and can ask, nothing else', async () => {
    const { link, ada } = await crewOfThree()
    const stranger = phone()
    const found = await page(stranger, link)
    expect(found.body).toEqual({ name: 'Sofa Club', you: null, knock: 'none', crew: null })
    const memberId = (await page(ada, link)).body.you?.id ?? ''
    for (const answer of [
      await room(stranger, link),
      await stranger.ask('PATCH', `/api/crews/${link}`, { name: 'Mine' }),
      await stranger.ask('PATCH', `/api/crews/${link}`, { nextAt: 5 }),
      await stranger.ask('DELETE', `/api/crews/${link}/members/${memberId}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'not-a-member'])
    expect((await page(ada, link)).body.name).toBe('Sofa Club')
    // The cookie of another crew's member proves nothing here
    const other = await crewOfThree()
    expect((await page(other.ada, link)).body.crew).toBeNull()
    expect((await page(ada, other.link)).body.crew).toBeNull()
  })

  test('[CREW-24] a link that leads nowhere is 404, and guessing is metered as with codes', async () => {
    const { link, ada } = await crewOfThree()
    expect((await page(phone(), 'nonsense')).status).toBe(400)
    const stores = openRateLimitStores({}, createLog('silent'))
    const guesses = createGuesses(stores)
    const limited = await startTestApi({
      sessions: sessions(),
      records: api().records,
      rateLimits: createRateLimits({
        addressOf: testAddress,
        isOwner: async () => false,
        callerOf: () => null,
        seatOf: async () => null,
        guesses,
        log: createLog('silent'),
        rateLimitStores: stores,
      }),
    })
    const from = (address: string, wanted: string, method = 'GET', body?: object) =>
      limited.call(method, `/api/crews/${wanted}`, {
        body,
        headers: { 'x-forwarded-for': address, cookie: ada.cookie() ?? '' },
      })
    // Right ones count for nothing
    for (let i = 0; i < 60; i++) expect((await from('1.1.1.1', link)).status).toBe(200)
    for (let i = 0; i < 10; i++) {
      expect((await from('1.1.1.1', 'green-otter-bcdfghjk')).status).toBe(404)
      expect((await from('1.1.1.1', 'green-otter-bcdfghjk/knock', 'POST', { name: 'Zoë' })).status).toBe(404)
      expect((await from('1.1.1.1', 'green-otter-bcdfghjk/room', 'POST', {})).status).toBe(404)
      expect((await from('1.1.1.1', 'green-otter-bcdfghjk', 'PATCH', { nextAt: null })).status).toBe(404)
    }
    // From here on the address waits in line, and what finds the line full is refused
    const many = Array.from({ length: 40 }, () => from('1.1.1.1', 'green-otter-bcdfghjk'))
    const refused = many.map(async (one) => expect((await one).status).toBe(429))
    await Promise.any(refused)
    expect((await from('2.2.2.2', link)).status).toBe(200)
    await limited.close()
    await Promise.allSettled([...many, ...refused])
  })

  test('[CREW-39] the preview of the link says its name and nothing else', async () => {
    const { link } = await crewOfThree()
    const headAt = async (address: string) => {
      const answer = await api().call('GET', `/c/${address}`)
      const packed = answer.headers.get(HEAD_HEADER)
      return { status: answer.status, head: packed === null ? null : Buffer.from(packed, 'base64').toString() }
    }
    const { status, head } = await headAt(link.toUpperCase())
    expect(status).toBe(200)
    expect(head).toContain('<title>Sofa Club · Highjinks</title>')
    expect(head).toContain('<meta property="og:title" content="Sofa Club">')
    for (const name of ['Ada', 'Bob', 'Cleo', '3'])
      expect(head?.replaceAll(/content="\d+"|http[^"]*/g, '')).not.toContain(name)
    expect(await headAt('green-otter-bcdfghjk')).toEqual({ status: 404, head: null })
    expect(await headAt('nonsense')).toEqual({ status: 404, head: null })
  })

  test('[CREW-25] nobody nods where nobody is', async () => {
    const { link, ada } = await crewOfThree()
    const zoe = phone()
    expect((await knock(zoe, link, 'Zoë')).body).toEqual({ knock: 'nobody' })
    // A room that is open, and in which no member is connected
    await room(ada, link)
    expect((await knock(zoe, link, 'Zoë')).body).toEqual({ knock: 'nobody' })
  })

  test('[CREW-26] gives a name, waits for a nod, and is a member from then on', async () => {
    const { link, ada } = await crewOfThree()
    const opened = await room(ada, link)
    await come(opened.body.sessionId)
    const zoe = phone()
    expect((await knock(zoe, link, 'Zoë')).body).toEqual({ knock: 'waiting' })
    expect((await page(zoe, link)).body).toMatchObject({ knock: 'waiting', crew: null })
    expect((await room(zoe, link)).body.code).toBe('not-a-member')
    expect((await nodTo(opened.body.sessionId, opened.body.playerId, true)).ok).toBe(true)
    expect((await page(zoe, link)).body).toMatchObject({ knock: 'in', crew: null })
    const seat = await room(zoe, link)
    expect([seat.status, seat.body.sessionCode, seat.body.name]).toEqual([201, opened.body.sessionCode, 'Zoë'])
    expect((await page(zoe, link)).body.crew?.members.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cleo', 'Zoë'])
    expect((await stored(opened.body.sessionId)).crew?.knocks).toEqual([])
  })

  test('[CREW-27] "not now" holds all night, and the next night asks anew', async () => {
    const { link, ada } = await crewOfThree()
    const opened = await room(ada, link)
    await come(opened.body.sessionId)
    const zoe = phone()
    await knock(zoe, link, 'Zoë')
    await nodTo(opened.body.sessionId, opened.body.playerId, false)
    for (const name of ['Zoë', 'Another name'])
      expect((await knock(zoe, link, name)).body).toEqual({ knock: 'not-now' })
    expect((await page(zoe, link)).body.knock).toBe('not-now')
    expect((await room(zoe, link)).status).toBe(403)
    await end(opened.body.sessionId)
    await come((await room(ada, link)).body.sessionId)
    expect((await knock(zoe, link, 'Zoë')).body).toEqual({ knock: 'waiting' })
  })

  test('[CREW-28] "It’s me, new phone" takes that member’s place, and the old phone is a stranger', async () => {
    const { link, ada, bob } = await crewOfThree()
    const before = (await page(bob, link)).body.you?.id
    const opened = await room(ada, link)
    await come(opened.body.sessionId)
    const fresh = phone()
    await knock(fresh, link, 'bob', true)
    await nodTo(opened.body.sessionId, opened.body.playerId, true)
    expect((await room(fresh, link)).body.name).toBe('Bob')
    expect((await page(fresh, link)).body.you?.id).toBe(before)
    expect((await page(fresh, link)).body.crew?.members).toHaveLength(3)
    expect((await page(bob, link)).body.crew).toBeNull()
    // No one learns whether there is someone of that name
    const unknown = phone()
    expect((await knock(unknown, link, 'No one here', true)).body).toEqual({ knock: 'waiting' })
  })

  test('[CREW-28] while the keeper is connected, nobody else lets someone take their place', async () => {
    const { link, ada, bob } = await crewOfThree()
    const opened = await room(ada, link)
    const bobSeat = await room(bob, link)
    await come(opened.body.sessionId)
    const impostor = phone()
    expect((await knock(impostor, link, 'Ada', true)).body).toEqual({ knock: 'waiting' })
    expect(await nodTo(opened.body.sessionId, bobSeat.body.playerId, true)).toMatchObject({ code: 'not-allowed' })
    expect((await room(impostor, link)).body.code).toBe('not-a-member')
    expect((await page(ada, link)).body.you?.hasKeys).toBe(true)
    // Ada's own nod brings the keys along
    await nodTo(opened.body.sessionId, opened.body.playerId, true)
    expect((await room(impostor, link)).status).toBe(201)
    expect((await page(impostor, link)).body.you?.hasKeys).toBe(true)
  })

  test('[CREW-28] with someone else’s nod, the keeper’s new phone has no keys', async () => {
    const { link, bob, cleo } = await crewOfThree()
    const opened = await room(cleo, link)
    await come(opened.body.sessionId)
    const fresh = phone()
    await knock(fresh, link, 'Ada', true)
    expect((await nodTo(opened.body.sessionId, opened.body.playerId, true)).ok).toBe(true)
    expect((await room(fresh, link)).body.name).toBe('Ada')
    const holders = await Promise.all([fresh, bob, cleo].map(async (one) => (await page(one, link)).body.you?.hasKeys))
    expect(holders).toEqual([false, true, false])
  })

  test('[CREW-26] members see that a newcomer only has the name of one of them', async () => {
    const { link, ada } = await crewOfThree()
    const opened = await room(ada, link)
    await come(opened.body.sessionId)
    for (const name of ['BОB', 'Zoë']) expect((await knock(phone(), link, name)).body).toEqual({ knock: 'waiting' })
    const { knocks } = ownSeat(await stored(opened.body.sessionId), opened.body.playerId)
    expect(knocks.map(({ isMe, isNamesake = false }) => ({ isMe, isNamesake }))).toEqual([
      { isMe: false, isNamesake: true },
      { isMe: false, isNamesake: false },
    ])
  })

  test('[CREW-26] a crowd at the door is bounded', async () => {
    const { link, ada } = await crewOfThree()
    const opened = await room(ada, link)
    await come(opened.body.sessionId)
    const crowd = Array.from({ length: 12 }, (_, i) => knock(phone(), link, `Guest ${i}`))
    const answers = await Promise.all(crowd)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })
})

describe("tonight's room", () => {
  test('[CREW-29] a known phone is in with one tap, by POST alone, in a room of the crew', async () => {
    const { link, ada, bob } = await crewOfThree()
    for (let i = 0; i < 3; i++) expect((await page(ada, link)).body.crew?.tonight).toBeNull()
    const opened = await room(ada, link)
    expect([opened.status, opened.body.name]).toEqual([201, 'Ada'])
    const session = await kept(opened.body.sessionCode)
    expect(session).toMatchObject({ hostId: opened.body.playerId, crew: { name: 'Sofa Club', isNew: false } })
    expect((await page(bob, link)).body.crew?.tonight).toEqual({
      sessionId: opened.body.sessionId,
      code: opened.body.sessionCode,
      isPlaying: false,
      people: 1,
    })
    const second = await room(bob, link)
    expect([second.status, second.body.sessionId]).toEqual([201, opened.body.sessionId])
    // Again from the same phone is the same seat
    expect((await room(bob, link)).body.playerId).toBe(second.body.playerId)
    expect((await kept(opened.body.sessionCode)).seats).toHaveLength(2)
  })

  test('[CREW-30] two who open at once get one room', async () => {
    const { link, ada, bob, cleo } = await crewOfThree()
    const opened = await Promise.all([ada, bob, cleo, ada, bob].map((one) => room(one, link)))
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(opened.map(({ body }) => body.sessionId)).size).toBe(1)
    expect((await kept(opened[0]?.body.sessionCode)).seats.map(({ name }) => name).sort()).toEqual([
      'Ada',
      'Bob',
      'Cleo',
    ])
  })

  test('[CREW-31] a guest by code plays as ever, and may have a member’s name', async () => {
    const { link, ada, bob } = await crewOfThree()
    const opened = await room(ada, link)
    expect((await join(opened.body.sessionCode, 'Bob')).status).toBe(201)
    const sat = await room(bob, link)
    expect([sat.status, sat.body.name]).toEqual([201, 'Bob 2'])
    expect((await kept(opened.body.sessionCode)).seats.map(({ member }) => member !== null)).toEqual([
      true,
      false,
      true,
    ])
    // A guest of an older crew's room joins nothing
    const guest = await join(opened.body.sessionCode, 'Gus')
    const asked = { sessionId: opened.body.sessionId, seatToken: guest.body.seatToken }
    expect((await phone().ask('POST', '/api/crews/members', asked)).body.code).toBe('not-allowed')
    expect((await phone().ask('POST', '/api/crews', asked)).body.code).toBe('already-done')
  })

  test('[CREW-31] a member the host removed stays out for the night', async () => {
    const { link, ada, bob } = await crewOfThree()
    const opened = await room(ada, link)
    const sat = await room(bob, link)
    await sessions().update(opened.body.sessionId, (session, now) =>
      decideCommand(
        session,
        { seat: opened.body.playerId, freshId: () => 'pnobody', keyOf: nameKey },
        { type: 'kick', playerId: sat.body.playerId },
        { now, random: () => 0.5 },
      ),
    )
    expect((await room(bob, link)).body.code).toBe('kicked')
  })

  test('[CREW-32] usual settings and game come back, and cards that its rooms have dealt are known to the next one', async () => {
    const { link, ada } = await crewOfThree()
    const first = await room(ada, link, { gameId: 3, seen: 'truth-mild=01' })
    await come(first.body.sessionId)
    await join(first.body.sessionCode, 'Gus')
    await sessions().update(first.body.sessionId, (session) =>
      accept({ ...session, settings: { ...session.settings, intensity: 'Mild', pace: 'brisk' } }),
    )
    await play(first.body.sessionId, first.body.playerId)
    const used = ['truth-mild-07', 'dare-mild-09']
    await sessions().update(first.body.sessionId, (session) => accept({ ...session, used }))
    await play(first.body.sessionId, first.body.playerId).catch(() => undefined)
    // Stopped halfway: it counts for nobody, and its cards were seen
    await sessions().update(first.body.sessionId, (session) => accept({ ...session, status: 'playing', used }))
    await end(first.body.sessionId)
    await takeIn()
    const next = await room(ada, link)
    expect(next.body.sessionId).not.toBe(first.body.sessionId)
    const session = await kept(next.body.sessionCode)
    expect(session).toMatchObject({ gameId: 3, settings: { intensity: 'Mild', pace: 'brisk' } })
    expect(session.seenBefore).toEqual(expect.arrayContaining(used))
    expect(packCards(session.seenBefore).length).toBeGreaterThan(10)
  })

  test('[CREW-33] while the records are away the night goes on, and its crown is kept once they are back', async () => {
    const { link, ada } = await crewOfThree()
    const opened = await room(ada, link)
    await join(opened.body.sessionCode, 'Gus')
    await come(opened.body.sessionId)
    await play(opened.body.sessionId, opened.body.playerId)
    await end(opened.body.sessionId)
    const crewsAway = { change: () => Promise.reject(new RecordsAway('mongo')) }
    await expect(takeIn({ crews: crewsAway })).rejects.toThrow('mongo is away')
    expect((await page(ada, link)).body.crew?.nights).toHaveLength(1)
    await takeIn()
    await takeIn()
    const { body } = await page(ada, link)
    expect(body.crew?.nights).toHaveLength(2)
    expect(body.crew?.nights[0]?.games).toEqual([{ slug: 'truth-or-dare', crowned: [body.you?.id] }])
  })
})

describe('keys, leaving and dates', () => {
  test('[CREW-34] the keeper removes a member, and the link changes; nobody else may', async () => {
    const { link, ada, bob, cleo } = await crewOfThree()
    const cleoId = (await page(cleo, link)).body.you?.id ?? ''
    const opened = await room(cleo, link)
    expect((await bob.ask('DELETE', `/api/crews/${link}/members/${cleoId}`)).body.code).toBe('no-keys')
    const removed = await ada.ask('DELETE', `/api/crews/${link}/members/${cleoId}`)
    expect(removed.status).toBe(200)
    expect(removed.body.link).not.toBe(link)
    expect((await page(cleo, link)).status).toBe(404)
    expect((await page(cleo, removed.body.link)).body.crew).toBeNull()
    expect((await page(bob, removed.body.link)).body.crew?.members.map(({ name }) => name)).toEqual(['Ada', 'Bob'])
    // Tonight they sit where they sit, as a guest
    expect((await stored(opened.body.sessionId)).seats.map(({ member }) => member)).toEqual([null])
  })

  test('[CREW-35] a member who leaves is erased, crowns too, and the last one takes the crew with them', async () => {
    const { link, ada, bob, cleo } = await crewOfThree()
    const crew = await api().records.crews.byLink(link)
    const adaId = (await page(ada, link)).body.you?.id ?? ''
    expect((await ada.ask('DELETE', `/api/crews/${link}/members/${adaId}`)).body).toEqual({ link: null })
    const left = JSON.stringify(await api().records.crews.byId(crew?.id ?? ''))
    expect(left).not.toContain(adaId)
    expect(left).not.toContain('Ada')
    expect((await page(ada, link)).body.crew).toBeNull()
    for (const one of [bob, cleo]) {
      const own = (await page(one, link)).body.you?.id ?? ''
      await one.ask('DELETE', `/api/crews/${link}/members/${own}`)
    }
    expect((await page(bob, link)).status).toBe(404)
    expect(await api().records.crews.byId(crew?.id ?? '')).toBeNull()
  })

  test('[CREW-36] the keys go to the longest member with an account, and an account is a member without its phone', async () => {
    const { seats } = await podium()
    const [ada, bob, cleo] = seats
    if (!ada || !bob || !cleo) throw new Error('three sat down')
    const account = await api().signUp('Cleopatra')
    const { link } = (await make(ada)).body.crew
    await imIn(bob)
    await imIn(cleo, account.token)
    const adaId = (await page(ada.phone, link)).body.you?.id ?? ''
    await ada.phone.ask('DELETE', `/api/crews/${link}/members/${adaId}`)
    expect((await page(bob.phone, link)).body.you?.hasKeys).toBe(false)
    const elsewhere = await page(phone(), link, account.token)
    expect(elsewhere.body.you).toMatchObject({ hasKeys: true, hasAccount: true })
    const mine = await api().call('GET', '/api/auth/me/export', { token: account.token })
    expect(mine.body.crews).toEqual([
      { name: elsewhere.body.name, link, asName: 'Cleo', since: expect.any(String), cards: [] },
    ])
    await api().call('DELETE', '/api/auth/me', { token: account.token, body: { password: 'secret-enough' } })
    const { body } = await page(bob.phone, link)
    expect(body.crew?.members.map(({ name }) => name)).toEqual(['Bob'])
    expect(body.you?.hasKeys).toBe(true)
  })

  test('[CREW-37] any member sets the next date; the name is the keeper’s to change, and clean', async () => {
    const { link, ada, bob } = await crewOfThree()
    const edit = (one: TestPhone, body: object) => one.ask('PATCH', `/api/crews/${link}`, body)
    expect((await edit(bob, { nextAt: 1_900_000_000_000 })).body.crew.nextAt).toBe(1_900_000_000_000)
    expect((await edit(bob, { name: 'Bobs' })).body.code).toBe('no-keys')
    expect((await edit(ada, { name: 'f u c k' })).body.code).toBe('bad-words')
    expect((await edit(ada, { name: 'Couch Club', nextAt: null })).body).toMatchObject({
      name: 'Couch Club',
      crew: { nextAt: null },
    })
  })

  test('[CREW-38] twenty belong, and the twenty-first is told', async () => {
    const { link, ada } = await crewOfThree()
    const opened = await room(ada, link)
    await come(opened.body.sessionId)
    const answers: number[] = []
    for (let i = 0; i < 18; i++) {
      const one = phone()
      expect((await knock(one, link, `Guest ${i}`)).body.knock).toBe('waiting')
      await nodTo(opened.body.sessionId, opened.body.playerId, true, `Guest ${i}`)
      answers.push((await room(one, link)).body.code)
    }
    expect((await page(ada, link)).body.crew?.members).toHaveLength(20)
    // Eight sit at the table; the others belong and can come back when a seat is free
    expect(answers.slice(0, 7)).toEqual(Array(7).fill(undefined))
    expect(answers.slice(7, 17)).toEqual(Array(10).fill('full'))
    expect(answers[17]).toBe('full-crew')
  })
})
