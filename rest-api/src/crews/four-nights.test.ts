import { CATALOGUE, seeded } from '@highjinks/games'
import { advanceClock, deadlineOf, decideCommand, endSession, type Session } from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import { accept, type Intent, nameKey, type SessionId } from '@highjinks/protocol'
import { newPlayerId, openEmbeddedStore } from '@highjinks/session-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeInFinishedGames } from '../outbox/outbox-consumer.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { finishGame } from '../testing/finish.ts'
import { type TestPhone, testPhone } from '../testing/phone.ts'

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dana', 'Emil', 'Fay', 'Gus', 'Hana']
const NIGHTS = 4
const GAMES_A_NIGHT = 3
const CARDS_EACH = 20
const WEEK = 7 * 24 * 60 * 60 * 1000
const STEPS_MOST = 20_000

let clock = Date.UTC(2027, 0, 2, 20)
const now = () => clock
const sessions = openEmbeddedStore({ file: ':memory:', now })
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ sessions, now, catalogue: CATALOGUE })
})
afterAll(async () => {
  await api.close()
  await sessions.close()
})

/** Everyone's phone connects. */
const come = (id: SessionId) =>
  sessions.update(id, (session) =>
    accept({
      ...session,
      asleepSince: null,
      seats: session.seats.map((seat) => ({
        ...seat,
        online: true,
        awaySince: null,
        onlineSince: clock,
        wasClaimed: true,
      })),
    }),
  )

/** Eight people keep a crew at a podium. */
async function makeCrew() {
  const phones = NAMES.map(() => testPhone(() => api))
  const { body } = await api.call('POST', '/api/simple-session', { body: { gameId: 1, hostName: NAMES[0] } })
  const id: SessionId = body.id
  const tokens: string[] = [body.seatToken]
  for (const playerName of NAMES.slice(1)) {
    const joined = await api.call('POST', '/api/sessions/join', { body: { code: body.sessionCode, playerName } })
    tokens.push(joined.body.seatToken)
  }
  await come(id)
  await finishGame(sessions, id)
  let link = ''
  for (const [i, phone] of phones.entries()) {
    const path = i === 0 ? '/api/crews' : '/api/crews/members'
    const { status, body: page } = await phone.ask('POST', path, { sessionId: id, seatToken: tokens[i] })
    expect(status).toBe(201)
    link = page.crew.link
  }
  await sessions.update(id, (session) => endSession(session, 'ended'))
  return { link, phones }
}

/** A member writes twenty cards at a sitting, of kinds that the games deal. */
async function writeTwenty(phone: TestPhone, link: string, writer: number) {
  const beginnings = ['Never have I ever met', 'Apologize out loud to', 'What’s a terrible name for']
  const lines = Array.from({ length: CARDS_EACH }, (_, i) => `${beginnings[i % 3]} goose ${writer * CARDS_EACH + i}`)
  const { body } = await phone.ask('POST', `/api/crews/${link}/cards`, { lines: lines.join('\n') })
  expect(body.refused).toEqual([])
}

async function openNight(link: string, phones: readonly TestPhone[]): Promise<SessionId> {
  const ids: SessionId[] = []
  for (const phone of phones) {
    const { status, body } = await phone.ask('POST', `/api/crews/${link}/room`, {})
    expect(status).toBe(201)
    ids.push(body.sessionId)
  }
  expect(new Set(ids).size).toBe(1)
  await come(ids[0] ?? '')
  return ids[0] ?? ''
}

/** The cards that a change dealt. A deal moves them to the end, so one that comes twice is found too. */
function dealtBetween(before: readonly string[], after: readonly string[]): readonly string[] {
  let at = 0
  const first = after.findIndex((id) => {
    const found = before.indexOf(id, at)
    at = found + 1
    return found < 0
  })
  return first < 0 ? [] : after.slice(first)
}

/** One game from its start to the podium, by everyone's simulated self and the clock. */
async function playGame(id: SessionId, gameId: number, seed: number): Promise<readonly string[]> {
  const random = seeded(seed)
  const dealt: string[] = []
  const send = (session: Session, seat: string, intent: Intent): Session => {
    const sender = { seat, freshId: newPlayerId, keyOf: nameKey }
    const step = decideCommand(session, sender, intent, { now: clock, random })
    if (step.ok) dealt.push(...dealtBetween(session.used, step.state.used))
    return step.ok ? step.state : session
  }
  const pass = (session: Session): Session => {
    clock = Math.max(clock + 1, deadlineOf(session) ?? 0)
    const step = advanceClock(session, { now: clock, random })
    if (step.ok) dealt.push(...dealtBetween(session.used, step.state.used))
    return step.ok ? step.state : session
  }
  const opened = await sessions.update(id, (found) => {
    const host = found.hostId ?? ''
    const session = send(send(found, host, { type: 'change-game', gameId }), host, { type: 'start' })
    expect(session).toMatchObject({ gameId, status: 'starting' })
    return accept(session)
  })
  const ended = await sessions.update(id, (found) => {
    let session = found
    for (let step = 0; session.status !== 'over'; step++) {
      if (step > STEPS_MOST) throw new Error(`game ${gameId} does not end with seed ${seed}`)
      const before = session
      for (const seat of session.seats) {
        const move = simulatedMove(session, seat.id, random)
        if (move) session = send(session, seat.id, { type: 'move', cue: session.cue, move })
      }
      if (session === before) session = pass(session)
    }
    return accept(session)
  })
  expect([opened.ok, ended.ok]).toEqual([true, true])
  return dealt
}

test('[CREW-58] in four nights of three games with eight people no card comes twice, their own cards included', async () => {
  const { link, phones } = await makeCrew()
  for (const [writer, phone] of phones.entries()) await writeTwenty(phone, link, writer)
  const log = { fault: () => expect.fail('a game could not be kept') }
  const dealt: string[] = []
  for (let night = 0; night < NIGHTS; night++) {
    clock += WEEK
    const id = await openNight(link, phones)
    for (let game = 0; game < GAMES_A_NIGHT; game++) {
      const number = night * GAMES_A_NIGHT + game
      const cards = await playGame(id, CATALOGUE[number % CATALOGUE.length]?.id ?? 1, number)
      expect(cards.length).toBeGreaterThan(0)
      dealt.push(...cards)
    }
    await sessions.update(id, (session) => endSession(session, 'ended'))
    // The test needs nothing else of the log
    await takeInFinishedGames({ ...api.records, outbox: sessions.outbox, log: log as never })
  }
  const body = (await phones[0]?.ask('GET', `/api/crews/${link}`))?.body
  expect(body.crew.nights.map((one: { games: unknown[] }) => one.games.length)).toEqual([3, 3, 3, 3])
  expect(dealt.filter((id, i) => dealt.indexOf(id) !== i)).toEqual([])
  expect(dealt.filter((id) => id.startsWith('offer-')).length).toBeGreaterThan(8)
}, 120_000)
