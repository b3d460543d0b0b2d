import { LOBBY_CAP } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { ownSeat, recordFinishedGame } from './index.ts'
import { gameContext } from './session.ts'
import { START_DELAY_MS } from './start.ts'

const EIGHT = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo'] as const

describe('newcomers', () => {
  it('[LOBBY-3] takes eight, simulated players counted, and not nine', () => {
    const { joins, says, view } = namedSession(EIGHT.slice(0, 7))
    expect(says('anna', { type: 'add-bot' })).toBe('ok')
    expect(view().players).toHaveLength(LOBBY_CAP)
    expect(joins('ivan')).toBe('full')
    expect(says('anna', { type: 'add-bot' })).toBe('full')
  })

  it.each(['bert', 'BERT', '  Bert ', 'ｂｅｒｔ', 'b\u200bert'])(
    '[LOBBY-4] "%s" is taken when bert is here',
    (name) => {
      expect(namedSession(['anna', 'bert']).joins('cleo', { name })).toBe('name-taken')
    },
  )

  it('[LOBBY-4] a name changes in the lobby alone, and to no other’s', () => {
    const { says, view, waits } = namedSession(['anna', 'bert'])
    expect(says('bert', { type: 'rename', name: 'ANNA' })).toBe('name-taken')
    expect(says('bert', { type: 'rename', name: 'BERT' })).toBe('ok')
    expect(view().players.map((player) => player.name)).toEqual(['anna', 'BERT'])
    says('anna', { type: 'start' })
    expect(says('bert', { type: 'rename', name: 'Cleo' })).toBe('already-started')
    waits(2)
    expect(says('bert', { type: 'rename', name: 'Cleo' })).toBe('already-started')
  })

  it('[LOBBY-5] in the lobby a seat that is left is free, and its name with it', () => {
    const { says, joins, view } = namedSession(['anna', 'bert'])
    expect(says('bert', { type: 'leave' })).toBe('ok')
    expect(view().players.map((player) => player.id)).toEqual(['anna'])
    expect(says('bert', { type: 'leave' })).toBe('not-your-seat')
    expect(joins('cleo', { name: 'bert' })).toBe('ok')
  })
})

describe('simulated players', () => {
  it('[LOBBY-6] are marked, named differently, and come and go before a game and after it', () => {
    const { says, view, waits } = namedSession(['anna'])
    for (let i = 0; i < 7; i++) expect(says('anna', { type: 'add-bot' })).toBe('ok')
    const bots = view().players.filter((player) => player.isBot)
    expect(new Set(bots.map((bot) => bot.name)).size).toBe(7)
    expect(bots.every((bot) => bot.online && !bot.isHost)).toBe(true)
    const [one, other] = bots
    expect(says('anna', { type: 'remove-bot', playerId: one?.id ?? '' })).toBe('ok')
    expect(says('anna', { type: 'remove-bot', playerId: one?.id ?? '' })).toBe('player-not-found')
    expect(says('anna', { type: 'remove-bot', playerId: 'anna' })).toBe('player-not-found')
    says('anna', { type: 'start' })
    waits(2)
    expect(says('anna', { type: 'add-bot' })).toBe('already-started')
    expect(says('anna', { type: 'remove-bot', playerId: other?.id ?? '' })).toBe('already-started')
  })

  it('[LOBBY-6] no one can act for one', () => {
    const { says, view } = namedSession(['anna'])
    says('anna', { type: 'add-bot' })
    const bot = view().players[1]?.id ?? ''
    expect(says(bot, { type: 'leave' })).toBe('not-your-seat')
  })
})

describe('the start', () => {
  it('[LOBBY-7] counts down for 1.5 s, then the table opens with the players seated by then', () => {
    const { says, joins, waits, view, table } = namedSession(['anna', 'bert'])
    expect(says('anna', { type: 'start' })).toBe('ok')
    const { startsAt } = view().session
    expect(view()).toMatchObject({ session: { status: 'starting' }, table: null })
    expect(says('anna', { type: 'start' })).toBe('already-started')
    joins('cleo')
    waits((START_DELAY_MS - 2) / 1000)
    expect(view().session.status).toBe('starting')
    waits(0.002)
    expect(view().session).toMatchObject({ status: 'playing', startsAt: null })
    expect(table()).toMatchObject({ since: startsAt, seats: ['anna', 'bert', 'cleo'] })
  })

  it("[LOBBY-7] a single player can't start", () => {
    expect(namedSession(['anna']).says('anna', { type: 'start' })).toBe('too-few')
  })

  it('[LOBBY-8] when the countdown leaves fewer than two, everyone is back in the lobby', () => {
    const { says, waits, view, joins } = namedSession(['anna', 'bert'])
    says('anna', { type: 'start' })
    says('bert', { type: 'leave' })
    waits(2)
    expect(view()).toMatchObject({ session: { status: 'lobby', startsAt: null }, table: null })
    joins('cleo')
    expect(says('anna', { type: 'start' })).toBe('ok')
  })
})

