import { GAMES, type Slug } from '@highjinks/games'
import type { SessionView, TableFrame } from '@highjinks/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playEvening } from '../show/jester/testing/play-evening.ts'
import { gameOf } from './game-of.ts'
import { GameOnTv } from './game-on-tv.tsx'
import { showOf } from './show.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
/** With a moment after each, for content that waits for the paint. */
const FOUR_FRAMES_MS = 4 * (16 + 4)
const SLUGS = Object.keys(GAMES) as Slug[]

/** Returns the first view of every phase of a game. */
function phasesOf(slug: Slug): readonly SessionView[] {
  const seen = new Map<string, SessionView>()
  for (const view of playEvening(slug, NAMES, 1)) {
    if (view.table && view.session.status === 'playing' && !seen.has(view.table.phase)) seen.set(view.table.phase, view)
  }
  return [...seen.values()]
}

async function drawnAt(slug: Slug, view: SessionView, table: TableFrame): Promise<readonly (string | null)[]> {
  const { container, unmount } = render(<GameOnTv view={view} table={table} latest={null} />)
  await act(async () => gameOf(slug)?.screen.load())
  await act(async () => import('./table/room-view.tsx'))
  // Performers come once the rest of the TV is painted, and the second after the first.
  await act(() => vi.advanceTimersByTimeAsync(FOUR_FRAMES_MS))
  const drawn = [...container.querySelectorAll('[data-performer]')].map((one) => one.getAttribute('data-performer'))
  unmount()
  return drawn.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
}

test.each(SLUGS)('whoever stands in the spotlight of %s is not on the sofa as well', async (slug) => {
  await gameOf(slug)?.screen.load()
  for (const view of phasesOf(slug)) {
    const { table } = view
    if (!table) continue
    const { isInSpotlight, onNow } = showOf(slug, table).staging
    expect([table.phase, ...(await drawnAt(slug, view, table))]).toEqual([
      table.phase,
      ...(isInSpotlight ? onNow.toSorted((a, b) => a.localeCompare(b)) : []),
    ])
  }
})
