import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { leftSeats } from './index.ts'
import { SEATS_KEPT } from './leaving.ts'

const QUICK = { duration: 'Quick', intensity: 'Mild' } as const
const EIGHT = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo']
const THREE = ['anna', 'bert', 'cleo'] as const

/** Never Have I Ever, during its first answers. */
function playing(names: readonly string[] = THREE) {
  const party = namedSession(names, { slug: 'never-have-i-ever', settings: QUICK })
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  return party
}
const never = { type: 'say', side: 'never' } as const

/** This seat answers never and guesses that everyone does, which ends the first of its two decisions. */
function answers(party: ReturnType<typeof playing>, id: string) {
  const outcome = party.moves(id, never)
  party.moves(id, { type: 'guess', number: 0 })
  return outcome
}

/** Makes everyone named answer, then moves to the next round's answers. */
function round(party: ReturnType<typeof playing>, ids: readonly string[]) {
  for (const id of ids) answers(party, id)
  party.waits(14)
}

describe('away', () => {
  it('[SEAT-26] a newcomer is on their way, not away, from the first view on; away means having been here', () => {
    const party = namedSession(['anna'])
    expect(party.reserves('bert', {})).toBe('ok')
    expect(party.player('bert')).toMatchObject({ online: true })
    party.arrives('bert')
    expect(party.player('bert')).toMatchObject({ online: true })
    party.goes('bert')
    expect(party.player('bert')).toMatchObject({ online: false })
  })

  it('[SEAT-3] a lost connection keeps the seat, the score and the place in the game', () => {
    const party = playing()
    round(party, THREE)
    const score = party.player('bert')?.score
    expect(score).toBeGreaterThan(0)
    party.goes('bert')
    expect(party.player('bert')).toMatchObject({ online: false, score })
    expect(party.table().waiting).toEqual(THREE)
    answers(party, 'anna')
    answers(party, 'cleo')
    expect(party.table().phase).toBe('reveal')
    party.arrives('bert')
    expect(party.player('bert')).toMatchObject({ online: true, score })
    party.waits(14)
    expect(party.moves('bert', never)).toBe('ok')
  })
})

describe('gone', () => {
  it("[SEAT-4] a player who leaves a game is skipped and can't act, until they say that they are back", () => {
    const party = playing()
    round(party, THREE)
    const score = party.player('bert')?.score ?? 0
    expect(party.says('bert', { type: 'leave' })).toBe('ok')
    expect(party.player('bert')).toBeUndefined()
    expect(party.moves('bert', never)).toBe('not-your-seat')
    round(party, ['anna', 'cleo'])
    expect(party.table().phase).toBe('answer')
    expect(party.says('bert', { type: 'return' })).toBe('ok')
    expect(party.player('bert')).toMatchObject({ online: true, score })
    expect(party.moves('bert', never)).toBe('not-allowed')
    round(party, ['anna', 'cleo'])
    round(party, THREE)
    expect(party.player('bert')?.score).toBeGreaterThan(score)
    expect(party.says('bert', { type: 'return' })).toBe('already-done')
  })

  it('[SEAT-4] no connection brings them back, neither an open one nor a new one', () => {
    const party = playing()
    party.says('bert', { type: 'leave' })
    party.goes('cleo')
    party.goes('bert')
    party.arrives('bert')
    expect(party.player('bert')).toBeUndefined()
    expect(leftSeats(party.session, ['bert', 'anna'])).toEqual([{ id: 'bert', name: 'bert' }])
  })

  it('[SEAT-5] if someone took the seat meanwhile, all eight are full', () => {
    const party = playing(EIGHT)
    party.says('hugo', { type: 'leave' })
    expect(party.joins('ivan')).toBe('ok')
    expect(party.says('hugo', { type: 'return' })).toBe('full')
    expect(party.view().players).toHaveLength(8)
    party.says('ivan', { type: 'leave' })
    expect(party.says('hugo', { type: 'return' })).toBe('ok')
    expect(party.player('hugo')).toMatchObject({ online: true })
  })

  it('[SEAT-4] from lobby and podium too', () => {
    const party = namedSession(THREE)
    party.says('bert', { type: 'leave' })
    expect(party.says('bert', { type: 'return' })).toBe('ok')
    party.says('bert', { type: 'leave' })
    party.joins('dora', { name: 'Bert' })
    expect(party.says('bert', { type: 'return' })).toBe('name-taken')
  })

  it("[SEAT-20] a player's own name isn't taken: joining again gives the same seat", () => {
    const party = playing()
    round(party, THREE)
    const score = party.player('bert')?.score
    party.says('bert', { type: 'leave' })
    expect(party.joins('stranger', { name: 'bert' })).toBe('name-taken')
    expect(party.joins('again', { name: 'Bert', userId: 'user-bert' })).toBe('ok')
    expect(party.player('bert')).toMatchObject({ online: true, score })
    expect(party.joins('again', { name: 'bert', userId: 'user-bert' })).toBe('name-taken')
    party.goes('bert')
    expect(party.joins('again', { name: 'bert', userId: 'user-bert' })).toBe('ok')
    expect(party.view().players).toHaveLength(3)
  })

  it('[SEAT-20] a guest is recognized by their phone, unless they are signed in now', () => {
    const party = namedSession(['anna'])
    party.joins('bert', { userId: null })
    party.says('bert', { type: 'leave' })
    party.says('anna', { type: 'lock', locked: true })
    expect(party.joins('else', { name: 'bert', device: 'phone-bert', userId: 'user-else' })).toBe('locked')
    expect(party.joins('again', { name: 'bert', device: 'phone-bert', userId: null })).toBe('ok')
    expect(party.player('bert')).toMatchObject({ online: true })
  })
})

