import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'

const QUICK = { duration: 'Quick' } as const
const THREE = ['anna', 'bert', 'cleo'] as const

/** Never Have I Ever, in its first answers. */
function playing(names: readonly string[] = THREE) {
  const room = namedSession(names, { slug: 'never-have-i-ever', settings: QUICK })
  room.says('anna', { type: 'start' })
  room.waits(1.5)
  room.waits(4)
  return room
}
const never = { type: 'answer', side: 'never', guess: 0 } as const

/** Answers of everybody named, then on to the next round's. */
function round(room: ReturnType<typeof playing>, ids: readonly string[]) {
  for (const id of ids) room.moves(id, never)
  room.waits(4)
  room.waits(6)
  room.waits(4)
}

describe('away', () => {
  it('[SEAT-3] a lost connection keeps the seat, the score and the place in the game', () => {
    const room = playing()
    round(room, THREE)
    room.goes('bert')
    expect(room.player('bert')).toMatchObject({ online: false, score: 600 })
    expect(room.table().waiting).toEqual(THREE)
    room.moves('anna', never)
    room.moves('cleo', never)
    expect(room.table().phase).toBe('count')
    room.arrives('bert')
    expect(room.player('bert')).toMatchObject({ online: true, score: 600 })
    room.waits(14)
    expect(room.moves('bert', never)).toBe('ok')
  })
})

describe('gone', () => {
  it('[SEAT-4] who leaves a game is skipped, has no say, and plays on when they return', () => {
    const room = playing()
    round(room, THREE)
    expect(room.says('bert', { type: 'leave' })).toBe('ok')
    expect(room.player('bert')).toBeUndefined()
    expect(room.moves('bert', never)).toBe('not-your-seat')
    round(room, ['anna', 'cleo'])
    expect(room.table().phase).toBe('answer')
    room.arrives('bert')
    expect(room.player('bert')).toMatchObject({ online: true, score: 600 })
    expect(room.moves('bert', never)).toBe('not-allowed')
    round(room, ['anna', 'cleo'])
    round(room, THREE)
    expect(room.player('bert')?.score).toBe(1200)
  })

  it('[SEAT-4] a connection that was open all along does not bring them back', () => {
    const room = playing()
    room.says('bert', { type: 'leave' })
    room.goes('cleo')
    expect(room.player('bert')).toBeUndefined()
  })

  it('[SEAT-5] whose seat was taken by somebody else meanwhile finds eight and none free', () => {
    const eight = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo']
    const room = playing(eight)
    room.says('hugo', { type: 'leave' })
    expect(room.joins('ivan')).toBe('ok')
    room.arrives('hugo')
    expect(room.view().players).toHaveLength(8)
    expect(room.player('hugo')).toBeUndefined()
    room.says('ivan', { type: 'leave' })
    room.arrives('hugo')
    expect(room.player('hugo')).toMatchObject({ online: true })
  })
})

describe('late', () => {
  it('[SEAT-6] who joins a running game plays from the next round, with the median score', () => {
    const room = playing()
    round(room, ['anna', 'bert'])
    expect(room.joins('dora')).toBe('ok')
    expect(room.player('dora')).toMatchObject({ score: 0 })
    expect(room.table().seats).toEqual(THREE)
    expect(room.moves('dora', never)).toBe('not-playing')
    for (const id of THREE) room.moves(id, { type: 'answer', side: 'never', guess: null })
    room.waits(4)
    room.waits(6)
    expect(room.table().seats).toEqual([...THREE, 'dora'])
    expect(room.view().players.map((player) => player.score)).toEqual([600, 600, 0, 600])
    room.waits(4)
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
