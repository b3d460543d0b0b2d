import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MOODS } from '../show/scenery/scenery.ts'
import { GameRoom, RoomAsleep } from './game-room.tsx'
import { SCENERIES } from './testing/every-game.ts'

afterEach(cleanup)

test.each(SCENERIES.map(([slug]) => slug))(
  'the room of %s has furniture, leaves the middle free, and has a face for every mood',
  async (slug) => {
    const { container, rerender } = render(<GameRoom slug={slug} mood="idle" place="table" />)
    await waitFor(() => expect(container.querySelector('.room-hero svg')).not.toBeNull())
    const room = container.firstElementChild
    expect(room?.getAttribute('aria-hidden')).toBe('true')
    expect(room?.className).toContain('pointer-events-none')
    const faces = new Set<string>()
    for (const mood of MOODS) {
      rerender(<GameRoom slug={slug} mood={mood} place="table" />)
      faces.add(container.querySelector('.room-hero')?.innerHTML ?? '')
    }
    expect(faces.size).toBe(MOODS.length)
  },
)

test('the whole document is in the room, until the page leaves it', () => {
  const { unmount } = render(<GameRoom slug="high-rollers" mood="idle" place="podium" />)
  expect(document.documentElement.dataset.room).toBe('high-rollers')
  render(<RoomAsleep slug="high-rollers" />).unmount()
  expect(document.documentElement.dataset.room).toBe('high-rollers')
  unmount()
  expect(document.documentElement.dataset.room).toBeUndefined()
})

test('a paused table keeps its room still', async () => {
  const { container } = render(<GameRoom slug="truth-or-dare" mood="asleep" place="table" isStill />)
  await waitFor(() => expect(container.querySelector('[data-still]')).not.toBeNull())
})
