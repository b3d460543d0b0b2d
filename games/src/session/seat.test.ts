import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { leftSeats } from './index.ts'
import { SEATS_KEPT } from './leaving.ts'

const QUICK = { duration: 'Quick', intensity: 'Mild' } as const
const EIGHT = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo']
const THREE = ['anna', 'bert', 'cleo'] as const

/** Never Have I Ever, in its first answers. */
function playing(names: readonly string[] = THREE) {
  const room = namedSession(names, { slug: 'never-have-i-ever', settings: QUICK })
  room.says('anna', { type: 'start' })
  room.waits(1.5)
  return room
}
const never = { type: 'say', side: 'never' } as const

/** Never, and so says everybody, this seat thinks: the outcome of the first of the two. */
function answers(room: ReturnType<typeof playing>, id: string) {
  const outcome = room.moves(id, never)
  room.moves(id, { type: 'guess', number: 0 })
  return outcome
}

/** Answers of everybody named, then on to the next round's. */
function round(room: ReturnType<typeof playing>, ids: readonly string[]) {
  for (const id of ids) answers(room, id)
  room.waits(14)
}

describe('away', () => {
  it('[SEAT-3] a lost connection keeps the seat, the score and the place in the game', () => {
    const room = playing()
    round(room, THREE)
    const score = room.player('bert')?.score
    expect(score).toBeGreaterThan(0)
    room.goes('bert')
    expect(room.player('bert')).toMatchObject({ online: false, score })
    expect(room.table().waiting).toEqual(THREE)
    answers(room, 'anna')
    answers(room, 'cleo')
    expect(room.table().phase).toBe('reveal')
    room.arrives('bert')
    expect(room.player('bert')).toMatchObject({ online: true, score })
    room.waits(14)
    expect(room.moves('bert', never)).toBe('ok')
  })
})

describe('gone', () => {
  it('[SEAT-4] who leaves a game is skipped and has no say, until they say that they are back', () => {
    const room = playing()
    round(room, THREE)
    const score = room.player('bert')?.score ?? 0
    expect(room.says('bert', { type: 'leave' })).toBe('ok')
    expect(room.player('bert')).toBeUndefined()
    expect(room.moves('bert', never)).toBe('not-your-seat')
    round(room, ['anna', 'cleo'])
    expect(room.table().phase).toBe('answer')
    expect(room.says('bert', { type: 'return' })).toBe('ok')
    expect(room.player('bert')).toMatchObject({ online: true, score })
    expect(room.moves('bert', never)).toBe('not-allowed')
    round(room, ['anna', 'cleo'])
    round(room, THREE)
    expect(room.player('bert')?.score).toBeGreaterThan(score)
    expect(room.says('bert', { type: 'return' })).toBe('already-done')
  })

  it('[SEAT-4] no connection brings them back, neither one that was open all along nor a new one', () => {
    const room = playing()
    room.says('bert', { type: 'leave' })
    room.goes('cleo')
    room.goes('bert')
    room.arrives('bert')
    expect(room.player('bert')).toBeUndefined()
    expect(leftSeats(room.session, ['bert', 'anna'])).toEqual([{ id: 'bert', name: 'bert' }])
  })

  it('[SEAT-5] whose seat was taken by somebody else meanwhile finds eight and none free', () => {
    const room = playing(EIGHT)
    room.says('hugo', { type: 'leave' })
    expect(room.joins('ivan')).toBe('ok')
    expect(room.says('hugo', { type: 'return' })).toBe('full')
    expect(room.view().players).toHaveLength(8)
    room.says('ivan', { type: 'leave' })
    expect(room.says('hugo', { type: 'return' })).toBe('ok')
    expect(room.player('hugo')).toMatchObject({ online: true })
  })

  it('[SEAT-4] from lobby and podium too', () => {
    const room = namedSession(THREE)
    room.says('bert', { type: 'leave' })
    expect(room.says('bert', { type: 'return' })).toBe('ok')
    room.says('bert', { type: 'leave' })
    room.joins('dora', { name: 'Bert' })
    expect(room.says('bert', { type: 'return' })).toBe('name-taken')
  })

  it('[SEAT-20] one’s own name is not taken: whoever comes in by the door again has the same seat', () => {
    const room = playing()
    round(room, THREE)
    const score = room.player('bert')?.score
    room.says('bert', { type: 'leave' })
    expect(room.joins('stranger', { name: 'bert' })).toBe('name-taken')
    expect(room.joins('again', { name: 'Bert', userId: 'user-bert' })).toBe('ok')
    expect(room.player('bert')).toMatchObject({ online: true, score })
    expect(room.joins('again', { name: 'bert', userId: 'user-bert' })).toBe('name-taken')
    room.goes('bert')
    expect(room.joins('again', { name: 'bert', userId: 'user-bert' })).toBe('ok')
    expect(room.view().players).toHaveLength(3)
  })

  it('[SEAT-20] a guest is known by the phone, and not to somebody who is signed in', () => {
    const room = namedSession(['anna'])
    room.joins('bert', { userId: null })
    room.says('bert', { type: 'leave' })
    room.says('anna', { type: 'lock', locked: true })
    expect(room.joins('else', { name: 'bert', device: 'phone-bert', userId: 'user-else' })).toBe('locked')
    expect(room.joins('again', { name: 'bert', device: 'phone-bert', userId: null })).toBe('ok')
    expect(room.player('bert')).toMatchObject({ online: true })
  })
})

