import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { IDLE_MS } from './clock.ts'
import { advanceClock, deadlineOf, hand, ownSeat } from './index.ts'

const IDLE = IDLE_MS / 1000
const THREE = ['anna', 'bert', 'cleo'] as const
/** The first phase's clock, which is longer because nobody has seen one before. */
const CLOCK = 25
/** The clock if it began while nobody was online. */
const SHORT = 14.1

function started(settings: object = {}) {
  const party = namedSession(THREE, { settings: { duration: 'Quick', ...settings } })
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  return party
}

/** Returns what is left on the clock. */
function left(party: ReturnType<typeof started>): number {
  return ((party.table().deadline ?? Number.NaN) - party.now) / 1000
}

describe('a pause', () => {
  it('[CLOCK-1] stops every clock, refuses moves, and gives the time back', () => {
    const party = started()
    party.waits(5)
    expect(left(party)).toBe(CLOCK - 5)
    expect(party.says('anna', { type: 'resume' })).toBe('not-paused')
    expect(party.says('anna', { type: 'pause' })).toBe('ok')
    expect(party.says('anna', { type: 'pause' })).toBe('paused')
    expect(party.table()).toMatchObject({ paused: true, pausedAt: party.session.pausedAt, pausedBy: 'anna' })
    expect(party.moves('anna', { type: 'choose', choice: 'truth' })).toBe('paused')
    expect(party.says('bert', { type: 'skip' })).toBe('paused')
    party.waits(3600)
    expect(party.table()).toMatchObject({ phase: 'choose', overdue: false })
    expect(party.says('anna', { type: 'resume' })).toBe('ok')
    expect(left(party)).toBe(CLOCK - 5)
    party.waits(CLOCK - 5)
    expect(party.table().overdue).toBe(true)
  })

  it('[CLOCK-1] there is nothing to pause before a game, or after it', () => {
    const party = namedSession(THREE, { settings: { duration: 'Quick', clock: 'hard' } })
    expect(party.says('anna', { type: 'pause' })).toBe('not-started')
    party.says('anna', { type: 'start' })
    expect(party.says('anna', { type: 'pause' })).toBe('not-started')
    party.waits(2000)
    expect(party.says('anna', { type: 'pause' })).toBe('not-started')
  })

  it('[CLOCK-1] coming or going in a pause ends nothing; its effects come after it', () => {
    const party = started()
    party.says('anna', { type: 'pass-host', playerId: 'bert' })
    party.says('bert', { type: 'pause' })
    party.says('anna', { type: 'leave' })
    expect(party.table()).toMatchObject({ turn: 'anna', phase: 'choose' })
    party.says('bert', { type: 'resume' })
    expect(party.table()).toMatchObject({ turn: 'bert', phase: 'choose' })
  })

  it('[CLOCK-1] a simulated player continues where it was', () => {
    const party = namedSession(['anna'], { slug: 'never-have-i-ever' })
    party.says('anna', { type: 'add-bot' })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    party.waits(1)
    party.says('anna', { type: 'pause' })
    const { botsAt } = party.session
    party.waits(100)
    expect(party.table()).toMatchObject({ answered: [] })
    party.says('anna', { type: 'resume' })
    expect(party.session.botsAt).toBe((botsAt ?? 0) + 100_000)
  })
})

describe('no one there', () => {
  it('[CLOCK-2] stops every clock until someone returns', () => {
    const party = started()
    party.waits(5)
    party.goes('anna', 'bert', 'cleo')
    party.waits(1000)
    expect(party.table()).toMatchObject({ phase: 'choose', overdue: false })
    party.arrives('anna')
    expect(left(party)).toBe(CLOCK - 5)
    party.waits(CLOCK - 5)
    expect(party.table().overdue).toBe(true)
  })

  it('[CLOCK-2] simulated players alone do not play on', () => {
    const party = namedSession(['anna'], { slug: 'never-have-i-ever', settings: { clock: 'hard' } })
    party.says('anna', { type: 'add-bot' })
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    party.goes('anna')
    party.sleeps(60)
    const step = advanceClock(party.session, { now: party.now, random: () => 0 })
    expect(step).toEqual({ ok: true, state: party.session })
    party.waits(60)
    expect(party.table()).toMatchObject({ phase: 'answer', answered: [] })
    party.arrives('anna')
    party.waits(15)
    expect(party.table().answered).toHaveLength(1)
  })

  it('[CLOCK-2] a pause and an empty session together give the time back once', () => {
    const party = started()
    party.waits(5)
    party.says('anna', { type: 'pause' })
    party.waits(10)
    party.goes('anna', 'bert', 'cleo')
    party.waits(100)
    party.arrives('anna')
    party.waits(10)
    party.says('anna', { type: 'resume' })
    expect(left(party)).toBe(CLOCK - 5)
  })

  it("[CLOCK-3] a command that arrives before its sender's presence wakes no one, and costs no time", () => {
    const party = started()
    party.waits(5)
    party.goes('anna', 'bert', 'cleo')
    party.sleeps(100)
    expect(party.moves('anna', { type: 'choose', choice: 'truth' })).toBe('ok')
    party.sleeps(1)
    party.arrives('anna')
    expect(party.table().phase).toBe('deal')
    expect(left(party)).toBe(SHORT)
  })

  it('[CLOCK-3] neither does a pause, nor its end', () => {
    const party = started()
    party.waits(5)
    party.goes('anna', 'bert', 'cleo')
    party.sleeps(100)
    party.says('anna', { type: 'pause' })
    party.sleeps(100)
    party.says('anna', { type: 'resume' })
    party.sleeps(100)
    party.arrives('anna')
    expect(left(party)).toBe(CLOCK - 5)
  })

  it('[CLOCK-3] a table that opens to an empty room waits with its whole clock', () => {
    const party = namedSession(THREE)
    party.says('anna', { type: 'start' })
    party.waits(1)
    party.goes('anna', 'bert', 'cleo')
    party.waits(1000)
    party.arrives('anna')
    expect(party.table().since).toBe(party.now)
    expect(left(party)).toBe(SHORT)
  })
})

