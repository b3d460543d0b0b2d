import { GAMES, type Game } from '@highjinks/games'
import { TWINS, type Twins, twinsOf } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type PlayerId } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { people } from '../lib/testing/people.ts'
import { TAKEN_IN_MS } from '../show/timeline/beats.ts'
import { fitToPhase, lengthOf } from '../show/timeline/steps.ts'
import type { AnyTable, DrawnFile } from './game-ui.ts'
import { timelineOf } from './show.ts'
import { HandScreen } from './table/hand-screen.tsx'
import { RoomView } from './table/room-view.tsx'
import { TableTime } from './table-time.tsx'

const SCREENS = import.meta.glob<DrawnFile<AnyTable, unknown>>('./*/screen.tsx', { eager: true })
const PLAYERS = people(TWINS)
const BY_SLUG = new Map(Object.entries<Game>(GAMES))
function gameOf(slug: string): Game {
  const game = BY_SLUG.get(slug)
  if (!game) throw new Error(slug)
  return game
}
const nothing = () => {}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The owner of a screen; null is a spectator's. */
type Seat = PlayerId | 'tv' | null

const tableIn = (game: Game, state: unknown) => Object.assign({}, game.view(state), { paused: false, cue: 1 })

function Page({ slug, state, seat }: { readonly slug: string; readonly state: unknown; readonly seat: Seat }) {
  const game = gameOf(slug)
  const table = tableIn(game, state)
  const file = SCREENS[`./${slug}/screen.tsx`]
  const me = seat === 'tv' ? null : seat
  const seen = { table, players: PLAYERS, settings: DEFAULT_SETTINGS }
  const hand = me === null ? null : game.hand(state, me)
  const held = { ...seen, hand, me, act: nothing, isBusy: false, own: null, send: nothing }
  return (
    <TableTime slug={slug} table={table}>
      {file && seat === 'tv' && <RoomView boards={file.boards} {...seen} />}
      {file && seat !== 'tv' && <HandScreen boards={file.boards} {...held} />}
    </TableTime>
  )
}

/** Generated ids and numbers don't count. */
const withoutNumbers = (html: string) => html.replace(/_r_[0-9a-z]+_/g, '').replace(/--longest: \d+;/g, '')

/** Removes content that only reserves its place, and can't be seen or read yet. */
function seen(html: string): string {
  const copy = document.createElement('div')
  copy.innerHTML = html
  for (const unseen of ['.invisible, [hidden], [inert], [data-fate=held], [data-fate=gone]', 'ul:empty']) {
    for (const one of copy.querySelectorAll(unseen)) one.remove()
  }
  return copy.innerHTML
}

/**
 * Opens this seat's page at its first moment. The returned function goes to a later moment and returns the page then.
 */
function openPage(slug: string, state: unknown, seat: Seat) {
  const { since } = gameOf(slug).view(state)
  vi.setSystemTime(since)
  const { container, unmount } = render(<Page slug={slug} state={state} seat={seat} />)
  let passed = 0
  const pageAt = (at: number) => {
    act(() => void vi.advanceTimersByTime(at - passed))
    passed = at
    return withoutNumbers(container.innerHTML)
  }
  return { pageAt, unmount }
}

/** Returns the beat with which a screen starts to differ from its twin's; null if it never does. */
function beatOf(slug: string, { one, other }: Twins, seat: Seat): string | null {
  const table = tableIn(gameOf(slug), one)
  const steps = fitToPhase(timelineOf(slug, table), lengthOf(table)).toSorted((a, b) => a[1] - b[1])
  const ours = openPage(slug, one, seat)
  const around = steps.flatMap(([, at]) => [Math.max(0, at - 1), at + TAKEN_IN_MS])
  const moments = [...new Set([0, ...around])].toSorted((a, b) => a - b)
  const pages = moments.map((at) => [at, ours.pageAt(at)] as const)
  ours.unmount()
  const theirs = openPage(slug, other, seat)
  // Most of the time they are identical and don't have to be parsed.
  const differ = pages.find(([at, page]) => {
    const their = theirs.pageAt(at)
    return page !== their && seen(page) !== seen(their)
  })
  theirs.unmount()
  if (!differ) return null
  return steps.findLast(([, time]) => time <= differ[0])?.[0] ?? 'at once'
}

/** The beats that reveal choices; any other choice comes out with the phase itself. */
const BEATS: Readonly<Record<string, readonly string[]>> = {
  'point point': ['finger'],
  'believe believe': ['thumb'],
  'ballot best': ['line'],
  'favorite favorite': ['walk', 'stamp'],
  'verdict judge': ['face'],
  'verdict crown': ['face'],
  'verdict call': ['gains'],
  'bet bet': ['rest'],
  'argue vote': ['walk'],
  'answer say': ['walk'],
  'answer guess': ['guess', 'guesses'],
  'vote vote': ['walk'],
  'write call': ['stamp'],
}
/** `npm run check` has time for one screen of each choice, in turn; `npm test` for all. */
const IS_TASTE = inject('evenings') < 100
const cameOut = new Set<string>()
/** A seed in which each of these comes out. */
const SEED = 20_000

it.each(Object.keys(GAMES))('[TIMELINE-11] in %s no screen shows or reads a result before its beat', (slug) => {
  const game = gameOf(slug)
  let choices = 0
  for (const twins of twinsOf(game, SEED)) {
    const { what, phase, by } = twins
    const known = BEATS[what]
    if (!known) continue
    const seats = [TWINS.find((id) => id !== by) ?? null, 'tv', null] as const
    const inTurn = choices++ % seats.length
    for (const seat of IS_TASTE ? seats.slice(inTurn, inTurn + 1) : seats) {
      const beat = beatOf(slug, twins, seat)
      if (beat === null) continue
      expect(known, `${what}, told in ${phase} to ${seat} with “${beat}”`).toContain(beat)
      cameOut.add(what)
    }
  }
})

it('[TIMELINE-11] some game made every choice that comes out with a beat', () => {
  expect(cameOut).toEqual(new Set(Object.keys(BEATS)))
})
