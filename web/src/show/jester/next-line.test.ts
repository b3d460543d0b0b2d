import type { SessionView } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { shown } from '../testing/shown.ts'
import { generalLines } from './lines/general.ts'
import { lineFor, nextLine, slotsOf, type Telling } from './next-line.ts'
import { awardOccasions } from './occasions.ts'
import { playEvening } from './testing/play-evening.ts'

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve']
const sessionOf = (players: readonly string[], status: 'lobby' | 'playing' = 'lobby') =>
  shown(1, { players, status }).view
const telling: Telling = { script: null, said: [], random: () => 0 }

it("[JESTER-2] skips a line that needs a name if there's none", () => {
  const line = lineFor([{ of: 'arrive', name: 'nobody-here' }], sessionOf(['Ann']), telling)
  expect(line).toBeNull()
})

it('greets people by name, and never names those who left', () => {
  expect(nextLine(sessionOf([]), sessionOf(['Ann']), telling)?.of).toBe('arrive.first')
  expect(nextLine(sessionOf(['Ann']), sessionOf(['Ann', 'Bo']), telling)?.text).toContain('Bo')
  const goodbye = nextLine(sessionOf(['Ann', 'Bo']), sessionOf(['Ann']), telling)
  expect(goodbye?.of).toBe('leave')
  expect(generalLines.leave?.flatMap(slotsOf)).toEqual([])
})

it('says who is late, once', () => {
  const views = [...playEvening('truth-or-dare', NAMES, 1)]
  const playing = views.find(({ table }) => table?.phase === 'choose')
  if (!playing?.table) throw new Error('nobody chooses')
  const late: SessionView = { ...playing, table: { ...playing.table, overdue: true } }
  const line = nextLine(playing, late, telling)
  expect(line?.of).toBe('overdue')
  expect(nextLine(late, late, telling)).toBeNull()
})

it('in a phase that has lines for it, says who is done first, who is slow and who is last', () => {
  const playing = [...playEvening('puff-puff-pass-truths', NAMES, 1)].find(({ table }) => table?.phase === 'write')
  if (!playing?.table) throw new Error('nobody writes')
  const { table } = playing
  const waitingFor = (ids: readonly string[]): SessionView => ({ ...playing, table: { ...table, waiting: [...ids] } })
  const lines = { 'write.first': ['{name} first'], 'write.slow': ['{name} slow'], 'write.last': ['{name} last'] }
  const script = { lines, news: () => [], clapping: () => [] }
  const said = (before: readonly string[], now: readonly string[]) =>
    nextLine(waitingFor(before), waitingFor(now), { ...telling, script })?.text
  expect(said(NAMES, ['Ann', 'Cleo', 'Dag', 'Eve'])).toBe('Bo first')
  expect(said(['Ann', 'Cleo', 'Dag', 'Eve'], ['Cleo', 'Dag', 'Eve'])).toBeUndefined()
  expect(said(['Cleo', 'Dag', 'Eve'], ['Cleo', 'Eve'])).toBe('Cleo slow')
  expect(said(['Cleo', 'Eve'], ['Eve'])).toBe('Eve last')
})

it('ignores the game during a pause, and announces the pause and its end', () => {
  const playing = [...playEvening('truth-or-dare', NAMES, 1)].find(({ table }) => table?.phase === 'choose')
  if (!playing?.table) throw new Error('nobody chooses')
  const paused: SessionView = { ...playing, table: { ...playing.table, paused: true } }
  expect(nextLine(playing, paused, telling)?.of).toBe('pause')
  expect(nextLine(paused, { ...paused, watchers: 3 }, telling)).toBeNull()
  expect(nextLine(paused, playing, telling)?.of).toBe('resume')
})

it('stays on the subject while a phase shows something', () => {
  const views = [...playEvening('truth-or-dare', NAMES, 1)]
  const reveal = views.find(({ table }) => table?.phase === 'reveal')
  if (!reveal?.table) throw new Error('nothing is revealed')
  const paused: SessionView = { ...reveal, table: { ...reveal.table, paused: true } }
  expect(nextLine(paused, reveal, telling)).toBeNull()
  const alone: SessionView = { ...reveal, players: reveal.players.slice(1) }
  expect(nextLine(alone, reveal, telling)).toBeNull()
})

it("lines of one game with the same name as another's stay its own", () => {
  const writing = [...playEvening('puff-puff-pass-truths', NAMES, 1)].find(({ table }) => table?.phase === 'write')
  if (!writing) throw new Error('nobody writes')
  const script = { lines: { write: ['Truths first.'] }, news: () => [], clapping: () => [] }
  expect(lineFor([{ of: 'write' }], writing, { ...telling, script })?.text).toBe('Truths first.')
  expect(lineFor([{ of: 'write' }], writing, { ...telling, script, said: ['Truths first.'] })).toBeNull()
})

it('has an award line for everyone, the winner last', async () => {
  const over = [...playEvening('high-rollers', NAMES, 5)].at(-1)
  if (!over?.table) throw new Error('no podium')
  const occasions = awardOccasions(over.table)
  expect(occasions).toHaveLength(NAMES.length)
  expect(over.table.standings[0]?.id).toBe(occasions.at(-1)?.name)
  const line = lineFor(occasions.slice(0, 1), over, telling)
  expect(line?.text).toContain(occasions[0]?.title)
})

it('capitalizes a number that begins a sentence, and says "twice" for two times', () => {
  const script = {
    lines: { one: ['{times}, {name}. {count} more.'] },
    news: () => [],

    clapping: () => [],
  }
  const line = (count: number) =>
    lineFor([{ of: 'one', name: 'Ann', count }], sessionOf(['Ann']), { ...telling, script })
  expect([line(2)?.text, line(3)?.text]).toEqual(['Twice, Ann. Two more.', 'Three times, Ann. Three more.'])
})
