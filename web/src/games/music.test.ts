import { describe, expect, it } from 'vitest'
import { type Chord, hertzOf } from '../show/sound/score.ts'
import { HOME, stingNotes } from '../show/sound/stings.ts'
import { barSeconds, playBar, type Tune } from '../show/sound/tune.ts'
import * as games from './index.ts'

const ALL = Object.entries(games)
const TUNED = await Promise.all(
  ALL.flatMap(([slug, { music }]) => (music ? [music.load().then(({ tune }) => [slug, tune] as const)] : [])),
)
const CHORDS = ALL.flatMap(([slug, { chord }]) => (chord ? [[slug, chord] as const] : []))

const loopOf = (tune: Tune, level: number) => Array.from({ length: 8 }, (_, bar) => playBar(tune, bar, level))

describe.each(TUNED)('the loop of %s', (_, tune) => {
  it("[MUSIC-1] stays within its bars and within a TV's range", () => {
    for (const note of loopOf(tune, 3).flat()) {
      expect(note.at).toBeGreaterThanOrEqual(0)
      expect(note.at).toBeLessThan(barSeconds(tune))
      expect(note.length).toBeGreaterThan(0)
      expect(note.key).toBeGreaterThanOrEqual(36)
      expect(hertzOf(note.key)).toBeLessThan(5000)
    }
  })

  it('[MUSIC-2] thickens from level to level, and keeps what it had', () => {
    for (const level of [1, 2, 3]) {
      const [thinner, fuller] = [loopOf(tune, level - 1).flat(), loopOf(tune, level).flat()]
      expect(fuller.length).toBeGreaterThan(thinner.length)
      expect(fuller).toEqual(expect.arrayContaining(thinner))
    }
  })
})

describe.each(CHORDS)('the chord of %s', (slug, chord) => {
  it('[MUSIC-1] is its own, and includes its stings', () => {
    const others: readonly Chord[] = [HOME, ...CHORDS.flatMap(([other, one]) => (other === slug ? [] : [one]))]
    expect(others.map((one) => one.join())).not.toContain(chord.join())
    const roots = chord.map((key) => key % 12)
    for (const { key } of stingNotes('win', chord)) expect(roots).toContain(key % 12)
  })
})

it('[MUSIC-1] no two rooms share tempo and harmony', () => {
  const heard = TUNED.map(([, { beatsPerMinute, chords }]) => JSON.stringify([beatsPerMinute, chords]))
  expect(new Set(heard).size).toBe(TUNED.length)
})
