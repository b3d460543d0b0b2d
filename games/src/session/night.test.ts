import { LOBBY_CAP } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { ownSeat } from './index.ts'
import { OFFERS_PER_SEAT } from './offers.ts'

const HARD = { duration: 'Quick', clock: 'hard' } as const
const THREE = ['anna', 'bert', 'cleo'] as const

/** At the podium of a game in which bert alone said something. */
function atPodium() {
  const room = namedSession(THREE, { slug: 'never-have-i-ever', settings: HARD })
  room.says('anna', { type: 'start' })
  room.waits(1.5)
  room.waits(4)
  room.moves('bert', { type: 'answer', side: 'never', guess: 0 })
  room.waits(1000)
  return room
}

describe('offers', () => {
  it('[NIGHT-1] are their author’s alone to see and to take back', () => {
    const room = namedSession(THREE)
    expect(room.says('bert', { type: 'offer', kind: 'never', text: 'Never have I ever sung' })).toBe('ok')
    const [offered] = ownSeat(room.session, 'bert').offers
    expect(offered).toMatchObject({ kind: 'never', text: 'Never have I ever sung' })
    expect(ownSeat(room.session, 'anna').offers).toEqual([])
    expect(JSON.stringify(room.view())).not.toContain('sung')
    expect(room.says('anna', { type: 'withdraw', id: offered?.id ?? '' })).toBe('not-found')
    expect(room.says('bert', { type: 'withdraw', id: offered?.id ?? '' })).toBe('ok')
    expect(room.session.offers).toEqual([])
  })

  it('[NIGHT-1] six of a seat wait, and none twice', () => {
    const room = namedSession(THREE)
    const says = (n: number, who = 'bert') => room.says(who, { type: 'offer', kind: 'never', text: `line ${n}` })
    for (let i = 0; i < OFFERS_PER_SEAT; i++) expect(says(i)).toBe('ok')
    expect(says(99)).toBe('too-many')
    expect(says(0, 'anna')).toBe('already-done')
    expect(says(99, 'anna')).toBe('ok')
  })
})

describe('what comes next', () => {
  it('[NIGHT-2] is voted for after a game, one vote a seat, and forgotten by the next', () => {
    const room = atPodium()
    for (const id of THREE) expect(room.says(id, { type: 'vote-next', gameId: 3 })).toBe('ok')
    expect(room.says('cleo', { type: 'vote-next', gameId: 5 })).toBe('ok')
    expect(room.says('cleo', { type: 'vote-next', gameId: 99 })).toBe('game-not-found')
    expect(room.view().session.nextVotes).toEqual([
      { gameId: 3, votes: 2 },
      { gameId: 5, votes: 1 },
    ])
    expect(ownSeat(room.session, 'cleo').nextVote).toBe(5)
    room.says('anna', { type: 'change-game', gameId: 3 })
    expect(room.view().session.nextVotes).toEqual([])
    expect(room.says('bert', { type: 'vote-next', gameId: 3 })).toBe('wrong-phase')
  })
})

describe('heat', () => {
  const heat = (room: ReturnType<typeof atPodium>) => room.view().session.heat

  it('[NIGHT-3] rises with every game after the first, and no higher than it goes', () => {
    const room = atPodium()
    expect(heat(room)).toEqual({ level: 1, isHeld: false })
    const levels = [1, 2, 3].map(() => {
      room.says('anna', { type: 'again' })
      room.waits(1000)
      return heat(room).level
    })
    expect(levels).toEqual([2, 3, 3])
  })

  it('[NIGHT-3] stays where the host holds it, and the host alone', () => {
    const room = atPodium()
    expect(room.says('bert', { type: 'heat', level: 3, isHeld: true })).toBe('not-host')
    expect(room.says('anna', { type: 'heat', level: 2, isHeld: true })).toBe('ok')
    room.says('anna', { type: 'again' })
    expect(heat(room)).toEqual({ level: 2, isHeld: true })
  })

  it('[NIGHT-3] two who want it cooler lower it, one who asks twice does not, and nobody learns who', () => {
    const room = atPodium()
    room.says('anna', { type: 'heat', level: 3, isHeld: false })
    for (let i = 0; i < 2; i++) room.says('bert', { type: 'cooler' })
    expect(heat(room).level).toBe(3)
    room.says('cleo', { type: 'cooler' })
    expect(heat(room)).toEqual({ level: 2, isHeld: false })
  })
})

it('[NIGHT-4] every game that was played to its end counts for the night', () => {
  const room = atPodium()
  const first = room.player('bert')?.score ?? 0
  expect(first).toBeGreaterThan(0)
  expect(room.player('bert')?.tonight).toBe(first)
  room.says('anna', { type: 'again' })
  room.waits(1.5)
  room.waits(4)
  room.moves('bert', { type: 'answer', side: 'never', guess: 0 })
  room.says('anna', { type: 'change-game', gameId: 3 })
  expect(room.player('bert')?.tonight).toBe(first)
})

it('[NIGHT-5] no two who are seated look the same, whoever comes and goes', () => {
  const room = namedSession(['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo'])
  room.says('cleo', { type: 'leave' })
  room.joins('ivan')
  room.says('anna', { type: 'kick', playerId: 'bert' })
  room.says('anna', { type: 'add-bot' })
  const looks = room.view().players.map((player) => player.look)
  expect(looks).toHaveLength(LOBBY_CAP)
  expect(new Set(looks.map((look) => look.color)).size).toBe(LOBBY_CAP)
  expect(new Set(looks.map((look) => look.hat)).size).toBe(LOBBY_CAP)
})
