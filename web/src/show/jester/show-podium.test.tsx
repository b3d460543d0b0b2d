import type { SessionView } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearServerTime } from '../../lib/server-clock.ts'
import { stepTimes } from '../podium/podium-timeline.ts'
import { fakeFeed } from '../testing/fake-feed.ts'
import { JesterHost } from './jester-host.tsx'
import { laterLines } from './lines/later.ts'
import type { AnyScript } from './occasions.ts'
import { useJester } from './show.ts'
import { playEvening } from './testing/play-evening.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.removeItem('jesterSaid')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const feed = fakeFeed()
const shows = (view: SessionView) => act(() => feed.show(view))
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const noMusic = () => ({ tune: null, isSilent: false, isHushed: false })
const caption = () => useJester.getState().caption
const script: AnyScript = { lines: { lobby: ['One.', 'Two.'] }, news: () => [], clapping: () => [] }
/** Ann is a legend whenever a phase scores. */
const legends: AnyScript['deeds'] = ({ phase, round }) =>
  phase === 'score' && round < 6 ? [{ kind: 'legend', by: 'Ann' }] : []

it('[JESTER-10] at the podium, tells a story before the suspense, names the winner after it, and has the last word', async () => {
  const evening = [...playEvening('high-rollers', ['Ann', 'Bo', 'Cleo', 'Dag'], 5)]
  const heard: string[] = []
  hearServerTime(Date.now())
  const [start, ...pages] = evening
  if (!start) throw new Error('nothing is played')
  shows(start)
  render(
    <JesterHost
      musicOf={noMusic}
      feed={feed}
      loadScript={() => Promise.resolve({ ...script, deeds: legends, news: () => [] })}
    />,
  )
  await after(10)
  for (const view of pages) {
    shows({ ...view, table: view.table && { ...view.table, since: Date.now(), deadline: null } })
    if (view.session.status !== 'over') await after(100)
  }
  const over = pages.at(-1)?.table
  const winner = over?.standings[0]?.id ?? ''
  const [suspense = 0] = over ? stepTimes(over, 'suspense') : []
  const [rest = 0] = over ? stepTimes(over, 'rest') : []
  const hearFor = async (milliseconds: number) => {
    for (let i = 0; i < milliseconds; i += 100) {
      await after(100)
      const line = caption()
      if (line !== null && heard.at(-1) !== line) heard.push(line)
    }
  }
  await hearFor(suspense)
  const story = heard.join(' ')
  const isOf = (of: string) => laterLines[of]?.map((line) => line.split(/\{\w+\}/).at(-1) ?? '')
  // The leader in between has another story to tell.
  const ends = ['night.legend', 'night.lost-lead'].flatMap((of) => isOf(of) ?? [])
  expect(ends.some((end) => story.includes(end))).toBe(true)
  heard.length = 0
  await hearFor(rest - suspense + 1000)
  expect(heard.length).toBeGreaterThan((over?.awards.length ?? 0) + 1)
  expect(heard.some((line) => line.includes(winner))).toBe(true)
  expect(laterLines['night.end']).toContain(heard.at(-1))
})
