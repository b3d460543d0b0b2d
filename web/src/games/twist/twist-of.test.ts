import { GAMES, type Slug } from '@highjinks/games'
import type { SessionView } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { playEvening } from '../../show/jester/testing/play-evening.ts'
import { CLOSERS } from './closers.ts'
import { DEFENSES } from './defenses.ts'
import { QUESTIONS } from './questions.ts'
import { STORIES } from './stories.ts'
import { STUNTS } from './stunts.ts'
import { kindOf } from './twist-of.ts'
import { twistsOf } from './twists.ts'

const SLUGS = Object.keys(GAMES) as Slug[]
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag']
const MOST_LETTERS = 46

/** Returns the first view of each phase of a game that has a performer. */
function performancesOf(slug: Slug): readonly SessionView[] {
  const firsts = new Map<string, SessionView>()
  for (const view of playEvening(slug, NAMES, 2)) {
    const { table } = view
    const key = `${table?.phase} ${table?.round} ${table?.turn}`
    if (kindOf(view) !== null && !firsts.has(key)) {
      firsts.set(key, view)
    }
  }
  return [...firsts.values()]
}
const ANY: SessionView | undefined = performancesOf('high-rollers').find((view) => twistsOf(view).length > 0)
const twistsIn = (change: (view: SessionView) => SessionView) => (ANY ? twistsOf(change(ANY)) : [])
const textsOf = (view: SessionView) => twistsOf(view).map(({ text }) => text)

it('[TWIST-1] about every second performance has a twist, and no two in a game share one', () => {
  for (const slug of SLUGS) {
    const all = performancesOf(slug)
    if (all.length === 0) continue
    const texts = all.map(textsOf)
    expect(new Set(texts.flat()).size).toBe(texts.flat().length)
    expect(Math.abs(texts.filter((own) => own.length > 0).length / all.length - 0.5)).toBeLessThan(0.3)
  }
})

it("[TWIST-1] the night's next games have others", () => {
  const night = (games: number) =>
    performancesOf('truth-or-dare').flatMap((view) => {
      const played = Array.from({ length: games }, () => ({ slug: 'truth-or-dare', places: [], awards: [] }))
      return textsOf({ ...view, session: { ...view.session, night: played } })
    })
  const texts = [0, 1, 2].flatMap(night)
  expect(texts.length).toBeGreaterThan(12)
  expect(new Set(texts).size).toBe(texts.length)
})

it('[TWIST-2] comes after a third of the phase, 20 seconds at the latest, and stays for 8', () => {
  for (const view of SLUGS.flatMap(performancesOf)) {
    const [twist] = twistsOf(view)
    const { since, deadline } = view.table ?? {}
    if (!twist || since === undefined) continue
    const length = (deadline ?? Number.NaN) - since
    expect(length).toBeGreaterThanOrEqual(30_000)
    expect(twist.from).toBe(Math.min(20_000, length / 3))
    expect(twist.until - twist.from).toBeCloseTo(8000, 6)
  }
})

it('[TWIST-2] a performance of 75 seconds has another at two thirds, a shorter one has one', () => {
  const of = (seconds: number) =>
    twistsIn(({ table, ...view }) => ({
      ...view,
      table: table && { ...table, deadline: table.since + 1000 * seconds },
    }))
  expect(of(74).map(({ from }) => from)).toEqual([20_000])
  expect([75, 91, 134].map((seconds) => of(seconds).map(({ from }) => from))).toEqual([
    [20_000, 50_000],
    [20_000, 61_000],
    [20_000, 89_000],
  ])
  const [first, second] = of(134)
  expect(second?.text).not.toBe(first?.text)
  expect(second && second.until - second.from).toBe(8000)
})

it('[TWIST-3] has none without a performer, for a simulated player, or if the time is short', () => {
  expect(ANY).toBeDefined()
  expect(twistsIn((view) => view)[0]?.performers.length).toBeGreaterThan(0)
  expect(twistsIn((view) => ({ ...view, players: view.players.map((one) => ({ ...one, isBot: true })) }))).toEqual([])
  expect(twistsIn(({ table, ...view }) => ({ ...view, table: table && { ...table, phase: 'verdict' } }))).toEqual([])
  expect(
    twistsIn(({ table, ...view }) => ({ ...view, table: table && { ...table, deadline: table.since + 29_000 } })),
  ).toEqual([])
})

it('[TWIST-4] each is short and unique, and there are enough', () => {
  const lists = [STUNTS, STORIES, DEFENSES, QUESTIONS, CLOSERS].map((list): readonly string[] => list)
  expect(lists.map((list, i) => list.length >= ([60, 30, 20, 20, 48][i] ?? 0))).toEqual(lists.map(() => true))
  const all = lists.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((text) => text.length > MOST_LETTERS || !/[.!?”]$/.test(text))).toEqual([])
})
