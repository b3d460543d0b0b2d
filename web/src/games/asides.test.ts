import { GAMES, type Slug } from '@highjinks/games'
import type { SessionView, TableFrame } from '@highjinks/protocol'
import { describe, expect, it, vi } from 'vitest'
import { asideOf, mayHaveAside } from '../show/jester/asides.ts'
import { linesAbout } from '../show/jester/audience.ts'
import { withLaterLines } from '../show/jester/later-lines.ts'
import { laterLines } from '../show/jester/lines/later.ts'
import { slotsOf } from '../show/jester/next-line.ts'
import { playEvening } from '../show/jester/testing/play-evening.ts'
import { castOf } from '../show/people/cast.ts'
import { NO_PROGRESS } from '../show/people/reveal.ts'
import { loadScript } from './load-script.ts'
import { showOf } from './show.ts'

const SLUGS = Object.keys(GAMES) as Slug[]
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve']
/** A phase long enough for asides has at least this many seconds. */
const ENOUGH = 12
/** In these games it's a secret who writes. */
const SECRET: readonly Slug[] = ['baked-or-bluffing', 'never-have-i-ever']
/** The long phases in which everyone is busy, without those where someone has the floor. */
const LONG: Readonly<Partial<Record<Slug, readonly string[]>>> = {
  'baked-or-bluffing': ['prepare'],
  'never-have-i-ever': ['pen', 'answer'],
  'puff-puff-pass-truths': ['write'],
  'spin-the-stash': ['write'],
  // It waits for one player at a time
  'high-rollers': [],
}
const STAGES = ['perform', 'act', 'resolve', 'argue', 'present', 'vote', 'story', 'tell', 'plead', 'guess', 'explain']
const OF_WRITING =
  /\b(writ|wrote|pen\b|pens\b|ink\b|type|typing|spell|line\b|lines\b|sentence|draft|word|own\b|author|letter)/i

/** Yields the pages of two games on which at least two players are busy, as they are while their clock runs. */
function* asked(slug: Slug): Generator<SessionView & { readonly table: TableFrame }> {
  for (const seed of [1, 2]) {
    for (const { table, ...view } of playEvening(slug, NAMES, seed)) {
      if (view.session.status === 'playing' && table && table.waiting.length > 1) yield { ...view, table }
    }
  }
}

describe.each(SLUGS)('while several are at their phones in %s', (slug) => {
  it('the sofa shows by face who is still busy, and who is done', () => {
    let pages = 0
    for (const view of asked(slug)) {
      const { table } = view
      const { staging: scene } = showOf(slug, table)
      const people = castOf(view, { reveal: null, scene, progress: NO_PROGRESS, standings: table.standings })
      const busy = people.filter(({ mood }) => mood === 'busy').map(({ id }) => id)
      // Players in the light or performing aren't on the sofa with a phone.
      const isOut = (id: string) => (scene.isPerformance || scene.isInSpotlight) && scene.onNow.includes(id)
      const where = `${table.phase}: ${table.waiting.join()}`
      expect(busy, where).toEqual(expect.arrayContaining(table.waiting.filter((id) => !isOut(id))))
      for (const id of scene.given.filter((given) => !table.waiting.includes(given)))
        expect(busy, where).not.toContain(id)
      pages++
    }
    expect(pages).toBeGreaterThan(10)
  })

  it('[JESTER-15] he has enough to say meanwhile, about no one, and nothing about writing where that is a secret', async () => {
    const script = withLaterLines(await loadScript(slug), laterLines)
    const phases = new Set<string>()
    for (const view of asked(slug)) {
      vi.setSystemTime(view.table.since)
      if (!mayHaveAside({ ...view, table: { ...view.table, overdue: false } }, script, 0)) continue
      phases.add(view.table.phase)
      const lines = asideOf(view, 0).flatMap((occasion) => linesAbout(occasion, view.table, script, null))
      expect(lines.length, view.table.phase).toBeGreaterThanOrEqual(ENOUGH)
      expect(lines.flatMap(slotsOf)).toEqual([])
      // Everybody Writes says so itself.
      if (SECRET.includes(slug) && view.table.phase !== 'write')
        expect(lines.filter((line) => OF_WRITING.test(line))).toEqual([])
    }
    expect([...phases]).toEqual(expect.arrayContaining([...(LONG[slug] ?? ['point'])]))
    for (const phase of STAGES) expect(phases).not.toContain(phase)
    vi.useRealTimers()
  })
})
