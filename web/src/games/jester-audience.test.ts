import { GAMES, type Slug } from '@highjinks/games'
import type { PlayerId, SessionView } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { linesAbout, type Reader } from '../show/jester/audience.ts'
import { type AnyScript, isSamePhase, occasionsBetween } from '../show/jester/occasions.ts'
import type { Occasion } from '../show/jester/script.ts'
import { playEvening } from '../show/jester/testing/play-evening.ts'
import { gameOf } from './game-of.ts'
import { loadScript } from './load-script.ts'

const SLUGS = (Object.keys(GAMES) as Slug[]).filter((slug) => gameOf(slug)?.lines)
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag']
const FEWEST = 2

/** Matches a sentence that tells a player to do what a phone asks for. */
const ORDER =
  /(^|[.!?:…] |, (then|and) )(vote|guess|lock(?! the)|judge|call|bet|tap|pick|choose|decide|write(?! it on)|point (at|in)|aim|nudge|push|place|rate|predict|find|answer)\b/i
/** Matches words for a jury on any player. */
const BALLOT =
  /(^|[.!?:…] )(vote|judge|rate|guess|call it|bet)\b|\byour (verdict|vote|honest opinion)|what was that worth|how was that/i
/** A player who is addressed by name knows it's for them, and so does everyone else. */
const CALLED = /(^|[.!?:…“,] )\{(name|names)\}[,:!?]|, \{(name|names)\}[.!?,:]/

interface Page {
  readonly view: SessionView
  readonly occasions: readonly Occasion[]
}

/** Yields each page of two games with all its possible lines. */
function* pagesOf(slug: Slug, script: AnyScript | null): Generator<Page> {
  for (const seed of [1, 2]) {
    let before: SessionView | null = null
    for (const view of playEvening(slug, NAMES, seed)) {
      const isNew = view.table && !(before?.table && isSamePhase(before.table, view.table))
      if (isNew && view.session.status === 'playing') yield { view, occasions: occasionsBetween(before, view, script) }
      before = view
    }
  }
}

const isAsked = ({ table }: SessionView, me: PlayerId | null) =>
  table !== null && me !== null && [...table.waiting, ...table.welcome].includes(me)

describe.each(SLUGS)('on laptops round %s', (slug) => {
  it("[JESTER-13] tells no one to do what isn't theirs to do, or to judge themselves", async () => {
    const script = await loadScript(slug)
    for (const { view, occasions } of pagesOf(slug, script)) {
      const { table } = view
      for (const me of [...NAMES, null]) {
        const isOnNow = table !== null && me !== null && script?.onNow?.(table).includes(me)
        for (const occasion of occasions) {
          const orders = linesAbout(occasion, table, script, { me }).filter((line) => !CALLED.test(line))
          const where = `${table?.phase} ${occasion.of} to ${me}`
          if (!isAsked(view, me))
            expect(
              orders.filter((line) => ORDER.test(line)),
              where,
            ).toEqual([])
          if (isOnNow)
            expect(
              orders.filter((line) => BALLOT.test(line)),
              where,
            ).toEqual([])
        }
      }
    }
  })

  it('[JESTER-13] every phase has lines for all its readers, and a TV has all of them', async () => {
    const script = await loadScript(slug)
    for (const { view, occasions } of pagesOf(slug, script)) {
      const { table } = view
      const phase = occasions.find(({ of }) => of === table?.phase)
      if (!phase) continue
      const tv = linesAbout(phase, table, script, null)
      for (const me of [...NAMES, null]) {
        const lines = linesAbout(phase, table, script, { me })
        if (tv.length > 0) expect(lines.length, `${phase.of} to ${me}`).toBeGreaterThanOrEqual(FEWEST)
        expect(tv).toEqual(expect.arrayContaining([...lines]))
      }
    }
  })
})

const LOCK = 'The first to see it gets rich. The last gets “interesting.”'
const NAME_IT = 'A Wild. You’ve never looked so powerful, or so hungry.'
const JUDGE = 'Honesty is a virtue. {name} knows where you live.'

it.each([
  ['roll-and-react', 'guess', LOCK],
  ['high-rollers', 'wild', NAME_IT],
  ['truth-or-dare', 'verdict', JUDGE],
] as const)('[JESTER-13] in %s, %s, only the players concerned, and a tv, hear “%s”', async (slug, phase, line) => {
  const script = await loadScript(slug)
  const evenings = [1, 2, 3, 4].flatMap((seed) => [...playEvening(slug, NAMES, seed)])
  const table = evenings.find((view) => view.table?.phase === phase)?.table ?? null
  const turn = table?.turn ?? null
  const hears = (reader: Reader) => linesAbout({ of: phase, name: turn }, table, script, reader).includes(line)
  const others = NAMES.filter((id) => id !== turn)
  expect([hears({ me: turn }), hears({ me: null }), hears(null)]).toEqual([false, false, true])
  expect(others.map((me) => hears({ me }))).toEqual([true, true, true])
})
