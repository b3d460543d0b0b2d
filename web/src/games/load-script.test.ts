import { GAMES, type Slug, seeded } from '@highjinks/games'
import type { SessionView } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { linesAbout } from '../show/jester/audience.ts'
import { generalLines } from '../show/jester/lines/general.ts'
import { laterLines } from '../show/jester/lines/later.ts'
import { markTold, NO_MEMORY, remember } from '../show/jester/memory/memory.ts'
import { type NextLine, nextLine, slotsOf, type Telling } from '../show/jester/next-line.ts'
import { isSamePhase, isShowing, occasionsBetween } from '../show/jester/occasions.ts'
import { SLOTS } from '../show/jester/script.ts'
import { playEvening } from '../show/jester/testing/play-evening.ts'
import { gameOf } from './game-of.ts'
import { loadScript } from './load-script.ts'

const SLUGS = (Object.keys(GAMES) as Slug[]).filter((slug) => gameOf(slug)?.lines)
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve']
const MOST_WORDS = 14
/** The longest list of names in a line. */
const LISTED = 'Ann, Bo, and Cleo'

/** Returns all his lines in one game, without the names of players who have left. */
async function linesIn(slug: Slug, seed: number, names = NAMES, alreadySaid: readonly string[] = []) {
  const script = await loadScript(slug)
  const random = seeded(seed)
  const lines: NextLine[] = []
  let memory = NO_MEMORY
  let before: SessionView | null = null
  for (const view of playEvening(slug, names, seed)) {
    memory = remember(memory, before, view, script)
    const telling: Telling = { script, said: [...alreadySaid, ...lines.map(({ id }) => id)], random, memory }
    const line = nextLine(before, view, telling)
    if (line) lines.push(line)
    if (line && line.memory !== null) memory = markTold(memory, line.memory)
    before = view
  }
  return lines
}

describe.each(SLUGS)('over evenings of %s', (slug) => {
  it('no line repeats, has an unfilled slot, or is longer than one breath', async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const lines = await linesIn(slug, seed, NAMES.slice(0, seed + 1))
      const ids = lines.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(lines.length).toBeGreaterThan(12)
      for (const { text } of lines) expect(text).not.toMatch(/[{}]|undefined|Someone who left/)
    }
  })

  it('[JESTER-9] has a line for everything that shows', async () => {
    const script = await loadScript(slug)
    const random = seeded(7)
    const said: string[] = []
    let before: SessionView | null = null
    for (const view of playEvening(slug, NAMES, 7)) {
      const line = nextLine(before, view, { script, said, random })
      const isNew = before?.table && view.table && !isSamePhase(before.table, view.table)
      if (isNew && view.session.status === 'playing' && view.table && isShowing(view.table, script)) {
        expect(line, view.table.phase).not.toBeNull()
      }
      if (line) said.push(line.id)
      before = view
    }
  })

  it('[JESTER-10] brings up earlier events, and none more than twice', async () => {
    const nights = await Promise.all([5, 6, 7].map((seed) => linesIn(slug, seed)))
    const told = nights.map((lines) => lines.flatMap(({ memory }) => memory ?? []))
    expect(told.flat().length).toBeGreaterThan(2)
    for (const keys of told) for (const key of keys) expect(keys.filter((one) => one === key).length).toBeLessThan(3)
  })

  it('a second game starts with other lines', async () => {
    const first = (await linesIn(slug, 1)).map(({ id }) => id)
    const second = (await linesIn(slug, 2, NAMES, first)).map(({ id }) => id)
    expect(second.filter((id) => first.includes(id))).toEqual([])
  })

  it('explains each phase that its script or the general lines know before joking about it', async () => {
    const said = await linesIn(slug, 3)
    const script = await loadScript(slug)
    const lines = { ...generalLines, ...script?.lines }
    for (const again of said.filter(({ of }) => of.endsWith('.again'))) {
      const [phase = ''] = again.of.split('.')
      const explained = said.findIndex(({ of }) => of === phase)
      expect(lines[phase]?.length).toBeGreaterThan(0)
      expect(explained).toBeLessThan(said.indexOf(again))
    }
  })
})

it('names the options of a bet: half and legend only if no two are against each other', async () => {
  const script = await loadScript('spin-the-stash')
  let duels = 0
  for (let seed = 1; seed <= 6; seed++) {
    let before: SessionView | null = null
    for (const view of playEvening('spin-the-stash', NAMES, seed)) {
      const isDuel = view.table !== null && JSON.stringify(view.table).includes('"segment":"duel"')
      if (isDuel && view.table?.phase === 'bet' && before?.table?.phase !== 'bet') {
        duels++
        const occasions = occasionsBetween(before, view, script)
        const lines = occasions.flatMap((occasion) => linesAbout(occasion, view.table, script, null))
        expect(occasions.map(({ of }) => of)).toContain('bet.duel.again')
        expect(lines.filter((line) => /half|legend|did it/i.test(line))).toEqual([])
      }
      before = view
    }
  }
  expect(duels).toBeGreaterThan(0)
})

it('[JESTER-1] every written line is one breath long, and has only slots that can be filled', async () => {
  const scripts = await Promise.all(SLUGS.map(loadScript))
  const all = [generalLines, laterLines, ...scripts.map((script) => script?.lines ?? {})].flatMap((lines) =>
    Object.values(lines).flat(),
  )
  for (const line of all) {
    expect(SLOTS, line).toEqual(expect.arrayContaining([...slotsOf(line)]))
    const spoken = line.replaceAll('{names}', LISTED)
    expect(spoken.split(/\s+/).length, line).toBeLessThanOrEqual(MOST_WORDS)
    expect(line, line).not.toMatch(/'|\.\.\.|  /)
  }
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(400)
})
