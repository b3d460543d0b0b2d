import { GAMES } from '@highjinks/games'
import type { SessionView } from '@highjinks/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hertzOf } from '../../lib/score.ts'
import { play, setMuted, wakeSound } from '../../lib/sound.ts'
import { chordOf, stingNotes } from '../../lib/stings.ts'
import { fakeAudio } from '../../lib/testing/fake-audio.ts'
import { playEvening } from '../jester/testing/play-evening.ts'
import { fakeFeed } from '../testing/fake-feed.ts'
import { musicLevel } from './level.ts'
import { playMusic } from './play-music.ts'
import { barSeconds, playBar } from './tune.ts'
import { tuneOf } from './tunes.ts'

const SLUGS = Object.keys(GAMES).filter((slug) => tuneOf(slug) !== null)
const TUNED = Object.keys(GAMES).filter((slug) => chordOf(slug) !== chordOf(undefined))

function loopOf(slug: string, level: number) {
  const tune = tuneOf(slug)
  if (!tune) throw new Error(`no tune for ${slug}`)
  return Array.from({ length: 8 }, (_, bar) => playBar(tune, bar, level))
}

describe.each(SLUGS)('the loop of %s', (slug) => {
  it('[MUSIC-1] stays within its bars and within what a TV can sound', () => {
    const tune = tuneOf(slug)
    for (const note of loopOf(slug, 3).flat()) {
      expect(note.at).toBeGreaterThanOrEqual(0)
      expect(note.at).toBeLessThan(tune ? barSeconds(tune) : 0)
      expect(note.length).toBeGreaterThan(0)
      expect(note.key).toBeGreaterThanOrEqual(36)
      expect(hertzOf(note.key)).toBeLessThan(5000)
    }
  })

  it('[MUSIC-2] thickens from level to level, and keeps what it had', () => {
    for (const level of [1, 2, 3]) {
      const [thinner, fuller] = [loopOf(slug, level - 1).flat(), loopOf(slug, level).flat()]
      expect(fuller.length).toBeGreaterThan(thinner.length)
      expect(fuller).toEqual(expect.arrayContaining(thinner))
    }
  })
})

describe.each(TUNED)('the chord of %s', (slug) => {
  it('[MUSIC-1] is its own, and its stings are in it', () => {
    const others = TUNED.filter((one) => one !== slug).map((one) => chordOf(one).join())
    expect(others).not.toContain(chordOf(slug).join())
    const roots = chordOf(slug).map((key) => key % 12)
    for (const { key } of stingNotes('win', chordOf(slug))) expect(roots).toContain(key % 12)
  })
})

it('[MUSIC-1] no two rooms share tempo and harmony', () => {
  const heard = SLUGS.map((slug) => JSON.stringify([tuneOf(slug)?.beatsPerMinute, tuneOf(slug)?.chords]))
  expect(new Set(heard).size).toBe(SLUGS.length)
})

describe('the shared screen', () => {
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
    stop = playMusic(feed)
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

  it('[MUSIC-4] is fuller the less time is left, and steps back for whoever performs', () => {
    const table = choosing?.table
    if (!table || table.deadline === null) throw new Error('no clock')
    const { deadline, since } = table
    const at = (now: number) => musicLevel(choosing, now)
    expect(at(since)).toBeLessThan(at(deadline - 1000))
    expect(at(deadline - 1000)).toBe(3)
    expect(musicLevel({ ...choosing, table: { ...table, phase: 'perform' } }, since)).toBe(0)
  })
})
