import { nameKey } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { applyPresence, comparePresence } from './index.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

/** Anna and Bert are online and Cleo isn't; then a process checks. */
function look(connected: readonly string[], kept: readonly string[] | null, { at = 0 } = {}) {
  const party = namedSession(THREE)
  party.sleeps(10)
  party.goes('cleo')
  const read = kept && { seats: new Set(kept), watchers: 0, tvs: 0, at: party.now + at }
  return comparePresence(party.session, { connected: new Set(connected), kept: read }, party.now)
}

describe('presence', () => {
  it.each([
    ['everyone is where they were', [], ['anna', 'bert'], [], []],
    ['someone connects here', ['cleo'], ['anna', 'bert'], ['cleo'], []],
    ['someone is nowhere any more', [], ['anna'], [], ['bert']],
    ['entries ran out, and the connections are alive', ['anna', 'bert'], [], [], []],
    ['what the store keeps of others brings nobody back', [], ['anna', 'bert', 'cleo'], [], []],
    ['an arrival is seen by itself, with the store not asked', ['cleo'], null, ['cleo'], []],
    ['nobody is found to have gone when the store was not asked', [], null, [], []],
  ] as const)('[PRES-1] %s', (_, connected, kept, came, went) => {
    expect(look(connected, kept)).toEqual({ came, went })
  })

  it("[PRES-1] a player who arrived after the entries were read hasn't gone", () => {
    expect(look([], [], { at: -20_000 })).toEqual({ came: [], went: [] })
  })

  it('[PRES-1] an arrival time in the future, because a clock was set back, keeps no one here', () => {
    const { session, now } = namedSession(THREE)
    const kept = { seats: new Set<string>(), watchers: 0, tvs: 0, at: now - 3_600_000 }
    expect(comparePresence(session, { connected: new Set(), kept }, now - 3_600_000).went).toEqual(THREE)
  })

  it('[PRES-2] the same facts twice change nothing the second time', () => {
    const party = namedSession(THREE)
    const snapshot = {
      connected: new Set(['anna']),
      kept: { seats: new Set(['bert']), watchers: 2, tvs: 1, at: party.now },
    }
    const context = { now: party.now, random: () => 0.5 }
    const once = applyPresence(party.session, snapshot, context, nameKey)
    if (!once.ok) throw new Error(once.code)
    expect(once.state).toMatchObject({ watchers: 2, tvs: 1 })
    expect(once.state.seats.map((seat) => seat.online)).toEqual([true, true, false])
    expect(applyPresence(once.state, snapshot, context, nameKey)).toEqual({ ok: true, state: once.state })
    const again = applyPresence(once.state, snapshot, context, nameKey)
    expect(again.ok && again.state).toBe(once.state)
  })

  it("[PRES-2] spectators stay the same if the store wasn't read", () => {
    const party = namedSession(THREE)
    const context = { now: party.now, random: () => 0.5 }
    const snapshot = { connected: new Set<string>(THREE), kept: null }
    const watched = { ...party.session, watchers: 3 }
    const step = applyPresence(watched, snapshot, context, nameKey)
    expect(step.ok && step.state).toBe(watched)
    const more = { ...snapshot, kept: { seats: new Set<string>(), watchers: 4, tvs: 0, at: party.now } }
    const seen = applyPresence(watched, more, context, nameKey)
    expect(seen.ok && seen.state).toEqual({ ...watched, watchers: 4 })
  })
})
