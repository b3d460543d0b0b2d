import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { IDLE_MS } from './clock.ts'
import { advanceClock, deadlineOf } from './index.ts'

const IDLE = IDLE_MS / 1000
const THREE = ['anna', 'bert', 'cleo'] as const
/** Of the first phase, stretched so that the laps of three come out even. */
const CLOCK = 15.6

function started(settings: object = {}) {
  const room = namedSession(THREE, { settings: { duration: 'Quick', ...settings } })
  room.says('anna', { type: 'start' })
  room.waits(1.5)
  return room
}

/** What is left on the clock. */
function left(room: ReturnType<typeof started>): number {
  return ((room.table().deadline ?? Number.NaN) - room.now) / 1000
}

describe('a pause', () => {
  it('[CLOCK-1] stops every clock, refuses moves, and gives the time back', () => {
    const room = started()
    room.waits(5)
    expect(left(room)).toBe(CLOCK - 5)
    expect(room.says('anna', { type: 'resume' })).toBe('not-paused')
    expect(room.says('anna', { type: 'pause' })).toBe('ok')
    expect(room.says('anna', { type: 'pause' })).toBe('paused')
    expect(room.table().paused).toBe(true)
    expect(room.moves('anna', { type: 'choose', choice: 'truth' })).toBe('paused')
    expect(room.says('bert', { type: 'skip' })).toBe('paused')
    room.waits(3600)
    expect(room.table()).toMatchObject({ phase: 'choose', overdue: false })
    expect(room.says('anna', { type: 'resume' })).toBe('ok')
    expect(left(room)).toBe(CLOCK - 5)
    room.waits(CLOCK - 5)
    expect(room.table().overdue).toBe(true)
  })

  it('[CLOCK-1] there is nothing to pause before a game, or after it', () => {
    const room = namedSession(THREE, { settings: { duration: 'Quick', clock: 'hard' } })
    expect(room.says('anna', { type: 'pause' })).toBe('not-started')
    room.says('anna', { type: 'start' })
    expect(room.says('anna', { type: 'pause' })).toBe('not-started')
    room.waits(2000)
    expect(room.says('anna', { type: 'pause' })).toBe('not-started')
  })

  it('[CLOCK-1] who comes or goes in a pause ends nothing; what they left behind is dealt with after it', () => {
    const room = started()
    room.says('anna', { type: 'pass-host', playerId: 'bert' })
    room.says('bert', { type: 'pause' })
    room.says('anna', { type: 'leave' })
    expect(room.table()).toMatchObject({ turn: 'anna', phase: 'choose' })
    room.says('bert', { type: 'resume' })
    expect(room.table()).toMatchObject({ turn: 'bert', phase: 'choose' })
  })

  it('[CLOCK-1] a simulated player thinks on from where it was', () => {
    const room = namedSession(['anna'], { slug: 'never-have-i-ever' })
    room.says('anna', { type: 'add-bot' })
    room.says('anna', { type: 'start' })
    room.waits(1.5)
    room.waits(4)
    room.says('anna', { type: 'pause' })
    const { botsAt } = room.session
    room.waits(100)
    expect(room.table()).toMatchObject({ answered: [] })
    room.says('anna', { type: 'resume' })
    expect(room.session.botsAt).toBe((botsAt ?? 0) + 100_000)
  })
})

