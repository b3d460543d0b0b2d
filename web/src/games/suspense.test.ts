import { expect, it, vi } from 'vitest'
import { playEvening } from '../show/jester/testing/play-evening.ts'
import { playMusic } from '../show/sound/play-music.ts'
import { wakeSound } from '../show/sound/sound.ts'
import { fakeAudio } from '../show/testing/fake-audio.ts'
import { fakeFeed } from '../show/testing/fake-feed.ts'
import { suspenseUntil } from '../show/timeline/beats.ts'
import { musicOf } from './music-of.ts'
import { timelineOf } from './show.ts'

it('[MUSIC-4] the music leaves suspense to the drums, and returns with the result', () => {
  vi.useFakeTimers()
  const audio = fakeAudio()
  const deal = [...playEvening('truth-or-dare', ['Ann', 'Bo', 'Cleo'], 2)].find(({ table }) => table?.phase === 'deal')
  if (!deal?.table) throw new Error('no deal')
  const table = { ...deal.table, since: Date.now(), deadline: null }
  const suspense = suspenseUntil(timelineOf('truth-or-dare', table))
  const feed = fakeFeed()
  feed.show({ ...deal, table })
  wakeSound()
  const stop = playMusic(feed, musicOf)
  vi.advanceTimersByTime(suspense - 500)
  const hushed = Number(audio.sliderGoesTo(1))
  vi.advanceTimersByTime(1000)
  expect(hushed).toBeGreaterThan(0)
  expect(hushed).toBeLessThan(Number(audio.sliderGoesTo(1)) / 2)
  stop()
  vi.useRealTimers()
})
