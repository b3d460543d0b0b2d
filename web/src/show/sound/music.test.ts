import type { SessionView } from '@highjinks/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playEvening } from '../jester/testing/play-evening.ts'
import { fakeAudio } from '../testing/fake-audio.ts'
import { fakeFeed } from '../testing/fake-feed.ts'
import { musicLevel, playMusic } from './play-music.ts'
import { play, setMuted, wakeSound } from './sound.ts'
import { hum } from './testing/hum.ts'

describe("the TV's music", () => {
  const views = [...playEvening('truth-or-dare', ['Ann', 'Bo', 'Cleo'], 2)]
  const choosing = views.find(({ table }) => table?.phase === 'choose')
  const paused = choosing?.table ? { ...choosing, table: { ...choosing.table, paused: true } } : undefined
  const feed = fakeFeed()
  const shows = (view: SessionView | undefined) => feed.show(view ?? null)
  let audio: ReturnType<typeof fakeAudio>
  let stop = () => {}

  beforeEach(() => {
    vi.useFakeTimers()
    audio = fakeAudio()
    setMuted(false)
    shows(choosing)
  })
  afterEach(() => {
    stop()
    setMuted(false)
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const notesWithin = (milliseconds: number) => {
    const before = audio.started.length
    vi.advanceTimersByTime(milliseconds)
    return audio.started.length - before
  }

  it('[MUSIC-3] is silent before the first tap, plays after it, and is silent again when muted, paused or hidden', () => {
    stop = playMusic(feed, () => ({ tune: hum, isSilent: false, isHushed: false }))
    expect(notesWithin(5000)).toBe(0)
    wakeSound()
    expect(notesWithin(5000)).toBeGreaterThan(0)
    setMuted(true)
    expect(audio.sliderGoesTo(1)).toBe(0)
    expect(notesWithin(8000)).toBe(0)
    play('win')
    expect(notesWithin(0)).toBe(0)
    setMuted(false)
    expect(notesWithin(5000)).toBeGreaterThan(0)
    shows(paused)
    notesWithin(300)
    expect(audio.sliderGoesTo(1)).toBe(0)
    expect(notesWithin(8000)).toBe(0)
    shows(choosing)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    notesWithin(300)
    expect(notesWithin(8000)).toBe(0)
    hidden.mockReturnValue(false)
    expect(notesWithin(5000)).toBeGreaterThan(0)
  })

  it('[MUSIC-4] is fuller the less time is left, and steps back for performers', () => {
    const table = choosing?.table
    if (!table || table.deadline === null) throw new Error('no clock')
    const { deadline, since } = table
    const at = (now: number) => musicLevel(choosing, now)
    expect(at(since)).toBeLessThan(at(deadline - 1000))
    expect(at(deadline - 1000)).toBe(3)
    expect(musicLevel(choosing, since, true)).toBe(0)
  })
})
