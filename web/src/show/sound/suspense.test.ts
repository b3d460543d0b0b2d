import { expect, it, vi } from 'vitest'
import { playEvening } from '../jester/testing/play-evening.ts'
import { fakeAudio } from '../testing/fake-audio.ts'
import { fakeFeed } from '../testing/fake-feed.ts'
import { STAMPS } from '../timeline/effects.ts'
import { showTimeline } from '../timeline/timelines.ts'
import { playMusic } from './play-music.ts'
import { wakeSound } from './sound.ts'
import { hum } from './testing/hum.ts'

it('[MUSIC-4] the music leaves suspense to the drums, and comes back with what was waited for', () => {
  vi.useFakeTimers()
  const audio = fakeAudio()
  const [view] = [...playEvening('truth-or-dare', ['Ann', 'Bo', 'Cleo'], 2)].filter(({ table }) => table)
  if (!view?.table) throw new Error('no table')
  const since = Date.now()
  const feed = fakeFeed()
  feed.show({ ...view, table: { ...view.table, since } })
  showTimeline('verdict', { since, steps: [['stamp', 2000, STAMPS]] })
  wakeSound()
  const stop = playMusic(feed, () => ({ tune: hum, isSilent: false }))
  vi.advanceTimersByTime(1500)
  const hushed = Number(audio.sliderGoesTo(1))
  vi.advanceTimersByTime(1000)
  expect(hushed).toBeGreaterThan(0)
  expect(hushed).toBeLessThan(Number(audio.sliderGoesTo(1)) / 2)
  stop()
  vi.useRealTimers()
})
