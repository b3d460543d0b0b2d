import { beforeEach, expect, test } from 'vitest'
import {
  claimFor,
  forgetSeat,
  forgetSeats,
  type HeldSeat,
  keepClaim,
  keepSeat,
  keepWatched,
  seatsByCode,
  seatsOf,
  watchedCode,
} from './seats.ts'

beforeEach(() => localStorage.clear())

const SESSION = { sessionId: 'sAAAAAAAAAAAA', code: 'BCDFGH' }
const OTHER = { sessionId: 'sBBBBBBBBBBBB', code: 'CDFGHJ' }
const seat = (playerId: string, session = SESSION): HeldSeat => ({
  ...session,
  playerId,
  token: `token-of-${playerId}`,
  name: playerId,
  at: 1,
})
const ids = (seats: readonly HeldSeat[]) => seats.map((one) => one.playerId)

test('[SEAT-8] stores two seats of one session and one of another separately, latest first', () => {
  keepSeat(seat('anna'))
  keepSeat(seat('bert', OTHER))
  keepSeat(seat('zoey'))
  expect(ids(seatsOf(SESSION.sessionId))).toEqual(['zoey', 'anna'])
  expect(ids(seatsByCode(OTHER.code))).toEqual(['bert'])
})

test('[SEAT-8] stores a seat that is taken again once, with its newest token', () => {
  keepSeat(seat('anna'))
  keepSeat(seat('zoey'))
  keepSeat({ ...seat('anna'), token: 'newer' })
  expect(seatsOf(SESSION.sessionId).map((one) => one.token)).toEqual(['newer', 'token-of-zoey'])
})

test('[SEAT-8] forgets a seat, and a session, without touching the others', () => {
  for (const one of [seat('anna'), seat('zoey'), seat('bert', OTHER)]) keepSeat(one)
  forgetSeat('anna')
  expect(ids(seatsOf(SESSION.sessionId))).toEqual(['zoey'])
  forgetSeats(SESSION.sessionId)
  expect([ids(seatsOf(SESSION.sessionId)), ids(seatsOf(OTHER.sessionId))]).toEqual([[], ['bert']])
})

test('[SEAT-8] of more than forty forgets the oldest', () => {
  for (let i = 0; i < 41; i++) keepSeat(seat(`guest-${i}`))
  expect(ids(seatsOf(SESSION.sessionId))).toHaveLength(40)
  expect(ids(seatsOf(SESSION.sessionId))).not.toContain('guest-0')
})

test.each(['', 'not json', '{}', '[{"playerId":"anna"}]', 'null', '[1]'])(
  '[SEAT-8] a store with %j holds no seats, and a new one takes its place',
  (text) => {
    localStorage.setItem('seats', text)
    expect(seatsOf(SESSION.sessionId)).toEqual([])
    keepSeat(seat('anna'))
    expect(ids(seatsOf(SESSION.sessionId))).toEqual(['anna'])
  },
)

test('[SEAT-8] finds the claim to a host role by its code, and a watched session by its id', () => {
  keepClaim('BCDFGH', 'mine')
  keepClaim('CDFGHJ', 'mine too')
  keepWatched(SESSION.sessionId, SESSION.code)
  expect([claimFor('BCDFGH'), claimFor('CDFGHJ'), claimFor('DFGHJK')]).toEqual(['mine', 'mine too', undefined])
  expect([watchedCode(SESSION.sessionId), watchedCode(OTHER.sessionId)]).toEqual([SESSION.code, undefined])
})