describe('the end', () => {
  it('[CLOCK-4] two hours after the last person went, a session is over', () => {
    const party = started()
    party.goes('anna', 'bert', 'cleo')
    expect(deadlineOf(party.session)).toBe(party.now + IDLE_MS)
    party.waits(IDLE - 1)
    expect(party.says('anna', { type: 'rename', name: 'Anna' })).toBe('already-started')
    party.waits(1)
    expect(party.says('anna', { type: 'leave' })).toBe('expired')
    expect(party.joins('dora')).toBe('expired')
    expect(deadlineOf(party.session)).toBeNull()
  })

  it('[CLOCK-4] also one that no one ever joined', () => {
    const party = namedSession([], { claimHash: 'claim' })
    party.waits(IDLE)
    expect(party.joins('anna')).toBe('expired')
  })

  it('[CLOCK-5] an ended session stays as it was, whoever arrives and whatever the time', () => {
    const party = started()
    party.says('anna', { type: 'end' })
    const ended = party.session
    party.goes('anna')
    party.waits(100_000)
    expect(party.session).toBe(ended)
    expect(party.says('bert', { type: 'leave' })).toBe('ended')
  })

  it('[CLOCK-6] changes nothing if nothing is due', () => {
    const party = started()
    expect(advanceClock(party.session, { now: party.now, random: () => 0 })).toEqual({ ok: true, state: party.session })
    party.goes('bert')
    const seen = party.session
    party.goes('bert')
    expect(party.session).toBe(seen)
  })
})

describe('more time', () => {
  const asks = (party: ReturnType<typeof namedSession>, seat: string, needsTime = true) =>
    party.says(seat, { type: 'limits', topics: [], needsTime })
  const lengthOf = (party: ReturnType<typeof namedSession>) => {
    const { since, deadline } = party.table()
    return deadline === null ? null : (deadline - since) / 1000
  }

  function startedWith(...seats: readonly string[]) {
    const party = namedSession(THREE, { settings: { duration: 'Quick' } })
    for (const seat of seats) expect(asks(party, seat)).toBe('ok')
    party.says('anna', { type: 'start' })
    party.waits(1.5)
    return party
  }

  it('[CLOCK-11] every phase that asks someone is longer by half, once, however many seats ask for it', () => {
    expect([startedWith(), startedWith('bert'), startedWith('bert', 'cleo')].map(lengthOf)).toEqual([
      CLOCK,
      CLOCK * 1.5,
      CLOCK * 1.5,
    ])
  })

  it('[CLOCK-11] is the same for every phase and turn, so that no clock shows whose it is', () => {
    const clocksOf = (seat: string) => {
      const party = startedWith(seat)
      const seen: string[] = []
      for (let i = 0; i < 60; i++) {
        const { phase, turn, since, deadline } = party.table()
        seen.push(`${phase} ${turn} ${deadline === null ? null : deadline - since}`)
        party.waits(10)
      }
      return seen
    }
    const [annas, berts] = [clocksOf('anna'), clocksOf('bert')]
    expect(annas.length).toBeGreaterThan(1)
    expect(annas).toEqual(berts)
  })

  it('[CLOCK-11] only the seat itself learns that it asked', () => {
    const party = startedWith('bert')
    expect(ownSeat(party.session, 'bert').needsTime).toBe(true)
    expect(ownSeat(party.session, 'anna').needsTime).toBe(false)
    expect(JSON.stringify(party.view())).not.toContain('needsTime')
    for (const seat of THREE) expect(JSON.stringify(hand(party.session, seat))).not.toContain('needsTime')
  })

  it('[CLOCK-11] it ends when the seat takes it back, leaves or is away', () => {
    const changes: readonly ((party: ReturnType<typeof namedSession>) => void)[] = [
      (party) => asks(party, 'bert', false),
      (party) => party.says('bert', { type: 'leave' }),
      (party) => party.goes('bert'),
    ]
    for (const change of changes) {
      const party = namedSession(THREE, { settings: { duration: 'Quick' } })
      asks(party, 'bert')
      change(party)
      party.says('anna', { type: 'start' })
      party.waits(1.5)
      expect(lengthOf(party)).toBe(CLOCK)
    }
  })

  it('[CLOCK-11] limits that don’t mention it change nothing', () => {
    const party = startedWith('bert')
    party.says('bert', { type: 'limits', topics: ['exes'] })
    expect(ownSeat(party.session, 'bert').needsTime).toBe(true)
  })
})
