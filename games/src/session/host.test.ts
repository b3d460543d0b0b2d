import type { Intent } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

const POWERS: readonly Intent[] = [
  { type: 'start' },
  { type: 'settings', pace: 'brisk' },
  { type: 'kick', playerId: 'cleo' },
  { type: 'pass-host', playerId: 'cleo' },
  { type: 'add-bot' },
  { type: 'remove-bot', playerId: 'cleo' },
  { type: 'change-game', gameId: 1 },
  { type: 'again' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'lock', locked: true },
  { type: 'clear-screens' },
  { type: 'sound', from: 'both' },
  { type: 'heat', level: 2, isHeld: true },
  { type: 'end' },
]

describe('the powers', () => {
  it.each(POWERS.map((intent) => [intent.type, intent] as const))('[HOST-4] %s is the host’s alone', (_, intent) => {
    const { says, session } = namedSession(THREE)
    expect(says('bert', intent)).toBe('not-host')
    expect(says('stranger', intent)).toBe('not-your-seat')
    expect(session.hostId).toBe('anna')
  })

  it('[HOST-5] passing the host role changes its generation, and orders with the old one are refused', () => {
    const { says, view } = namedSession(THREE)
    const { hostGen } = view().session
    expect(says('anna', { type: 'pass-host', playerId: 'cleo' })).toBe('ok')
    expect(view().session).toMatchObject({ hostId: 'cleo', hostGen: hostGen + 1 })
    expect(says('anna', { type: 'pause' })).toBe('not-host')
    expect(says('cleo', { type: 'pass-host', playerId: 'anna' }, hostGen + 1)).toBe('ok')
    expect(says('anna', { type: 'add-bot' }, hostGen)).toBe('old-host')
    expect(says('anna', { type: 'add-bot' }, hostGen + 2)).toBe('ok')
  })

  it('[HOST-5] the host role passes to another seated person', () => {
    const { says, view, waits } = namedSession(THREE)
    says('anna', { type: 'add-bot' })
    const bot = view().players.find((player) => player.isBot)?.id ?? ''
    expect(says('anna', { type: 'pass-host', playerId: bot })).toBe('not-allowed')
    expect(says('anna', { type: 'pass-host', playerId: 'anna' })).toBe('not-allowed')
    expect(says('anna', { type: 'pass-host', playerId: 'stranger' })).toBe('player-not-found')
    says('anna', { type: 'start' })
    waits(2)
    says('bert', { type: 'leave' })
    expect(says('anna', { type: 'pass-host', playerId: 'bert' })).toBe('player-not-found')
  })
})

describe('the kick', () => {
  it('[HOST-6] takes seat, phone and account out for good', () => {
    const { says, joins, view } = namedSession(THREE)
    expect(says('anna', { type: 'kick', playerId: 'anna' })).toBe('not-allowed')
    expect(says('anna', { type: 'kick', playerId: 'stranger' })).toBe('player-not-found')
    expect(says('anna', { type: 'kick', playerId: 'cleo' })).toBe('ok')
    expect(view().players.map((player) => player.id)).toEqual(['anna', 'bert'])
    expect(says('cleo', { type: 'leave' })).toBe('not-your-seat')
    expect(joins('dora', { device: 'phone-cleo' })).toBe('kicked')
    expect(joins('dora', { userId: 'user-cleo' })).toBe('kicked')
    says('anna', { type: 'lock', locked: false })
    expect(joins('dora', { name: 'cleo' })).toBe('ok')
  })

  it('[HOST-12] locks the door, until the host opens it', () => {
    const { says, joins, view } = namedSession(THREE)
    expect(says('anna', { type: 'kick', playerId: 'cleo' })).toBe('ok')
    expect(view().session.locked).toBe(true)
    expect(joins('dora')).toBe('locked')
    says('anna', { type: 'lock', locked: false })
    expect(joins('dora')).toBe('ok')
  })

  it('[HOST-6] a guest without a device or an account shuts out no one else', () => {
    const { says, joins } = namedSession(['anna', 'bert'])
    joins('cleo', { device: null, userId: null })
    says('anna', { type: 'kick', playerId: 'cleo' })
    says('anna', { type: 'lock', locked: false })
    expect(joins('dora', { device: null, userId: null })).toBe('ok')
  })

  it('[HOST-6] in the middle of a turn the game goes on without them', () => {
    const { says, waits, table } = namedSession(THREE)
    says('anna', { type: 'pass-host', playerId: 'bert' })
    says('bert', { type: 'start' })
    waits(2)
    expect(table()).toMatchObject({ turn: 'anna', waiting: ['anna'] })
    expect(says('bert', { type: 'kick', playerId: 'anna' })).toBe('ok')
    expect(table()).toMatchObject({ turn: 'bert' })
  })
})

