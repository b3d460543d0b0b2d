import type { SessionView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearServerTime } from '../../lib/server-clock.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { setMuted } from '../sound/sound.ts'
import { fakeFeed } from '../testing/fake-feed.ts'
import { shown } from '../testing/shown.ts'
import type { Timeline } from '../timeline/beats.ts'
import { REVEALS } from '../timeline/effects.ts'
import { TableClock } from '../timeline/table-clock.ts'
import { Jester } from './jester.tsx'
import { JesterHost } from './jester-host.tsx'
import { generalLines } from './lines/general.ts'
import { laterLines } from './lines/later.ts'
import type { AnyScript } from './occasions.ts'
import { asleepAfter, useJester } from './show.ts'
import { playEvening } from './testing/play-evening.ts'
import { isVoiceOn } from './voice.ts'

const spoken: string[] = []
const cancel = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  spoken.length = 0
  cancel.mockClear()
  sessionStorage.clear()
  localStorage.removeItem('jesterSaid')
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => spoken.push(text), cancel })
  isVoiceOn.set(true)
  setMuted(false)
})
afterEach(() => {
  cleanup()
  isVoiceOn.set(false)
  setMuted(false)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const lobby = (...players: string[]) => shown(1, { players }).view
const feed = fakeFeed()
const script: AnyScript = {
  lines: { choose: ['{name} picks one.'], lobby: ['One.', 'Two.', 'Three.', 'Four.'] },
  news: () => [],
  clapping: () => [],
}
const loadScript = () => Promise.resolve(script)
const shows = (view: SessionView) => act(() => feed.show(view))
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const noMusic = () => ({ tune: null, isSilent: false, isHushed: false })
const caption = () => useJester.getState().caption

async function openScreen(view: SessionView): Promise<void> {
  shows(view)
  render(<JesterHost musicOf={noMusic} feed={feed} loadScript={loadScript} />)
  await after(10)
}

/** A phase of a real game that waits for a player, with its clock moved to now. */
function choosing(overdue = false): SessionView {
  const view = [...playEvening('truth-or-dare', ['Ann', 'Bo', 'Cleo'], 2)].find(
    ({ table }) => table?.phase === 'choose',
  )
  if (!view?.table) throw new Error('nobody chooses')
  hearServerTime(Date.now())
  return { ...view, table: { ...view.table, since: Date.now(), deadline: Date.now() + 15_000, overdue } }
}

function table(view: SessionView): TableFrame {
  if (!view.table) throw new Error('nothing is played')
  return view.table
}

it("[JESTER-3] speaks the bubble's text, and nothing while muted", async () => {
  await openScreen(lobby('Ann'))
  expect(caption()).not.toBeNull()
  expect(spoken).toEqual([caption()])
  cancel.mockClear()
  setMuted(true)
  expect(cancel).toHaveBeenCalled()
  shows(lobby('Ann', 'Bo'))
  await after(4000)
  expect(caption()).toContain('Bo')
  expect(spoken).toHaveLength(1)
})

it('[JESTER-3] is silent until someone turns the voice on; captions always show', async () => {
  isVoiceOn.set(false)
  await openScreen(lobby('Ann'))
  expect(caption()).not.toBeNull()
  expect(spoken).toEqual([])
})

it('[JESTER-3] on a laptop, leaves the speaking to the TV', async () => {
  shows(lobby('Ann'))
  render(<Jester feed={feed} loadScript={loadScript} me="Ann" isHeard={false} className="side-jester" />)
  await after(10)
  expect(caption()).not.toBeNull()
  expect(spoken).toEqual([])
})

it('a twist takes the place of his bubble, is spoken, and raises his arm', async () => {
  await openScreen(lobby('Ann'))
  cleanup()
  spoken.length = 0
  render(<JesterHost musicOf={noMusic} feed={feed} loadScript={loadScript} twist="Whisper the rest." />)
  await after(10)
  expect([
    document.querySelectorAll('.jester-twist').length,
    document.querySelectorAll('.jester-bubble').length,
  ]).toEqual([1, 0])
  expect(document.querySelector('.jester')?.getAttribute('data-mood')).toBe('twists')
  expect(screen.getByText('Twist: Whisper the rest.').hasAttribute('data-said')).toBe(true)
  expect(spoken[0]).toBe('Whisper the rest.')
})

it('[JESTER-3] stops in the middle of a word when the host pauses', async () => {
  const view = choosing()
  await openScreen(view)
  cancel.mockClear()
  if (view.table) shows({ ...view, table: { ...view.table, paused: true } })
  await after(4000)
  expect(cancel).toHaveBeenCalled()
  expect(spoken).toHaveLength(1)
})

it('[JESTER-4] never repeats himself in a room, not even after a reload or in a second tab', async () => {
  const heard: string[] = []
  for (let i = 0; i < 4; i++) {
    await openScreen(lobby('Ann', 'Bo'))
    const line = caption()
    if (line) heard.push(line)
    cleanup()
    // Simulates a tab that wasn't open before.
    if (i === 1) sessionStorage.clear()
  }
  expect(heard.length).toBeGreaterThan(2)
  expect(new Set(heard).size).toBe(heard.length)
})

it('[JESTER-5] gives a screen reader one line per phase, and interrupts only for people who see him', async () => {
  const view = choosing()
  await openScreen(view)
  const opening = caption()
  expect(linesIn()).toEqual([opening])
  shows({ ...view, table: view.table && { ...view.table, overdue: true } })
  await after(4000)
  expect(caption()).not.toBe(opening)
  expect(linesIn()).toEqual([opening])
})

/** A minute in which many are at their phones and some are done. */
function writing(...waiting: readonly string[]): SessionView {
  const view = choosing()
  const table = view.table && { ...view.table, waiting: [...waiting], deadline: Date.now() + 60_000 }
  return { ...view, table }
}

async function linesHeard(milliseconds: number): Promise<readonly string[]> {
  const heard = [caption()]
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await after(500)
    if (caption() !== heard.at(-1)) heard.push(caption())
  }
  return heard.flatMap((line) => line ?? [])
}

it('[JESTER-15] on a TV, says something now and then while several are at their phones, and never repeats it', async () => {
  await openScreen(writing('Ann', 'Bo', 'Cleo'))
  const [opening, ...asides] = await linesHeard(60_000)
  expect(opening).toContain('picks one')
  expect(asides).toHaveLength(4)
  expect(laterLines['aside']).toEqual(expect.arrayContaining([...asides]))
  expect(new Set(asides).size).toBe(asides.length)
  // A screen reader gets one line per phase.
  expect(linesIn()).toContain(opening)
})

it.each([
  ['one alone is waited for', () => writing('Ann')],
  ['all is paused', () => ({ ...writing('Ann', 'Bo'), table: { ...table(writing('Ann', 'Bo')), paused: true } })],
  ['their time is up', () => ({ ...writing('Ann', 'Bo'), table: { ...table(writing('Ann', 'Bo')), overdue: true } })],
])('[JESTER-15] has no asides while %s', async (_, view) => {
  await openScreen(view())
  const asides = (await linesHeard(40_000)).filter((line) => laterLines['aside']?.includes(line))
  expect(asides).toEqual([])
})

it('[JESTER-15] leaves people alone while they write on this screen', async () => {
  shows(writing('Ann', 'Bo'))
  render(<Jester feed={feed} loadScript={loadScript} me="Ann" isHeard={false} className="side-jester" />)
  await after(10)
  expect(await linesHeard(40_000)).toHaveLength(1)
})

it('[JESTER-9] his line stays until the next page, but goes during a performance', async () => {
  const view = choosing()
  await openScreen(view)
  const opening = caption()
  await after(14_000)
  expect(caption()).toBe(opening)
  cleanup()
  localStorage.removeItem('jesterSaid')
  const performing = () => Promise.resolve({ ...script, isMute: ({ phase }: TableFrame) => phase === 'choose' })
  render(<JesterHost musicOf={noMusic} feed={feed} loadScript={performing} />)
  await after(10)
  expect(caption()).not.toBeNull()
  await after(14_000)
  expect(caption()).toBeNull()
})

it('[JESTER-5] removes his line when the next phase begins', async () => {
  const view = choosing()
  await openScreen(view)
  expect(caption()).not.toBeNull()
  if (view.table) shows({ ...view, table: { ...view.table, phase: 'perform' } })
  expect(caption()).toBeNull()
})

it('[JESTER-5] mentions a pause right away, and nothing else until it is over', async () => {
  const view = choosing()
  await openScreen(view)
  const before = caption()
  if (view.table) shows({ ...view, table: { ...view.table, paused: true } })
  expect(caption()).toBeNull()
  await after(10)
  expect(generalLines.pause).toContain(caption())
  expect(before).not.toBeNull()
  await after(asleepAfter.sleep + 1000)
  expect(caption()).toBeNull()
})

it.each([
  ['And it is …', false],
  ['A fine card, that.', true],
])('[JESTER-8] after the result, "%s" still shows: %s', async (line, stays) => {
  const view = choosing()
  shows(view)
  render(
    <TableClock
      value={{
        now: Date.now,
        isStopped: false,
        since: Date.now(),
        deadline: null,
        timeline: [['answer', 1000, REVEALS]],
      }}
    >
      <JesterHost
        musicOf={noMusic}
        feed={feed}
        loadScript={() => Promise.resolve({ ...script, lines: { choose: [line] } })}
      />
    </TableClock>,
  )
  const bubbles = () => screen.getAllByText(line).filter((one) => one.className.includes('bubble'))
  await after(900)
  expect(bubbles()).toHaveLength(1)
  await after(200)
  expect(bubbles()).toHaveLength(stays ? 1 : 0)
})

it('[JESTER-6] counts the last five seconds', async () => {
  await openScreen(choosing())
  await after(10_200)
  const counted: (number | null)[] = []
  for (let i = 0; i < 5; i++) {
    counted.push(useJester.getState().count)
    await after(1000)
  }
  expect(counted).toEqual([5, 4, 3, 2, 1])
  expect(useJester.getState().count).toBeNull()
})

it('[JESTER-7] yawns and falls asleep if no one comes, and wakes when someone does', async () => {
  await openScreen(lobby('Ann'))
  await after(asleepAfter.yawn)
  expect(useJester.getState().mood).toBe('yawns')
  await after(asleepAfter.sleep)
  expect(useJester.getState().mood).toBe('asleep')
  shows(lobby('Ann', 'Bo'))
  expect(useJester.getState().mood).not.toBe('asleep')
})

const LONG: Timeline = [
  ['answer', 2000, REVEALS],
  ['rest', 4000],
]

it('[JESTER-9] in a phase too short for its beats, speaks as much sooner as the screen does', async () => {
  const view = choosing()
  const since = Date.now()
  shows({ ...view, table: view.table && { ...view.table, since, deadline: since + 2000 } })
  const news = () => [{ of: 'won', after: 2000 }]
  render(
    <JesterHost
      musicOf={noMusic}
      feed={feed}
      loadScript={() => Promise.resolve({ ...script, news, timeline: () => LONG, lines: { won: ['Won, all of it.'] } })}
    />,
  )
  // Four seconds have to fit into 1.7.
  await after(840)
  expect(caption()).toBeNull()
  await after(20)
  expect(caption()).toBe('Won, all of it.')
})
