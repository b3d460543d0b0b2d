import { HATS, LOBBY_CAP, LOOK_COLORS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { ownSeat, readSession } from './index.ts'
import { freeLook } from './look.ts'
import first from './stored/1.json' with { type: 'json' }

const THREE = ['anna', 'bert', 'cleo'] as const
const HARD = { duration: 'Quick', clock: 'hard' } as const

/** Anna, the host, has been away for so long that Bert hosts. */
function lent() {
  const party = namedSession(THREE)
  party.goes('anna')
  party.waits(30)
  expect(party.view().session).toMatchObject({ hostId: 'bert', lentBy: 'anna' })
  return party
}

describe('a host role on loan', () => {
  it('[HOST-11] goes to the temporary host for good when its owner leaves', () => {
    const party = lent()
    expect(party.says('anna', { type: 'leave' })).toBe('ok')
    expect(party.view().session).toMatchObject({ hostId: 'bert', lentBy: null })
  })

  it('[HOST-11] waits when the temporary host has left and no one is here, and still is its owner’s', () => {
    const party = lent()
    party.goes('cleo')
    party.says('bert', { type: 'leave' })
    expect(party.view().session).toMatchObject({ hostId: null, lentBy: 'anna' })
    party.arrives('cleo')
    expect(party.view().session).toMatchObject({ hostId: 'cleo', lentBy: 'anna' })
    party.arrives('anna')
    expect(party.view().session).toMatchObject({ hostId: 'anna', lentBy: null })
  })
})

describe('a seat', () => {
  it('[LOBBY-3] that was left is not taken back by the door while everything is full', () => {
    const party = namedSession(THREE)
    party.says('cleo', { type: 'leave' })
    party.goes('cleo')
    for (let i = 2; i < LOBBY_CAP; i++) party.joins(`guest-${i}`)
    expect(party.joins('cleo')).toBe('full')
    party.says('guest-2', { type: 'leave' })
    expect(party.joins('cleo')).toBe('ok')
    expect(party.view().players.map(({ id }) => id)).toContain('cleo')
  })

  it('[LOBBY-10] that may not be named stays so when its chips change', () => {
    const party = namedSession(THREE)
    const own = () => ownSeat(party.session, 'bert')
    expect(own().canBeNamed).toBe(true)
    party.says('bert', { type: 'limits', topics: ['exes', 'exes'], canBeNamed: false })
    expect(own()).toMatchObject({ topics: ['exes'], canBeNamed: false })
    party.says('bert', { type: 'limits', topics: [] })
    expect(own()).toMatchObject({ topics: [], canBeNamed: false })
  })

  it('[LOOK-2] has the first free color and hat, and if there are none, one that others have', () => {
    expect(freeLook([])).toEqual({ color: 0, hat: 0 })
    expect(freeLook([{ color: 0, hat: 1 }])).toEqual({ color: 1, hat: 0 })
    const most = Math.max(LOOK_COLORS, HATS)
    const all = Array.from({ length: most + 1 }, (_, i) => ({ color: i % LOOK_COLORS, hat: i % HATS }))
    expect(freeLook(all)).toEqual({ color: (most + 1) % LOOK_COLORS, hat: (most + 1) % HATS })
  })

  it('[LOBBY-6] each simulated player has a name that no one here has', () => {
    const party = namedSession(['Aunt Sativa'])
    while (party.view().players.length < LOBBY_CAP) expect(party.says('Aunt Sativa', { type: 'add-bot' })).toBe('ok')
    expect(new Set(party.view().players.map(({ name }) => name)).size).toBe(LOBBY_CAP)
    expect(party.says('Aunt Sativa', { type: 'add-bot' })).toBe('full')
  })
})

it('[LOBBY-9] how far apart people are stays when something else is set', () => {
  const party = namedSession(THREE)
  const distance = () => party.view().session.settings.distance
  expect(distance()).toBeNull()
  party.says('anna', { type: 'settings', distance: 'apart' })
  expect(distance()).toBe('apart')
  party.says('anna', { type: 'settings', pace: 'brisk' })
  expect(party.view().session.settings).toMatchObject({ distance: 'apart', pace: 'brisk' })
})

it('[NIGHT-6] remembers a removed player without a name', () => {
  const party = namedSession(THREE, { slug: 'never-have-i-ever', settings: HARD })
  party.says('anna', { type: 'start' })
  party.waits(2)
  party.says('anna', { type: 'kick', playerId: 'cleo' })
  party.waits(2000)
  expect(party.view().session.status).toBe('over')
  expect(party.session.night[0]?.places.map(({ name }) => name).sort()).toEqual(['Someone who left', 'anna', 'bert'])
})

it('[NIGHT-2] among tied games, the first in the library comes first', () => {
  const party = namedSession(THREE, { slug: 'never-have-i-ever', settings: HARD })
  party.says('anna', { type: 'start' })
  party.waits(2000)
  const [one = 0, two = 0] = party.view().session.nextGames.toSorted((a, b) => a - b)
  party.says('bert', { type: 'vote-next', gameId: two })
  party.says('anna', { type: 'vote-next', gameId: one })
  expect(party.view().session.nextVotes).toEqual([
    { gameId: one, votes: 1 },
    { gameId: two, votes: 1 },
  ])
})

it('[LAYOUT-2] a table of an older version that holds nothing is closed', () => {
  const stored = structuredClone(first['playing-truth-or-dare'])
  for (const state of [null, 7, 'none']) {
    const read = readSession({ ...stored, table: { ...stored.table, state } })
    expect(read).toMatchObject({ table: null, status: 'lobby', notice: 'new-rules' })
  }
})