describe('a locked door', () => {
  it('[SEAT-21] lets nobody new in, and everybody who has a seat', () => {
    const room = namedSession(THREE)
    expect(room.says('anna', { type: 'lock', locked: true })).toBe('ok')
    expect(room.view().session.locked).toBe(true)
    expect(room.joins('dora')).toBe('locked')
    room.says('cleo', { type: 'leave' })
    expect(room.says('cleo', { type: 'return' })).toBe('ok')
    room.says('anna', { type: 'lock', locked: false })
    expect(room.joins('dora')).toBe('ok')
  })
})

describe('a seat that nobody came to', () => {
  it('[SEAT-22] stops counting after a minute, and is theirs again when they come while there is room', () => {
    const room = namedSession(['anna'])
    for (const name of EIGHT.slice(1)) expect(room.reserves(name)).toBe('ok')
    expect(room.joins('ivan')).toBe('full')
    room.waits(59)
    expect(room.joins('ivan')).toBe('full')
    room.waits(1)
    expect(room.view().players.map((player) => player.id)).toEqual(['anna'])
    expect(room.joins('ivan')).toBe('ok')
    room.arrives('hugo')
    expect(room.player('hugo')).toMatchObject({ online: true })
  })
})

describe('how much a session remembers', () => {
  it('[SEAT-23] joining, coming and leaving without end adds no more than so many seats', () => {
    const room = playing()
    const size = () => JSON.stringify(room.session).length
    let largest = 0
    for (let i = 0; i < 500; i++) {
      expect(room.joins(`guest-${i}`)).toBe('ok')
      room.says(`guest-${i}`, { type: 'offer', kind: 'never', text: `Never have I ever ${i}` })
      room.says(`guest-${i}`, { type: 'leave' })
      if (i === 50) largest = size()
    }
    expect(room.session.seats).toHaveLength(SEATS_KEPT)
    expect(room.session.offers.length).toBeLessThanOrEqual(SEATS_KEPT)
    expect(size()).toBeLessThan(largest * 1.1)
    expect(room.view().players.map((player) => player.id)).toEqual(THREE)
  })

  it('[SEAT-23] whoever the table needs is never forgotten, and then nobody else is let in', () => {
    const room = playing()
    let joined = 0
    for (; joined < 60; joined++) {
      if (room.joins(`guest-${joined}`) !== 'ok') break
      round(room, THREE)
      room.says(`guest-${joined}`, { type: 'leave' })
      if (room.view().session.status === 'over') break
    }
    expect(room.session.seats.length).toBeLessThanOrEqual(SEATS_KEPT)
    const seats = new Set(room.session.seats.map((seat) => seat.id))
    expect(room.table().seats.filter((id) => !seats.has(id))).toEqual([])
  })
})

describe('sleep', () => {
  it('[CLOCK-2] a session that the last one leaves sleeps as if they had lost their connection', () => {
    const room = playing()
    room.goes('bert', 'cleo')
    room.says('anna', { type: 'leave' })
    expect(room.session.asleepSince).not.toBeNull()
    const { deadline } = room.table()
    room.waits(600)
    expect(room.table().deadline).toBe(deadline)
    expect(room.session.ended).toBeNull()
    room.waits(2 * 60 * 60)
    expect(room.session.ended).toBe('expired')
  })
})

describe('late', () => {
  it('[SEAT-6] who joins a running game plays from the next round, with the lowest score', () => {
    const room = playing()
    round(room, ['anna', 'bert'])
    expect(room.joins('dora')).toBe('ok')
    expect(room.player('dora')).toMatchObject({ score: 0 })
    expect(room.table().seats).toEqual(THREE)
    expect(room.moves('dora', never)).toBe('not-playing')
    room.moves('cleo', never)
    room.moves('cleo', { type: 'guess', number: null })
    room.waits(14)
    expect(room.table().seats).toEqual([...THREE, 'dora'])
    const [anna, bert, ...others] = room.view().players.map((player) => player.score)
    expect([anna, ...others]).toEqual([bert, 0, 0])
    expect(room.moves('dora', never)).toBe('ok')
  })

  it('[SEAT-6] who left before the cards were dealt is not in them', () => {
    const room = namedSession(THREE, { settings: QUICK })
    room.says('anna', { type: 'start' })
    room.says('cleo', { type: 'leave' })
    room.waits(2)
    expect(room.table().seats).toEqual(['anna', 'bert'])
  })
})

describe('a stranger', () => {
  it('[SEAT-7] may do nothing', () => {
    const room = playing()
    expect(room.moves('stranger', never)).toBe('not-your-seat')
    expect(room.says('stranger', { type: 'leave' })).toBe('not-your-seat')
  })
})
