import { describe, expect, it } from 'vitest'
import { tableWith } from '../testing/toy.ts'
import { applaud, applauseView, clapsLeft, closeApplause, NO_APPLAUSE, payLoudest } from './applause.ts'

const NAMES = ['ann', 'bob', 'cat'] as const
const quiet = { ...tableWith(NAMES), ...NO_APPLAUSE }
type Hall = typeof quiet

/** So many claps of each of these for whoever performs. */
function clapped(state: Hall, performers: readonly string[], claps: Readonly<Record<string, number>>): Hall {
  const all = Object.entries(claps).flatMap(([by, count]) => Array.from({ length: count }, () => by))
  return all.reduce((hall, by) => {
    const step = applaud(hall, by, performers[0] ?? '', performers)
    if (!step.ok) throw new Error(step.code)
    return step.state
  }, state)
}

function performed(state: Hall, performers: readonly string[], claps: Readonly<Record<string, number>>): Hall {
  return closeApplause(clapped(state, performers, claps), performers)
}

describe('applause', () => {
  it('[KIT-38] is three claps each for a performance, and for the next three more', () => {
    const state = clapped(quiet, ['ann'], { bob: 3, cat: 1 })
    expect(applaud(state, 'bob', 'ann', ['ann'])).toEqual({ ok: false, code: 'already-done' })
    expect([clapsLeft(state, 'bob', ['ann']), clapsLeft(state, 'cat', ['ann'])]).toEqual([0, 2])
    expect(clapsLeft(closeApplause(state, ['ann']), 'bob', ['cat'])).toBe(3)
  })

  it('[KIT-38] is never for oneself, nor for whoever does not perform now', () => {
    expect(applaud(quiet, 'ann', 'ann', ['ann', 'bob'])).toEqual({ ok: false, code: 'not-allowed' })
    expect(applaud(quiet, 'bob', 'ann', ['ann', 'bob'])).toEqual({ ok: false, code: 'not-allowed' })
    expect(applaud(quiet, 'bob', 'cat', ['ann'])).toEqual({ ok: false, code: 'not-allowed' })
    expect([clapsLeft(quiet, 'ann', ['ann']), clapsLeft(quiet, 'ann', [])]).toEqual([0, 0])
  })

  it('[KIT-38] pays the loudest of the lap, all of them in a tie, and begins anew', () => {
    let hall = performed(quiet, ['ann'], { bob: 2, cat: 2 })
    hall = performed(hall, ['bob'], { ann: 3 })
    hall = performed(hall, ['cat'], { ann: 1, bob: 3 })
    const { state, loudest } = payLoudest(hall)
    expect(loudest).toEqual(['ann', 'cat'])
    expect(state.scores).toEqual({ ann: 300, bob: 0, cat: 300 })
    expect(state.moments).toMatchObject({ loudest: { ann: 1, cat: 1 }, clap: { ann: 4, bob: 5, cat: 2 } })
    expect([state.loud, state.claps]).toEqual([{}, {}])
  })

  it('[KIT-38] counts the louder of two performances in a lap, and for both of two who perform together', () => {
    let hall = performed(quiet, ['ann', 'bob'], { cat: 3 })
    hall = performed(hall, ['ann'], { cat: 1 })
    expect(hall.loud).toEqual({ ann: 3, bob: 3 })
  })

  it('[KIT-38] a lap in silence pays nobody', () => {
    expect(payLoudest(performed(quiet, ['ann'], {}))).toMatchObject({ loudest: [], state: { scores: { ann: 0 } } })
  })

  it('[KIT-38] shows from whom it comes and no figure', () => {
    expect(applauseView(clapped(quiet, ['ann'], { bob: 3, cat: 1 }))).toEqual({ clapping: ['bob', 'cat'] })
  })
})
