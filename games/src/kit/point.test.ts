import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import { pickOne, seeded } from './chance.ts'
import type { Seat } from './game.ts'
import { countFingers, mayPoint, newPoint, type Point, pointAt, pointView } from './point.ts'

const FOUR = ['ann', 'bob', 'cat', 'dan'] as const
const card = { id: 'point-1', text: 'Who claps when the plane lands?' }
const table = { ...tableWith(FOUR), pleaded: [] as readonly string[] }

function pointed(fingers: Point['fingers'], isPaid = true): Point {
  return Object.entries(fingers).reduce(
    (point, [by, at]) => {
      const step = pointAt(point, by, at)
      if (!step.ok) throw new Error(step.code)
      return step.state
    },
    newPoint(table, card, contextOf(FOUR), isPaid),
  )
}

/** Returns the same seats with one change. */
function contextWith(id: string, change: Partial<Seat>) {
  const context = contextOf(FOUR)
  return { ...context, seats: context.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)) }
}

const MOST_AT_BOB = { ann: 'bob', bob: 'bob', cat: 'bob', dan: 'ann' }

describe('pointing', () => {
  it('[KIT-41] is at anyone who is here, oneself too, and once', () => {
    const point = newPoint(table, card, contextOf(['ann', 'bob', 'cat', '-dan']), true)
    expect(point.targets).toEqual(['ann', 'bob', 'cat'])
    expect(pointAt(point, 'ann', 'ann').ok).toBe(true)
    expect(pointAt(point, 'ann', 'dan')).toEqual({ ok: false, code: 'not-allowed' })
    expect(pointAt({ ...point, fingers: { ann: 'bob' } }, 'ann', 'cat')).toEqual({ ok: false, code: 'already-done' })
  })

  it('[KIT-41] is at no simulated player while there is a person', () => {
    expect(newPoint(table, card, contextWith('dan', { isBot: true }), true).targets).toEqual(['ann', 'bob', 'cat'])
  })

  it('[KIT-41] pays players who pointed with the most, and the player hit most can plead', () => {
    const { state, point } = countFingers(table, pointed(MOST_AT_BOB), contextOf(FOUR))
    expect(point).toMatchObject({ most: ['bob'], plea: { speaker: 'bob' }, gains: { ann: 200, bob: 200, cat: 200 } })
    expect(state.scores).toEqual({ ann: 200, bob: 200, cat: 200, dan: 0 })
    expect(state.moments).toEqual({ pointed: { bob: 3 } })
  })

  it('[KIT-41] a tie is most on every side', () => {
    const fingers = { ann: 'bob', bob: 'ann', cat: 'bob', dan: 'ann' }
    const { point } = countFingers(table, pointed(fingers), contextOf(FOUR))
    expect(point.most).toEqual(['ann', 'bob'])
    expect(['ann', 'bob']).toContain(point.plea.speaker)
    expect(Object.values(point.gains)).toEqual([200, 200, 200, 200])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[KIT-41] if no two agree no one is paid or pleads, and otherwise someone is: %i',
    (seed) => {
      const random = seeded(seed)
      for (let i = 0; i < 60; i++) {
        const fingers = Object.fromEntries(FOUR.map((by) => [by, pickOne(FOUR, random) ?? by]))
        const { state, point } = countFingers(table, pointed(fingers), contextOf(FOUR))
        const isAgreed = new Set(Object.values(fingers)).size < FOUR.length
        expect(point.most.length > 0).toBe(isAgreed)
        expect(Object.keys(point.gains).length > 1).toBe(isAgreed)
        expect(point.plea.speaker !== null && point.most.includes(point.plea.speaker)).toBe(isAgreed)
        if (!isAgreed) expect([state.scores, state.moments]).toEqual([table.scores, {}])
      }
    },
  )

  it('[KIT-41] a single finger agrees with no one', () => {
    const { point } = countFingers(table, pointed({ ann: 'bob' }), contextOf(FOUR))
    expect(point).toMatchObject({ most: [], plea: { speaker: null }, gains: {} })
  })

  it("[KIT-41] without points it only shows the table's opinion", () => {
    const { state, point } = countFingers(table, pointed(MOST_AT_BOB, false), contextOf(FOUR))
    expect(point).toMatchObject({ most: ['bob'], plea: { speaker: null }, gains: {} })
    expect(state.scores).toEqual(table.scores)
  })

  it('[KIT-41] targets are hidden until all have pointed', () => {
    const point = pointed(MOST_AT_BOB)
    expect(pointView(point, false, false)).toMatchObject({ pointed: ['ann', 'bob', 'cat', 'dan'], fingers: null })
    expect(pointView(point, true, false).fingers).toEqual(MOST_AT_BOB)
  })
})

describe('whether there is a Point', () => {
  it('[KIT-42] from three on', () => {
    expect(mayPoint(tableWith(['ann', 'bob']), contextOf(['ann', 'bob']))).toBe(false)
    expect(mayPoint(tableWith(FOUR), contextOf(['ann', 'bob', 'cat']))).toBe(true)
  })

  it("[KIT-42] not if anyone at the table doesn't want to be named", () => {
    expect(mayPoint(tableWith(FOUR), contextWith('cat', { canBeNamed: false }))).toBe(false)
    const elsewhere = contextWith('dan', { canBeNamed: false })
    expect(mayPoint(tableWith(['ann', 'bob', 'cat']), elsewhere)).toBe(true)
  })
})