describe('the settings', () => {
  it('[LOBBY-9] change before a game and after it, never during', () => {
    const { says, waits, view } = namedSession(['anna', 'bert'])
    expect(says('anna', { type: 'settings', intensity: 'Intense', pace: 'brisk' })).toBe('ok')
    expect(view().session.settings).toMatchObject({ intensity: 'Intense', pace: 'brisk', duration: 'Standard' })
    says('anna', { type: 'start' })
    expect(says('anna', { type: 'settings', intensity: 'Mild' })).toBe('already-started')
    waits(2)
    expect(says('anna', { type: 'settings', intensity: 'Mild' })).toBe('already-started')
  })

  it('[LOBBY-25] the devices that play sound can be chosen at any time, and the default is the TV', () => {
    const { says, waits, view } = namedSession(['anna', 'bert'])
    expect(view().session.sound).toBe('tv')
    says('anna', { type: 'start' })
    waits(2)
    expect(says('bert', { type: 'sound', from: 'phones' })).toBe('not-host')
    expect(says('anna', { type: 'sound', from: 'phones' })).toBe('ok')
    expect(view().session.sound).toBe('phones')
  })

  it("[LOBBY-10] a player's muted topics are only in their own hand", () => {
    const { says, view, session } = namedSession(['anna', 'bert'])
    expect(says('bert', { type: 'limits', topics: ['exes', 'money', 'exes'] })).toBe('ok')
    expect(JSON.stringify(view())).not.toMatch(/exes|money|muted/)
    expect(session.seats[1]?.muted).toEqual([])
    const party = namedSession(['anna', 'bert'])
    party.says('bert', { type: 'limits', topics: ['exes', 'money', 'exes'] })
    expect(ownSeat(party.session, 'bert').topics).toEqual(['exes', 'money'])
    expect(ownSeat(party.session, 'anna').topics).toEqual([])
    expect(ownSeat(party.session, 'stranger').topics).toEqual([])
  })
})

describe('another game', () => {
  it('[LOBBY-11] goes to the lobby with the same people; a game that is not there is refused', () => {
    const { says, view, waits } = namedSession(['anna', 'bert'])
    expect(says('anna', { type: 'change-game', gameId: 6 })).toBe('game-not-found')
    expect(says('anna', { type: 'change-game', gameId: 5 })).toBe('ok')
    expect(view().session).toMatchObject({ gameId: 5, slug: 'baked-or-bluffing', status: 'lobby' })
    says('anna', { type: 'start' })
    waits(2)
    expect(says('anna', { type: 'change-game', gameId: 1 })).toBe('ok')
    expect(view()).toMatchObject({ session: { status: 'lobby', gameId: 1 }, table: null })
    expect(view().players.map((player) => player.id)).toEqual(['anna', 'bert'])
  })

  it('[LOBBY-12] a rematch, and another game, deal no card that this session has seen', () => {
    const party = namedSession(['anna', 'bert'], {
      slug: 'truth-or-dare',
      settings: { duration: 'Quick', clock: 'hard' },
    })
    party.says('anna', { type: 'start' })
    party.waits(2000)
    const first = party.session.used
    expect(party.view().session.status).toBe('over')
    expect(party.says('anna', { type: 'start' })).toBe('not-allowed')
    expect(party.says('anna', { type: 'again' })).toBe('ok')
    expect(party.view()).toMatchObject({ session: { status: 'starting' }, table: null })
    party.waits(2000)
    const second = party.session.used
    expect(second.slice(0, first.length)).toEqual(first)
    expect(second.length).toBe(2 * first.length)
    expect(new Set(second).size).toBe(second.length)

    party.says('anna', { type: 'change-game', gameId: 3 })
    expect(party.view()).toMatchObject({ session: { status: 'lobby' }, table: null })
    expect(party.says('anna', { type: 'again' })).toBe('not-allowed')
    party.says('anna', { type: 'start' })
    party.waits(2000)
    expect(party.session.used.slice(0, second.length)).toEqual(second)
  })

  it('[LOBBY-13] a finished game leaves one record: accounts, scores and places, nothing else', () => {
    const party = namedSession(['anna', 'bert'], {
      slug: 'never-have-i-ever',
      settings: { duration: 'Quick', clock: 'hard' },
    })
    party.joins('cleo', { userId: null })
    party.says('anna', { type: 'start' })
    party.waits(2)
    party.waits(1000)
    expect(party.records).toEqual([
      {
        sessionId: 's0123456789',
        number: 1,
        gameId: 7,
        slug: 'never-have-i-ever',
        at: expect.any(Number),
        players: 3,
        results: [
          { userId: 'user-anna', score: 0, place: 1, rating: 0 },
          { userId: 'user-bert', score: 0, place: 1, rating: 0 },
        ],
      },
    ])
    party.says('anna', { type: 'again' })
    party.waits(1000)
    expect(party.records.map((record) => record.number)).toEqual([1, 2])
    expect(recordFinishedGame(party.session, party.session, party.now)).toBeNull()
  })

  it('[LOBBY-13] a session that is ended in the middle leaves none', () => {
    const party = namedSession(['anna', 'bert'])
    party.says('anna', { type: 'start' })
    party.waits(2)
    expect(party.says('anna', { type: 'end' })).toBe('ok')
    party.waits(100_000)
    expect(party.records).toEqual([])
    expect(party.says('anna', { type: 'start' })).toBe('ended')
    expect(party.joins('cleo')).toBe('ended')
  })

  it('[LOBBY-20] a game against simulated players alone leaves none, and with two people two are counted', () => {
    const party = namedSession(['anna'], { slug: 'never-have-i-ever', settings: { duration: 'Quick', clock: 'hard' } })
    party.says('anna', { type: 'add-bot' })
    party.says('anna', { type: 'add-bot' })
    party.says('anna', { type: 'start' })
    party.waits(1000)
    expect(party.view().session.status).toBe('over')
    expect(party.records).toEqual([])
    party.joins('bert')
    party.says('anna', { type: 'again' })
    party.waits(1000)
    expect(party.records).toMatchObject([{ players: 2, results: [{ userId: 'user-anna' }, { userId: 'user-bert' }] }])
  })
})