describe('the next host', () => {
  it('[HOST-7] twenty seconds after the connection was lost, five of them unseen, the longest-seated connected player acts, and no simulated player', () => {
    const { says, goes, waits, view } = namedSession(['anna', 'bert', 'cleo', 'dora'])
    says('anna', { type: 'add-bot' })
    const { hostGen } = view().session
    goes('anna', 'bert')
    waits(14.999)
    expect(view().session).toMatchObject({ hostId: 'anna', lentBy: null })
    waits(0.001)
    expect(view().session).toMatchObject({ hostId: 'cleo', lentBy: 'anna', hostGen: hostGen + 1 })
    expect(
      view()
        .players.filter((player) => player.isHost)
        .map((player) => player.id),
    ).toEqual(['cleo'])
  })

  it('[HOST-3] a host who returns hosts again, however late, and earlier commands are refused', () => {
    const { says, goes, arrives, waits, view } = namedSession(THREE)
    goes('anna')
    waits(600)
    const { hostGen, hostId } = view().session
    expect(hostId).toBe('bert')
    expect(says('bert', { type: 'add-bot' }, hostGen)).toBe('ok')
    arrives('anna')
    expect(view().session).toMatchObject({ hostId: 'anna', lentBy: null, hostGen: hostGen + 1 })
    expect(says('bert', { type: 'add-bot' }, hostGen)).toBe('not-host')
    expect(says('anna', { type: 'add-bot' }, hostGen)).toBe('old-host')
    expect(says('anna', { type: 'add-bot' }, hostGen + 1)).toBe('ok')
  })

  it('[HOST-7] a host who returns in time was never away', () => {
    const { goes, arrives, waits, view } = namedSession(THREE)
    const { hostGen } = view().session
    goes('anna')
    waits(14)
    arrives('anna')
    waits(60)
    expect(view().session).toMatchObject({ hostId: 'anna', lentBy: null, hostGen })
  })

  it('[HOST-11] a temporary host can do everything except end, hand over and kick the owner', () => {
    const { says, goes, waits, view } = namedSession([...THREE, 'dora'])
    goes('anna')
    waits(15)
    expect(says('bert', { type: 'end' })).toBe('lent')
    expect(says('bert', { type: 'pass-host', playerId: 'cleo' })).toBe('lent')
    expect(says('bert', { type: 'kick', playerId: 'anna' })).toBe('lent')
    expect(says('bert', { type: 'kick', playerId: 'dora' })).toBe('ok')
    expect(says('bert', { type: 'lock', locked: true })).toBe('ok')
    expect(says('bert', { type: 'start' })).toBe('ok')
    waits(1.5)
    expect(says('bert', { type: 'change-game', gameId: 3 })).toBe('ok')
    expect(says('bert', { type: 'leave' })).toBe('ok')
    expect(view().session).toMatchObject({ hostId: 'cleo', lentBy: 'anna' })
  })

  it('[HOST-11] the loan goes on when the temporary host is away too, and still returns to its owner', () => {
    const { goes, arrives, waits, view } = namedSession(THREE)
    goes('anna')
    waits(15)
    goes('bert')
    waits(15)
    expect(view().session).toMatchObject({ hostId: 'cleo', lentBy: 'anna' })
    arrives('bert')
    expect(view().session).toMatchObject({ hostId: 'cleo', lentBy: 'anna' })
    arrives('anna')
    expect(view().session).toMatchObject({ hostId: 'anna', lentBy: null })
  })

  it('[HOST-11] only handing over, leaving and ending are for good', () => {
    const { says, goes, arrives, waits, view } = namedSession(THREE)
    says('anna', { type: 'pass-host', playerId: 'cleo' })
    goes('anna')
    waits(15)
    arrives('anna')
    expect(view().session).toMatchObject({ hostId: 'cleo', lentBy: null })
    says('cleo', { type: 'leave' })
    expect(view().session).toMatchObject({ hostId: 'anna', lentBy: null })
    expect(says('cleo', { type: 'return' })).toBe('ok')
    expect(view().session).toMatchObject({ hostId: 'anna', lentBy: null })
  })

  it('[HOST-8] with no one connected it waits for the first to return', () => {
    const { goes, arrives, waits, view } = namedSession(THREE)
    goes('anna', 'bert', 'cleo')
    waits(600)
    expect(view().session.hostId).toBe('anna')
    arrives('cleo')
    expect(view().session).toMatchObject({ hostId: 'cleo', lentBy: 'anna' })
  })

  it('[HOST-8] a host who leaves passes it on right away, to no one if no one is there', () => {
    const { says, goes, joins, view } = namedSession(THREE)
    expect(says('anna', { type: 'leave' })).toBe('ok')
    expect(view().session.hostId).toBe('bert')
    goes('cleo')
    says('bert', { type: 'leave' })
    expect(view().session.hostId).toBeNull()
    joins('dora')
    expect(view().session.hostId).toBe('dora')
  })

  it('[HOST-8] in a game too: a seat that was left never hosts', () => {
    const { says, waits, arrives, view } = namedSession(THREE)
    says('anna', { type: 'start' })
    waits(2)
    says('anna', { type: 'leave' })
    expect(view().session.hostId).toBe('bert')
    arrives('anna')
    expect(view().session.hostId).toBe('bert')
  })
})