describe('a locked door', () => {
  it('[SEAT-21] lets no one new in, and everyone who has a seat', () => {
    const party = namedSession(THREE)
    expect(party.says('anna', { type: 'lock', locked: true })).toBe('ok')
    expect(party.view().session.locked).toBe(true)
    expect(party.joins('dora')).toBe('locked')
    party.says('cleo', { type: 'leave' })
    expect(party.says('cleo', { type: 'return' })).toBe('ok')
    party.says('anna', { type: 'lock', locked: false })
    expect(party.joins('dora')).toBe('ok')
  })
})

describe('a seat that no one connected to', () => {
  it('[SEAT-22] stops counting after a minute, and is theirs again when they come while there is room', () => {
    const party = namedSession(['anna'])
    for (const name of EIGHT.slice(1)) expect(party.reserves(name)).toBe('ok')
    expect(party.joins('ivan')).toBe('full')
    party.waits(59)
    expect(party.joins('ivan')).toBe('full')
    party.waits(1)
    expect(party.view().players.map((player) => player.id)).toEqual(['anna'])
    expect(party.joins('ivan')).toBe('ok')
    party.arrives('hugo')
    expect(party.player('hugo')).toMatchObject({ online: true })
  })
})

describe('a full room of which some never came', () => {
  const from = (address: string) => ({ from: address })

  it('[SEAT-24] after fifteen seconds a player from another address gets the oldest seat of the address with the most', () => {
    const party = namedSession(['anna', 'bert'])
    expect(party.reserves('cleo', from('there'))).toBe('ok')
    for (const name of ['dora', 'emil', 'fred', 'gina', 'hugo']) expect(party.reserves(name, from('here'))).toBe('ok')
    party.waits(14)
    expect(party.joins('ivan', from('elsewhere'))).toBe('full')
    party.waits(1)
    expect(party.joins('ivan', from('here'))).toBe('full')
    expect(party.joins('ivan', from('elsewhere'))).toBe('ok')
    expect(party.player('dora')).toBeUndefined()
    // Players who connected keep their seat, and its address's hash is gone
    party.arrives('emil')
    expect(party.session.seats.filter((seat) => seat.from !== null).map(({ id }) => id)).toEqual([
      'cleo',
      'dora',
      'fred',
      'gina',
      'hugo',
    ])
    expect(party.joins('jana', from('elsewhere'))).toBe('ok')
    expect(party.player('fred')).toBeUndefined()
    expect(party.player('emil')).toMatchObject({ online: true })
  })

  it('[SEAT-24] an address with as many or more takes no one else’s', () => {
    const party = namedSession(['anna', 'bert', 'cleo'])
    expect(party.reserves('dora', from('there'))).toBe('ok')
    for (const name of ['emil', 'fred', 'gina', 'hugo']) expect(party.reserves(name, from('here'))).toBe('ok')
    party.waits(20)
    expect(party.joins('ivan', from('here'))).toBe('full')
    expect(party.player('dora')).toBeDefined()
  })
})

