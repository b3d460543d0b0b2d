import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { giveBack, raiseEpoch } from './index.ts'

/** Anna and Bert play, Bert is away, and the host has paused. */
function paused() {
  const party = namedSession(['anna', 'bert'], { settings: { clock: 'hard' } })
  party.says('anna', { type: 'start' })
  party.waits(2)
  party.goes('bert')
  party.says('anna', { type: 'pause' })
  return party.session
}

describe('time in which no one could check the clocks', () => {
  it('[CLOCK-3] moves everything a clock counts from, and nothing else', () => {
    const before = paused()
    const after = giveBack(before, 5000)
    const [anna, bert] = before.seats
    expect(after).toMatchObject({ pausedAt: (before.pausedAt ?? 0) + 5000, asleepSince: null, startsAt: null })
    expect(after.seats).toEqual([
      { ...anna, seatedAt: (anna?.seatedAt ?? 0) + 5000, onlineSince: (anna?.onlineSince ?? 0) + 5000 },
      { ...bert, seatedAt: (bert?.seatedAt ?? 0) + 5000, awaySince: (bert?.awaySince ?? 0) + 5000 },
    ])
    const stage = { since: expect.any(Number), deadline: expect.any(Number) }
    expect(before.table?.state).toMatchObject({ stage })
    const clocks = (session: typeof before) => JSON.stringify(session.table?.state).match(/"(since|deadline)":\d+/g)
    expect(clocks(after)).toEqual(
      clocks(before)?.map((clock) => clock.replace(/\d+/, (at) => String(Number(at) + 5000))),
    )
  })

  it('[CLOCK-3] moves the countdown, and the time without people', () => {
    const party = namedSession(['anna', 'bert'])
    party.says('anna', { type: 'start' })
    const startsAt = party.session.startsAt ?? 0
    expect(giveBack(party.session, 5000).startsAt).toBe(startsAt + 5000)
    party.goes('anna', 'bert')
    const asleepSince = party.session.asleepSince ?? 0
    expect(asleepSince).toBeGreaterThan(0)
    expect(giveBack(party.session, 5000).asleepSince).toBe(asleepSince + 5000)
  })

  it('[CLOCK-5] gives nothing to a session that has ended', () => {
    const party = namedSession(['anna'])
    party.says('anna', { type: 'end' })
    expect(giveBack(party.session, 5000)).toBe(party.session)
  })
})

describe('a store that was set back', () => {
  const epochAfter = (epoch: number, above: number, ended: 'ended' | null = null) => {
    const step = raiseEpoch({ ...paused(), epoch, ended }, above)
    return step.ok && step.state.epoch
  }

  it.each([
    [0, 0, 1],
    [3, 3, 4],
    [3, 5, 6],
    [4, 3, 4],
  ])('[EPOCH-1] raises epoch %i above %i to %i', (epoch, above, raised) => {
    expect(epochAfter(epoch, above)).toBe(raised)
  })

  it('[EPOCH-1] leaves a session that has ended as it is', () => {
    expect(epochAfter(3, 3, 'ended')).toBe(3)
  })
})