describe('nobody there', () => {
  it('[CLOCK-2] stops every clock until somebody returns', () => {
    const room = started()
    room.waits(5)
    room.goes('anna', 'bert', 'cleo')
    room.waits(1000)
    expect(room.table()).toMatchObject({ phase: 'choose', overdue: false })
    room.arrives('anna')
    expect(left(room)).toBe(CLOCK - 5)
    room.waits(CLOCK - 5)
    expect(room.table().overdue).toBe(true)
  })

  it('[CLOCK-2] simulated players alone do not play on', () => {
    const room = namedSession(['anna'], { slug: 'never-have-i-ever', settings: { clock: 'hard' } })
    room.says('anna', { type: 'add-bot' })
    room.says('anna', { type: 'start' })
    room.waits(1.5)
    room.waits(4)
    room.goes('anna')
    room.sleeps(60)
    const step = advanceClock(room.session, { now: room.now, random: () => 0 })
    expect(step).toEqual({ ok: true, state: room.session })
    room.waits(60)
    expect(room.table()).toMatchObject({ phase: 'answer', answered: [] })
    room.arrives('anna')
    room.waits(2.6)
    expect(room.table().answered).toHaveLength(1)
  })

  it('[CLOCK-2] a pause and an empty session at once give the time back once', () => {
    const room = started()
    room.waits(5)
    room.says('anna', { type: 'pause' })
    room.waits(10)
    room.goes('anna', 'bert', 'cleo')
    room.waits(100)
    room.arrives('anna')
    room.waits(10)
    room.says('anna', { type: 'resume' })
    expect(left(room)).toBe(CLOCK - 5)
  })

  it('[CLOCK-3] a command that comes before its sender is seen to be there wakes nobody, and costs no time', () => {
    const room = started()
    room.waits(5)
    room.goes('anna', 'bert', 'cleo')
    room.sleeps(100)
    expect(room.moves('anna', { type: 'choose', choice: 'truth' })).toBe('ok')
    room.sleeps(1)
    room.arrives('anna')
    expect(room.table().phase).toBe('deal')
    expect(left(room)).toBe(CLOCK)
  })

  it('[CLOCK-3] neither does a pause, nor its end', () => {
    const room = started()
    room.waits(5)
    room.goes('anna', 'bert', 'cleo')
    room.sleeps(100)
    room.says('anna', { type: 'pause' })
    room.sleeps(100)
    room.says('anna', { type: 'resume' })
    room.sleeps(100)
    room.arrives('anna')
    expect(left(room)).toBe(CLOCK - 5)
  })

  it('[CLOCK-3] a table that opens to an empty room waits with its whole clock', () => {
    const room = namedSession(THREE)
    room.says('anna', { type: 'start' })
    room.waits(1)
    room.goes('anna', 'bert', 'cleo')
    room.waits(1000)
    room.arrives('anna')
    expect(room.table().since).toBe(room.now)
    expect(left(room)).toBe(15.15)
  })
})

describe('the end', () => {
  it('[CLOCK-4] two hours after the last person went, a session is over', () => {
    const room = started()
    room.goes('anna', 'bert', 'cleo')
    expect(deadlineOf(room.session)).toBe(room.now + IDLE_MS)
    room.waits(IDLE - 1)
    expect(room.says('anna', { type: 'rename', name: 'Anna' })).toBe('already-started')
    room.waits(1)
    expect(room.says('anna', { type: 'leave' })).toBe('expired')
    expect(room.joins('dora')).toBe('expired')
    expect(deadlineOf(room.session)).toBeNull()
  })

  it('[CLOCK-4] one that nobody ever came to, too', () => {
    const room = namedSession([], { claimHash: 'claim' })
    room.waits(IDLE)
    expect(room.joins('anna')).toBe('expired')
  })

  it('[CLOCK-5] an ended session stays as it was, whoever comes and whatever time it is', () => {
    const room = started()
    room.says('anna', { type: 'end' })
    const ended = room.session
    room.goes('anna')
    room.waits(100_000)
    expect(room.session).toBe(ended)
    expect(room.says('bert', { type: 'leave' })).toBe('ended')
  })

  it('[CLOCK-6] where nothing is due the clock changes nothing', () => {
    const room = started()
    expect(advanceClock(room.session, { now: room.now, random: () => 0 })).toEqual({ ok: true, state: room.session })
    room.goes('bert')
    const seen = room.session
    room.goes('bert')
    expect(room.session).toBe(seen)
  })
})
