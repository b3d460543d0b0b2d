import { describe, expect, it } from 'vitest'
import { tableWith } from '../testing/toy.ts'
import { applaud, applauseView, clapsLeft, closeApplause, NO_APPLAUSE } from './applause.ts'

const NAMES = ['ann', 'bob', 'cat'] as const
const quiet = { ...tableWith(NAMES), ...NO_APPLAUSE }
type Hall = typeof quiet

/** Makes these seats clap that often for the performers. */
function clapped(state: Hall, performers: readonly string[], claps: Readonly<Record<string, number>>): Hall {
  const all = Object.entries(claps).flatMap(([by, count]) => Array.from({ length: count }, () => by))
  return all.reduce((hall, by) => {
    const step = applaud(hall, by, performers[0] ?? '', performers)
    if (!step.ok) throw new Error(step.code)
    return step.state
  }, state)
}

describe('applause', () => {
  it('[KIT-38] is three claps each for a performance, and for the next three more', () => {
    const state = clapped(quiet, ['ann'], { bob: 3, cat: 1 })
    expect(applaud(state, 'bob', 'ann', ['ann'])).toEqual({ ok: false, code: 'already-done' })
    expect([clapsLeft(state, 'bob', ['ann']), clapsLeft(state, 'cat', ['ann'])]).toEqual([0, 2])
    expect(clapsLeft(closeApplause(state), 'bob', ['cat'])).toBe(3)
  })

  it("[KIT-38] is never for oneself, nor for a player who isn't performing", () => {
    expect(applaud(quiet, 'ann', 'ann', ['ann', 'bob'])).toEqual({ ok: false, code: 'not-allowed' })
    expect(applaud(quiet, 'bob', 'ann', ['ann', 'bob'])).toEqual({ ok: false, code: 'not-allowed' })
    expect(applaud(quiet, 'bob', 'cat', ['ann'])).toEqual({ ok: false, code: 'not-allowed' })
    expect([clapsLeft(quiet, 'ann', ['ann']), clapsLeft(quiet, 'ann', [])]).toEqual([0, 0])
  })

  it('[KIT-38] pays nothing, and is over with the performance', () => {
    const hall = closeApplause(clapped(quiet, ['ann'], { bob: 3, cat: 1 }))
    expect(hall.scores).toEqual(quiet.scores)
    expect([hall.claps, hall.moments]).toEqual([{}, { clap: { bob: 3, cat: 1 } }])
  })

  it('[KIT-38] shows its sources and no figure', () => {
    expect(applauseView(clapped(quiet, ['ann'], { bob: 3, cat: 1 }))).toEqual({ clapping: ['bob', 'cat'] })
  })
})
