import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import { believe, openPlea, type Plea, payPlea, plead, pleaView, seatListeners, stillPleading } from './plea.ts'

const FOUR = ['ann', 'bob', 'cat', 'dan'] as const
const context = contextOf(FOUR)
const ALL_AT_BOB = { ann: 'bob', bob: 'bob', cat: 'bob', dan: 'bob' }

function opened(pleaded: readonly string[], most: readonly string[], fingers: Readonly<Record<string, string>> = {}) {
  return openPlea({ pleaded }, most, fingers, context, FOUR)
}

/** Bob has spoken, and the others have judged it. */
function heard(thumbs: Readonly<Record<string, boolean>>): Plea {
  const step = plead(opened([], ['bob']), 'bob', 'done')
  const seated = seatListeners(step.ok ? step.state : opened([], []), tableWith(FOUR), context)
  return Object.entries(thumbs).reduce((plea, [by, isBelieved]) => {
    const given = believe(plea, by, isBelieved)
    if (!given.ok) throw new Error(given.code)
    return given.state
  }, seated)
}

const paid = (plea: Plea) => payPlea({ ...tableWith(FOUR), pleaded: ['cat'] }, plea)

describe('the player with the floor', () => {
  it('[KIT-49] is the one pointed at most, and in a tie the one who pleaded longest ago', () => {
    expect(opened([], ['bob'])).toMatchObject({ speaker: 'bob', against: null })
    expect(opened(['ann', 'cat', 'bob'], ['ann', 'cat']).speaker).toBe('ann')
    expect(opened(['ann', 'cat'], ['ann', 'dan']).speaker).toBe('dan')
  })

  it('[KIT-49] is no one twice in a row: then one of those who pointed there makes the case against', () => {
    const against = opened(['dan', 'cat', 'bob'], ['bob'], ALL_AT_BOB)
    expect(against).toMatchObject({ speaker: 'ann', against: 'bob' })
    expect(opened(['bob'], ['bob', 'dan'], ALL_AT_BOB)).toMatchObject({ speaker: 'dan', against: null })
    expect(opened(['bob'], ['bob'], { bob: 'bob' })).toMatchObject({ speaker: null, against: null })
  })

  it('[KIT-49] is never absent, nor a simulated player against a person', () => {
    const here = ['ann', 'cat', 'dan']
    expect(openPlea({ pleaded: [] }, ['bob'], ALL_AT_BOB, context, here).speaker).toBeNull()
    const seats = context.seats.map((seat) => ({ ...seat, isBot: seat.id !== 'bob' }))
    const alone = openPlea({ pleaded: ['bob'] }, ['bob'], ALL_AT_BOB, { ...context, seats }, FOUR)
    expect(alone.speaker).toBeNull()
  })
})

describe('a plea', () => {
  it('[KIT-49] can be declined by the player with the floor, once', () => {
    const plea = opened([], ['bob'])
    expect(stillPleading(plea)).toEqual(['bob'])
    expect(plead(plea, 'cat', 'done')).toEqual({ ok: false, code: 'not-allowed' })
    expect(stillPleading(heard({}))).toEqual([])
    expect(plead(heard({}), 'bob', 'done')).toEqual({ ok: false, code: 'already-done' })
  })

  it('[KIT-49] is silent and gets no verdict on “not now”, or if the player is away', () => {
    const step = plead(opened([], ['bob']), 'bob', 'pass')
    expect(step.ok && seatListeners(step.state, tableWith(FOUR), context).jury).toEqual([])
    const without = contextOf(['ann', '-bob', 'cat', 'dan'])
    expect(seatListeners(opened([], ['bob']), tableWith(FOUR), without)).toMatchObject({ word: 'pass', jury: [] })
  })

  it('[KIT-49] that the clock has ended is judged as well, by everyone else', () => {
    expect(seatListeners(opened([], ['bob']), tableWith(FOUR), context).jury).toEqual(['ann', 'cat', 'dan'])
    expect(believe(heard({}), 'bob', true)).toEqual({ ok: false, code: 'not-allowed' })
    expect(believe(heard({ ann: true }), 'ann', true)).toEqual({ ok: false, code: 'already-done' })
  })

  it.each([
    [{ ann: true, cat: true, dan: false }, 300],
    [{ ann: true, cat: false }, 300],
    [{ ann: true, cat: false, dan: false }, 100],
    [{}, 100],
  ])('[KIT-49] of %o pays %i', (thumbs, points) => {
    const { scores, pleaded, moments } = paid(heard(thumbs))
    expect([scores['bob'], pleaded]).toEqual([points, ['cat', 'bob']])
    expect([moments['plea'], moments['believed']]).toEqual([{ bob: 1 }, points === 300 ? { bob: 1 } : undefined])
  })

  it('[KIT-49] shows the believers once all have voted, and in a secret vote only the count, from five on', () => {
    const thumbs = { ann: true, cat: false, dan: false }
    expect(pleaView(heard(thumbs), false)).toMatchObject({
      thumbs: null,
      split: null,
      paid: null,
      given: FOUR.filter((id) => id !== 'bob'),
    })
    expect(pleaView(heard(thumbs), true)).toMatchObject({
      thumbs,
      split: { up: 1, down: 2 },
      paid: 100,
      isBelieved: false,
    })
    const secret = { ...heard(thumbs), isSecret: true }
    expect(pleaView(secret, true)).toMatchObject({ thumbs: null, split: null, isBelieved: false })
    const five = { ...secret, thumbs: { ...thumbs, eve: true, fay: true } }
    expect(pleaView(five, true)).toMatchObject({ thumbs: null, split: { up: 3, down: 2 }, isBelieved: true })
  })
})
