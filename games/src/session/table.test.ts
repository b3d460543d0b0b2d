import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

function started(names: readonly string[] = THREE, settings: object = {}) {
  const party = namedSession(names, { settings: { duration: 'Quick', ...settings } })
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  return party
}

describe('moves', () => {
  it('[ROUND-1] are refused before there is a table, and after it', () => {
    const party = namedSession(THREE, { settings: { duration: 'Quick', clock: 'hard' } })
    const choose = { type: 'choose', choice: 'truth' }
    expect(party.moves('anna', choose)).toBe('not-started')
    expect(party.says('anna', { type: 'skip' })).toBe('not-started')
    party.says('anna', { type: 'start' })
    expect(party.moves('anna', choose)).toBe('not-started')
    party.waits(2)
    expect(party.moves('bert', choose)).toBe('not-your-turn')
    expect(party.moves('anna', { type: 'dance' })).toBe('malformed')
    expect(party.moves('anna', choose)).toBe('ok')
    party.waits(2000)
    expect(party.view().session.status).toBe('over')
    expect(party.moves('anna', choose)).toBe('not-started')
  })

  it('[ROUND-2] standings, and every player’s score, are the table’s', () => {
    const party = started(['anna', 'bert'], { clock: 'hard' })
    party.moves('anna', { type: 'choose', choice: 'truth' })
    party.waits(26)
    party.waits(26)
    party.moves('anna', { type: 'done' })
    party.moves('bert', { type: 'judge', verdict: 'did-it' })
    party.waits(13)
    expect(party.table().standings).toEqual([
      { id: 'anna', score: 600, place: 1 },
      { id: 'bert', score: 0, place: 2 },
    ])
    expect(party.player('anna')?.score).toBe(600)
  })
})

describe('the soft clock', () => {
  it('[ROUND-3] at zero shows the players it waits for, and those who owe nothing can go on', () => {
    const party = started()
    expect(party.says('bert', { type: 'skip' })).toBe('too-early')
    party.waits(30)
    expect(party.table()).toMatchObject({ phase: 'choose', overdue: true, waiting: ['anna'] })
    party.waits(3600)
    expect(party.table().phase).toBe('choose')
    expect(party.says('bert', { type: 'skip' })).toBe('ok')
    expect(party.table().phase).toBe('deal')
  })

  it('[ROUND-3] a player it waits for can still answer, and skips only as the host', () => {
    const party = started()
    party.says('anna', { type: 'pass-host', playerId: 'bert' })
    party.waits(30)
    expect(party.says('anna', { type: 'skip' })).toBe('not-allowed')
    expect(party.moves('anna', { type: 'choose', choice: 'dare' })).toBe('ok')
    const host = started()
    host.waits(30)
    expect(host.says('anna', { type: 'skip' })).toBe('ok')
  })
})

describe('other clocks', () => {
  it('[ROUND-4] a hard one acts at zero, with a quarter of a second of grace', () => {
    const party = started(THREE, { clock: 'hard' })
    party.waits(25)
    expect(party.table()).toMatchObject({ phase: 'choose', overdue: false })
    expect(party.moves('anna', { type: 'choose', choice: 'dare' })).toBe('ok')
    party.waits(25.249)
    expect(party.table().phase).toBe('deal')
    party.waits(0.001)
    expect(party.table().phase).toBe('perform')
  })

  it('[ROUND-4] without one only people end a phase, and the host may', () => {
    const party = started(THREE, { pace: 'none' })
    expect(party.table().deadline).toBeNull()
    party.waits(3600)
    expect(party.table()).toMatchObject({ phase: 'choose', overdue: false })
    expect(party.says('bert', { type: 'skip' })).toBe('too-early')
    expect(party.says('anna', { type: 'skip' })).toBe('ok')
  })

  it.each([
    ['brisk', 42],
    ['normal', 56.4],
    ['relaxed', 84.6],
  ])('[ROUND-5] at a %s pace sixty seconds, and a little for the label, are %f', (pace, seconds) => {
    const party = started(THREE, { pace, clock: 'hard' })
    party.waits(25.25)
    party.waits(25.25)
    const { phase, since, deadline } = party.table()
    expect([phase, ((deadline ?? 0) - since) / 1000]).toEqual(['perform', seconds])
  })
})

describe('simulated players', () => {
  it('[ROUND-6] take between 0.9 and 2.6 seconds, and one of them acts at a time', () => {
    const pauses: number[] = []
    for (let seed = 0; seed < 40; seed++) {
      const party = namedSession(['anna'], { slug: 'never-have-i-ever', seed })
      party.says('anna', { type: 'add-bot' })
      party.says('anna', { type: 'add-bot' })
      party.says('anna', { type: 'start' })
      party.waits(1.5)
      const { since } = party.table()
      party.waits(0.899)
      expect(party.table()).toMatchObject({ answered: [] })
      pauses.push((party.session.botsAt ?? 0) - since)
      party.waits(1.701)
      // Each player has two answers to give, and one may have given both by now.
      expect(party.table().waiting.length).toBeGreaterThan(1)
      party.waits(3 * 2.6)
      expect(party.table().waiting).toEqual(['anna'])
    }
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(900)
    expect(Math.max(...pauses)).toBeLessThan(2600)
    expect(new Set(pauses).size).toBeGreaterThan(20)
  })

  it('[ROUND-6] play a whole game with one person, who can take their time', () => {
    const party = started(['anna'])
    expect(party.view().session.status).toBe('lobby')
    for (let i = 0; i < 3; i++) party.says('anna', { type: 'add-bot' })
    party.says('anna', { type: 'start' })
    for (let i = 0; i < 200 && party.view().session.status !== 'over'; i++) {
      party.waits(30)
      party.says('anna', { type: 'skip' })
    }
    expect(party.view().session.status).toBe('over')
    expect(party.table().standings.some((row) => row.score > 0)).toBe(true)
  })
})
