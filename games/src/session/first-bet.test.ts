import { expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { settleFirstBets } from './first-bet.ts'
import { ownSeat, readSession } from './index.ts'
import { view } from './view.ts'

const FIVE = ['anna', 'bert', 'cleo', 'dora', 'emil'] as const
type Party = ReturnType<typeof namedSession>

const room = (names: readonly string[] = FIVE) =>
  namedSession(names, { slug: 'never-have-i-ever', settings: { duration: 'Quick', clock: 'hard' } })
const bet = (party: Party, by: string, playerId: string) => party.says(by, { type: 'first-bet', playerId })
const own = (party: Party, id: string) => ownSeat(party.session, id).firstBet
const told = (party: Party) => party.view().session.favorite

/** Places bets by the first letters of the names, then plays a game to its podium. */
function playsAfter(party: Party, ...bets: readonly (readonly [by: string, on: string])[]): Party {
  for (const [by, on] of bets) expect(bet(party, by, on)).toBe('ok')
  expect(party.says('anna', { type: 'start' })).toBe('ok')
  party.waits(2000)
  return party
}

it("[NIGHT-15] everyone in the lobby bets on the first game's winner, oneself included, and can change it", () => {
  const party = room()
  expect(bet(party, 'anna', 'bert')).toBe('ok')
  expect(bet(party, 'anna', 'anna')).toBe('ok')
  expect(bet(party, 'bert', 'anna')).toBe('ok')
  expect([own(party, 'anna'), own(party, 'bert'), own(party, 'cleo')]).toEqual(['anna', 'anna', null])
  expect(party.view().session.firstBets).toBe(2)
})

it('[NIGHT-15] everyone sees the number of bets, and nothing that depends on their choices', () => {
  const seen = (on: string) => {
    const party = room()
    bet(party, 'bert', on)
    return [party.view(), ...FIVE.filter((id) => id !== 'bert').map((id) => ownSeat(party.session, id))]
  }
  expect(seen('cleo')).toEqual(seen('emil'))
  const party = room()
  bet(party, 'bert', 'cleo')
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  expect(party.view().session).toMatchObject({ status: 'playing', firstBets: null })
  expect(told(party)).toBeNull()
})

it('[NIGHT-15] is on people who are here, and on no simulated player', () => {
  const party = room()
  party.says('anna', { type: 'add-bot' })
  const bot = party.session.seats.find(({ isBot }) => isBot)?.id ?? ''
  expect([bet(party, 'anna', bot), bet(party, 'anna', 'nobody')]).toEqual(['player-not-found', 'player-not-found'])
  expect(party.view().session.firstBets).toBe(0)
})

it('[NIGHT-15] a player who leaves is no longer a choice, bets on them are free again, and their own no longer counts', () => {
  const party = room()
  bet(party, 'anna', 'bert')
  bet(party, 'bert', 'cleo')
  bet(party, 'dora', 'emil')
  party.says('bert', { type: 'leave' })
  expect(own(party, 'anna')).toBeNull()
  expect(party.view().session.firstBets).toBe(1)
  expect(bet(party, 'anna', 'bert')).toBe('player-not-found')
  expect(party.says('bert', { type: 'return' })).toBe('ok')
  expect([own(party, 'anna'), own(party, 'bert')]).toEqual(['bert', 'cleo'])
  party.says('anna', { type: 'kick', playerId: 'emil' })
  expect(own(party, 'dora')).toBeNull()
})

it('[NIGHT-15] holds from Start on, opens again if the game is stopped, and not once a game is finished', () => {
  const party = room()
  party.says('anna', { type: 'start' })
  expect(bet(party, 'bert', 'cleo')).toBe('already-started')
  party.waits(1.5)
  expect(bet(party, 'bert', 'cleo')).toBe('already-started')
  party.says('anna', { type: 'change-game', gameId: 1 })
  expect(party.view().session).toMatchObject({ status: 'lobby', firstBets: 0 })
  expect(bet(party, 'bert', 'cleo')).toBe('ok')
  const done = playsAfter(room(), ['anna', 'bert'], ['bert', 'cleo'])
  done.says('anna', { type: 'change-game', gameId: 1 })
  expect(done.view().session).toMatchObject({ status: 'lobby', firstBets: null })
  expect(bet(done, 'bert', 'cleo')).toBe('already-started')
})

it('[NIGHT-16] the first podium shows the favorite and the right bettors, under their names then, and forgets every bet', () => {
  const party = playsAfter(room(), ['anna', 'bert'], ['bert', 'cleo'], ['cleo', 'bert'], ['dora', 'bert'])
  expect(party.session.seats.map(({ firstBet }) => firstBet)).toEqual([null, null, null, null, null])
  const winners = new Set(party.view().session.night[0]?.places.flatMap(({ id, place }) => (place === 1 ? [id] : [])))
  const bets = { anna: 'bert', bert: 'cleo', cleo: 'bert', dora: 'bert' }
  const right = Object.entries(bets).flatMap(([id, on]) => (winners.has(on) ? [{ id, name: id }] : []))
  const favorite = { people: [{ id: 'bert', name: 'bert' }], bets: 3, of: 4, right }
  expect(told(party)).toEqual(favorite)
  expect(party.session.firstBets).toEqual([])
  party.says('bert', { type: 'leave' })
  party.says('anna', { type: 'again' })
  expect(told(party)).toEqual(favorite)
})

it.each([
  [
    'two who tie',
    [
      ['anna', 'bert'],
      ['bert', 'anna'],
    ],
    ['anna', 'bert'],
  ],
  [
    'nobody of three who tie',
    [
      ['anna', 'bert'],
      ['bert', 'anna'],
      ['cleo', 'cleo'],
    ],
    null,
  ],
  ['nobody after a single bet, which would be read', [['anna', 'bert']], null],
  ['nobody where nobody has bet', [], null],
] as const)('[NIGHT-16] tells %s', (_, bets, people) => {
  const party = playsAfter(room(['anna', 'bert', 'cleo']), ...bets)
  expect(told(party)?.people.map(({ id }) => id) ?? null).toEqual(people)
})

it('[NIGHT-16] names all who were right, and no one who was wrong', () => {
  const party = room(['anna', 'bert', 'cleo'])
  const { session } = party
  const firstBets = [
    { by: 'anna', on: 'cleo' },
    { by: 'bert', on: 'anna' },
    { by: 'cleo', on: 'cleo' },
  ]
  const favorite = { people: [{ id: 'cleo', name: 'cleo' }], bets: 2, of: 3 }
  const settled = settleFirstBets({ ...session, firstBets, favorite }, new Set(['cleo']))
  expect(settled.firstBets).toEqual([])
  expect(settled.favorite?.right?.map(({ name }) => name)).toEqual(['anna', 'cleo'])
})

it('[NIGHT-16] holds until a game is finished: stopping one forgets nothing', () => {
  const party = room(['anna', 'bert', 'cleo'])
  for (const by of ['anna', 'bert']) bet(party, by, 'cleo')
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  party.says('anna', { type: 'change-game', gameId: 1 })
  expect([own(party, 'anna'), own(party, 'bert'), own(party, 'cleo')]).toEqual(['cleo', 'cleo', null])
  expect(party.view().session).toMatchObject({ firstBets: 2, favorite: null })
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  expect(party.session.firstBets).toHaveLength(2)
})

it('[NIGHT-15] needs two players', () => {
  const party = room(['anna'])
  party.says('anna', { type: 'add-bot' })
  expect(party.view().session.firstBets).toBeNull()
  party.joins('bert')
  expect(party.view().session.firstBets).toBe(0)
})

it('[NIGHT-15] a session that was kept before there were bets has none, and they can be made', () => {
  const { session } = room()
  const { favorite: _, ...before } = session
  const seats = session.seats.map(({ firstBet: __, ...seat }) => seat)
  const read = readSession(JSON.parse(JSON.stringify({ ...before, seats })))
  expect(read).toEqual(session)
  expect(view(read).session).toMatchObject({ firstBets: 0, favorite: null })
})

it('[NIGHT-11] a night names a player who left during a game, with their points until then', () => {
  const party = room()
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  for (const id of FIVE) party.moves(id, { type: 'say', side: 'never' })
  for (const id of FIVE) party.moves(id, { type: 'guess', number: 0 })
  party.waits(30)
  party.says('emil', { type: 'leave' })
  party.waits(2000)
  expect(party.view().session.status).toBe('over')
  expect(party.view().players.map(({ id }) => id)).not.toContain('emil')
  const [game] = party.view().session.night
  const row = game?.places.find(({ id }) => id === 'emil')
  expect(row).toMatchObject({ name: 'emil' })
  expect(row?.score).toBeGreaterThan(0)
})