describe('a host role that no one has taken yet', () => {
  it('[HOST-9] is taken by the first to join', () => {
    const { joins, view, waits } = namedSession([], { claimHash: 'claim' })
    expect(view().session.hostId).toBeNull()
    waits(60)
    expect(view().session.hostId).toBeNull()
    joins('anna', {}, 'wrong')
    joins('bert')
    expect(view().session.hostId).toBe('anna')
  })

  it('[HOST-9] goes to its maker when they join, even later, once, and before a game has begun', () => {
    const { joins, view, says } = namedSession([], { claimHash: 'claim' })
    joins('anna')
    const { hostGen } = view().session
    joins('bert', {}, 'claim')
    expect(view().session).toMatchObject({ hostId: 'bert', hostGen: hostGen + 1 })
    expect(says('anna', { type: 'start' })).toBe('not-host')
    joins('cleo', {}, 'claim')
    expect(view().session.hostId).toBe('bert')
  })

  it('[HOST-9] once a game has begun the claim is void, in the next lobby too', () => {
    const { joins, says, waits, view } = namedSession([], {
      claimHash: 'claim',
      settings: { duration: 'Quick', clock: 'hard' },
    })
    joins('anna')
    joins('bert')
    says('anna', { type: 'start' })
    waits(2)
    joins('cleo', {}, 'claim')
    expect(view().session.hostId).toBe('anna')
    waits(1000)
    says('anna', { type: 'change-game', gameId: 2 })
    expect(view().session.status).toBe('lobby')
    joins('dora', {}, 'claim')
    expect(view().session.hostId).toBe('anna')
  })
})