describe('how much a session remembers', () => {
  it('[SEAT-23] joining, coming and leaving without end adds no more than so many seats', () => {
    const party = playing()
    const size = () => JSON.stringify(party.session).length
    let largest = 0
    for (let i = 0; i < 500; i++) {
      expect(party.joins(`guest-${i}`)).toBe('ok')
      party.says(`guest-${i}`, { type: 'offer', kind: 'never', text: `Never have I ever ${i}` })
      party.says(`guest-${i}`, { type: 'leave' })
      if (i === 50) largest = size()
    }
    expect(party.session.seats).toHaveLength(SEATS_KEPT)
    expect(party.session.offers.length).toBeLessThanOrEqual(SEATS_KEPT)
    expect(size()).toBeLessThan(largest * 1.1)
    expect(party.view().players.map((player) => player.id)).toEqual(THREE)
  })

  it('[SEAT-23] a player the table needs is never forgotten, and then no one else gets in', () => {
    const party = playing()
    let joined = 0
    for (; joined < 60; joined++) {
      if (party.joins(`guest-${joined}`) !== 'ok') break
      round(party, THREE)
      party.says(`guest-${joined}`, { type: 'leave' })
      if (party.view().session.status === 'over') break
    }
    expect(party.session.seats.length).toBeLessThanOrEqual(SEATS_KEPT)
    const seats = new Set(party.session.seats.map((seat) => seat.id))
    expect(party.table().seats.filter((id) => !seats.has(id))).toEqual([])
  })
})

describe('sleep', () => {
  it('[CLOCK-2] a session that the last one leaves sleeps as if they had lost their connection', () => {
    const party = playing()
    party.goes('bert', 'cleo')
    party.says('anna', { type: 'leave' })
    expect(party.session.asleepSince).not.toBeNull()
    const { deadline } = party.table()
    party.waits(600)
    expect(party.table().deadline).toBe(deadline)
    expect(party.session.ended).toBeNull()
    party.waits(2 * 60 * 60)
    expect(party.session.ended).toBe('expired')
  })
})

describe('late', () => {
  it('[SEAT-6] a player who joins a running game plays from the next round, with the lowest score', () => {
    const party = playing()
    round(party, ['anna', 'bert'])
    expect(party.joins('dora')).toBe('ok')
    expect(party.player('dora')).toMatchObject({ score: 0 })
    expect(party.table().seats).toEqual(THREE)
    expect(party.moves('dora', never)).toBe('not-playing')
    party.moves('cleo', never)
    party.moves('cleo', { type: 'guess', number: null })
    party.waits(14)
    expect(party.table().seats).toEqual([...THREE, 'dora'])
    const [anna, bert, ...others] = party.view().players.map((player) => player.score)
    expect([anna, ...others]).toEqual([bert, 0, 0])
    expect(party.moves('dora', never)).toBe('ok')
  })

  it("[SEAT-6] a player who left before the deal isn't on the cards", () => {
    const party = namedSession(THREE, { settings: QUICK })
    party.says('anna', { type: 'start' })
    party.says('cleo', { type: 'leave' })
    party.waits(2)
    expect(party.table().seats).toEqual(['anna', 'bert'])
  })
})

describe('a stranger', () => {
  it('[SEAT-7] may do nothing', () => {
    const party = playing()
    expect(party.moves('stranger', never)).toBe('not-your-seat')
    expect(party.says('stranger', { type: 'leave' })).toBe('not-your-seat')
  })
})
