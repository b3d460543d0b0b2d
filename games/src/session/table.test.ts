import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

function started(names: readonly string[] = THREE, settings: object = {}) {
  const room = namedSession(names, { settings: { duration: 'Quick', ...settings } })
  room.says('anna', { type: 'start' })
  room.waits(1.5)
  return room
}

describe('moves', () => {
  it('[ROUND-1] are refused before there is a table, and after it', () => {
    const room = namedSession(THREE, { settings: { duration: 'Quick', clock: 'hard' } })
    const choose = { type: 'choose', choice: 'truth' }
    expect(room.moves('anna', choose)).toBe('not-started')
    expect(room.says('anna', { type: 'skip' })).toBe('not-started')
    room.says('anna', { type: 'start' })
    expect(room.moves('anna', choose)).toBe('not-started')
    room.waits(2)
    expect(room.moves('bert', choose)).toBe('not-your-turn')
    expect(room.moves('anna', { type: 'dance' })).toBe('malformed')
    expect(room.moves('anna', choose)).toBe('ok')
    room.waits(2000)
    expect(room.view().session.status).toBe('over')
    expect(room.moves('anna', choose)).toBe('not-started')
  })

  it('[ROUND-2] standings, and every player’s score, are the table’s', () => {
    const room = started(['anna', 'bert'], { clock: 'hard' })
    room.moves('anna', { type: 'choose', choice: 'truth' })
    room.waits(16)
    room.waits(16)
    room.moves('anna', { type: 'done' })
    room.moves('bert', { type: 'judge', verdict: 'did-it' })
    room.waits(13)
    expect(room.table().standings).toEqual([
      { id: 'anna', score: 600, place: 1 },
      { id: 'bert', score: 0, place: 2 },
    ])
    expect(room.player('anna')?.score).toBe(600)
  })
})

describe('the soft clock', () => {
  it('[ROUND-3] at zero shows whom it waits for, and those who owe nothing may go on', () => {
    const room = started()
    expect(room.says('bert', { type: 'skip' })).toBe('too-early')
    room.waits(20)
    expect(room.table()).toMatchObject({ phase: 'choose', overdue: true, waiting: ['anna'] })
    room.waits(3600)
    expect(room.table().phase).toBe('choose')
    expect(room.says('bert', { type: 'skip' })).toBe('ok')
    expect(room.table().phase).toBe('deal')
  })

  it('[ROUND-3] who is waited for may still give, and skips only as the host', () => {
    const room = started()
    room.says('anna', { type: 'pass-host', playerId: 'bert' })
    room.waits(20)
    expect(room.says('anna', { type: 'skip' })).toBe('not-allowed')
    expect(room.moves('anna', { type: 'choose', choice: 'dare' })).toBe('ok')
    const host = started()
    host.waits(20)
    expect(host.says('anna', { type: 'skip' })).toBe('ok')
  })
})

describe('other clocks', () => {
  it('[ROUND-4] a hard one acts at zero, with a quarter of a second of grace', () => {
    const room = started(THREE, { clock: 'hard' })
    room.waits(15.6)
    expect(room.table()).toMatchObject({ phase: 'choose', overdue: false })
    expect(room.moves('anna', { type: 'choose', choice: 'dare' })).toBe('ok')
    room.waits(15.849)
    expect(room.table().phase).toBe('deal')
    room.waits(0.001)
    expect(room.table().phase).toBe('perform')
  })

  it('[ROUND-4] without one only people end a phase, and the host may', () => {
    const room = started(THREE, { pace: 'none' })
    expect(room.table().deadline).toBeNull()
    room.waits(3600)
    expect(room.table()).toMatchObject({ phase: 'choose', overdue: false })
    expect(room.says('bert', { type: 'skip' })).toBe('too-early')
    expect(room.says('anna', { type: 'skip' })).toBe('ok')
  })

  it.each([
    ['brisk', 10.605],
    ['normal', 15.6],
    ['relaxed', 23.4],
  ])('[ROUND-5] at a %s pace fifteen seconds, and a little for the label, are %f', (pace, seconds) => {
    const { since, deadline } = started(THREE, { pace }).table()
    expect(((deadline ?? 0) - since) / 1000).toBe(seconds)
  })
})

describe('simulated players', () => {
  it('[ROUND-6] take between 0.9 and 2.6 seconds, and one of them acts at a time', () => {
    const pauses: number[] = []
    for (let seed = 0; seed < 40; seed++) {
      const room = namedSession(['anna'], { slug: 'never-have-i-ever', seed })
      room.says('anna', { type: 'add-bot' })
      room.says('anna', { type: 'add-bot' })
      room.says('anna', { type: 'start' })
      room.waits(1.5)
      const { since } = room.table()
      room.waits(0.899)
      expect(room.table()).toMatchObject({ answered: [] })
      pauses.push((room.session.botsAt ?? 0) - since)
      room.waits(1.701)
      // Each has two things to say: one of them may have said both by now.
      expect(room.table().waiting.length).toBeGreaterThan(1)
      room.waits(3 * 2.6)
      expect(room.table().waiting).toEqual(['anna'])
    }
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(900)
    expect(Math.max(...pauses)).toBeLessThan(2600)
    expect(new Set(pauses).size).toBeGreaterThan(20)
  })

  it('[ROUND-6] play a whole evening with one person, who need not hurry', () => {
    const room = started(['anna'])
    expect(room.view().session.status).toBe('lobby')
    for (let i = 0; i < 3; i++) room.says('anna', { type: 'add-bot' })
    room.says('anna', { type: 'start' })
    for (let i = 0; i < 200 && room.view().session.status !== 'over'; i++) {
      room.waits(30)
      room.says('anna', { type: 'skip' })
    }
    expect(room.view().session.status).toBe('over')
    expect(room.table().standings.some((row) => row.score > 0)).toBe(true)
  })
})