describe('a game that needs three', () => {
  it('[LOBBY-23] starts with two: the server seats a simulated player, says so, and no second one', () => {
    const party = namedSession(['anna', 'bert'], { slug: 'puff-puff-pass-truths' })
    expect(party.says('anna', { type: 'start' })).toBe('ok')
    expect(party.view().session.notice).toBe('house-guest')
    expect(party.view().players.map(({ isBot }) => isBot)).toEqual([false, false, true])
    party.waits(2)
    expect(party.table()).toMatchObject({ phase: 'write' })
    expect(party.table().waiting).toEqual(['anna', 'bert'])
  })

  it('[LOBBY-23] with three people, or if two are enough, no one is added', () => {
    const three = namedSession(['anna', 'bert', 'cleo'], { slug: 'puff-puff-pass-truths' })
    three.says('anna', { type: 'start' })
    expect(three.view().session.notice).toBeNull()
    const two = namedSession(['anna', 'bert'], { slug: 'truth-or-dare' })
    two.says('anna', { type: 'start' })
    expect([two, three].map((party) => party.view().players.length)).toEqual([2, 3])
  })
})

describe('streams', () => {
  it('[STREAM-1] the host can keep cannabis out of everyone’s cards, and no one’s own topics change', () => {
    const room = namedSession(['anna', 'bert', 'cleo'])
    const mutedOf = () =>
      gameContext(room.session, { now: 0, random: () => 0.5 }, 'clock').seats.map(({ muted }) => muted)
    room.says('bert', { type: 'limits', topics: ['exes'] })
    expect(mutedOf()).toEqual([[], ['exes'], []])
    expect(room.says('bert', { type: 'settings', noCannabis: true })).toBe('not-host')
    expect(room.says('anna', { type: 'settings', noCannabis: true })).toBe('ok')
    expect(mutedOf()).toEqual([['cannabis'], ['exes', 'cannabis'], ['cannabis']])
    expect(ownSeat(room.session, 'bert').topics).toEqual(['exes'])
    expect(room.view().session.settings.noCannabis).toBe(true)
    room.says('anna', { type: 'settings', noCannabis: false })
    expect(mutedOf()).toEqual([[], ['exes'], []])
  })
})

describe('locked seats', () => {
  it('[STREAM-3] people can watch and take a seat once the host lets them in, in a running game for the next round', () => {
    const room = namedSession(['anna', 'bert'])
    expect(room.view().session).not.toHaveProperty('seatsLocked')
    expect(room.says('bert', { type: 'lock', locked: true, seats: true })).toBe('not-host')
    expect(room.says('anna', { type: 'lock', locked: true, seats: true })).toBe('ok')
    expect(room.view().session).toMatchObject({ locked: false, seatsLocked: true })
    expect(room.joins('cleo')).toBe('seats-closed')
    room.says('anna', { type: 'start' })
    room.waits(5)
    expect(room.joins('cleo')).toBe('seats-closed')
    expect(room.says('anna', { type: 'lock', locked: false, seats: true })).toBe('ok')
    expect(room.joins('cleo')).toBe('ok')
    expect(room.view().session).not.toHaveProperty('seatsLocked')
    expect(room.table().seats).not.toContain('cleo')
    expect(room.player('cleo')).toBeTruthy()
  })

  it('[STREAM-3] a player with a seat comes back to it all the same', () => {
    const room = namedSession(['anna', 'bert'])
    room.says('anna', { type: 'lock', locked: true, seats: true })
    room.goes('bert')
    expect(room.joins('bert')).toBe('ok')
  })
})
