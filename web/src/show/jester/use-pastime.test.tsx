import type { SessionView } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeFeed } from '../testing/fake-feed.ts'
import { TableClock } from '../timeline/table-clock.ts'
import { Jester } from './jester.tsx'
import type { AnyScript } from './occasions.ts'
import { PASTIMES } from './script.ts'
import { playEvening } from './testing/play-evening.ts'
import { PASTIME_MS } from './use-pastime.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const feed = fakeFeed()
const script: AnyScript = { lines: {}, news: () => [], isMute: ({ phase }) => phase === 'perform', clapping: () => [] }
const loadScript = () => Promise.resolve(script)
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const mood = () => document.querySelector('.jester')?.getAttribute('data-mood')

/** Opens a performance that takes as long as it needs. */
async function open(phase: string, isStopped = false): Promise<void> {
  const view = [...playEvening('truth-or-dare', ['Ann', 'Bo', 'Cleo'], 2)].find((one) => one.table?.phase === phase)
  if (!view?.table) throw new Error(`no ${phase}`)
  const paused: SessionView = { ...view, table: { ...view.table, deadline: null, paused: isStopped } }
  act(() => feed.show(paused))
  render(
    <TableClock value={{ now: Date.now, isStopped, since: Date.now(), deadline: null, timeline: [] }}>
      <Jester feed={feed} loadScript={loadScript} me={null} isHeard={false} twist={null} className="side-jester" />
    </TableClock>,
  )
  await after(10)
}

/** Collects what he does over this many turns. */
async function seenIn(turns: number): Promise<readonly unknown[]> {
  const seen: unknown[] = []
  for (let i = 0; i < turns; i++) {
    seen.push(mood())
    await after(PASTIME_MS)
  }
  return seen
}

it('during a performance, does something else every twelve seconds, after his lines', async () => {
  await open('perform')
  await after(15_000)
  const seen = await seenIn(9)
  expect(seen.filter((one) => one !== 'listens')).toEqual(expect.arrayContaining([...PASTIMES]))
  for (const [i, one] of seen.entries()) expect(one).not.toBe(seen[i + 1])
})

it('has no pastime while players are busy, during a pause, or with reduced motion', async () => {
  const isQuiet = async () => (await seenIn(6)).filter((one) => PASTIMES.some((pastime) => pastime === one))
  await open('choose')
  expect(await isQuiet()).toEqual([])
  cleanup()
  await open('perform', true)
  expect(await isQuiet()).toEqual([])
  cleanup()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await open('perform')
  expect(await isQuiet()).toEqual([])
})
