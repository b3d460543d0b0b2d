import { describe, expect, it } from 'vitest'
import { gallerySeconds } from './length.ts'
import { theater } from './testing/theater.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

describe('the gallery', () => {
  it('[ACT-1] lasts longer with two scenes to show, and no longer with more', () => {
    expect([0, 1, 2, 5].map(gallerySeconds)).toEqual([3, 7, 10, 10])
  })

  it("[ACT-5] shows everyone's guesses for each scene, and pays the run", () => {
    const { opens, sees, misses, right, wrong, view, waits, stops, scores } = theater(THREE)
    opens()
    const first = right()
    sees('cleo', 'bert')
    waits(4)
    const [second, other] = [right(), wrong()]
    misses('bert')
    sees('cleo')
    waits(4)
    stops()
    expect(view()).toMatchObject({
      phase: 'gallery',
      gallery: [
        {
          scene: first,
          guesses: [
            { by: 'cleo', scene: first, points: 200 },
            { by: 'bert', scene: first, points: 150 },
          ],
        },
        {
          scene: second,
          guesses: [
            { by: 'bert', scene: other, points: 0 },
            { by: 'cleo', scene: second, points: 200 },
          ],
        },
      ],
      gains: { anna: 300, bert: 150, cleo: 400 },
    })
    expect(scores()).toEqual({ anna: 300, bert: 150, cleo: 400 })
    waits(10)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert', draw: 0, struck: [], gallery: null, gains: null })
  })

  it('[ACT-6] the actor gets applause from the first scene to the bow, three times from each, and none before', () => {
    const { does, opens, view, hand, waits, stops, sees, misses } = theater(THREE)
    const clap = { type: 'applaud', for: 'anna' }
    expect(does('bert', clap)).toBe('not-allowed')
    opens()
    expect(does('anna', clap)).toBe('not-allowed')
    expect(does('bert', clap)).toBe('ok')
    expect(view().clapping).toEqual(['bert'])
    sees('bert')
    misses('cleo')
    waits(4)
    stops()
    expect([does('bert', clap), does('bert', clap), does('bert', clap)]).toEqual(['ok', 'ok', 'already-done'])
    expect([hand('anna').claps, hand('bert').claps, hand('cleo').claps]).toEqual([0, 0, 3])
    waits(8)
    expect(does('cleo', clap)).toBe('not-allowed')
    expect(view().clapping).toEqual([])
  })
})

describe('Nope', () => {
  it('[ACT-7] the board can be swapped once', () => {
    const { view, hand, does } = theater(THREE)
    const before = view().board.map(({ text }) => text)
    expect(does('bert', { type: 'swap' })).toBe('not-your-turn')
    expect(does('anna', { type: 'swap' })).toBe('ok')
    expect(view().board.some(({ text }) => before.includes(text))).toBe(false)
    expect(hand('anna').canSwap).toBe(false)
    expect(does('anna', { type: 'swap' })).toBe('already-done')
    does('anna', { type: 'start' })
    expect(does('anna', { type: 'swap' })).toBe('wrong-phase')
  })

  it('[ACT-7] passing costs nothing and goes on to the next', () => {
    const { view, does, waits } = theater(THREE)
    expect(does('bert', { type: 'pass' })).toBe('not-your-turn')
    expect(does('anna', { type: 'pass' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'gallery', hasPassed: true, gallery: [], gains: {} })
    expect(does('bert', { type: 'applaud', for: 'anna' })).toBe('not-allowed')
    waits(3)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert' })
  })

  it('[ACT-15] there is one rehearsal in a game, also if its actor stops in it or nobody guesses', () => {
    const { view, does, waits, opens, stops } = theater(THREE)
    does('anna', { type: 'start' })
    expect(view()).toMatchObject({ phase: 'watch', isRehearsal: true, draw: 0 })
    stops()
    waits(3)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert' })
    does('bert', { type: 'start' })
    expect(view()).toMatchObject({ phase: 'watch', isRehearsal: false, draw: 1 })
    stops()
    waits(3)
    opens()
    expect(view()).toMatchObject({ turn: 'cleo', phase: 'guess', isRehearsal: false, draw: 1 })
  })

  it('[ACT-1] before a run everyone sees how many scenes it has at most, how long it takes, and if it rehearses', () => {
    const { view, does, waits, passes } = theater(THREE, { duration: 'Standard' })
    const seconds = view().runSeconds
    expect(seconds).toBeGreaterThan(0)
    expect(view()).toMatchObject({ phase: 'ready', draws: 5, willRehearse: true })
    passes()
    expect(view()).toMatchObject({ turn: 'bert', willRehearse: true })
    does('bert', { type: 'start' })
    does('bert', { type: 'pass' })
    waits(3)
    expect(view()).toMatchObject({ turn: 'cleo', runSeconds: seconds, willRehearse: false })
    expect(theater(THREE, { pace: 'none' }).view().runSeconds).toBeNull()
  })

  it("[ACT-7] stopping halfway keeps the guessed scenes; one without guesses doesn't count", () => {
    const watching = theater(THREE)
    watching.opens()
    watching.sees('bert', 'cleo')
    watching.stops()
    expect(watching.view()).toMatchObject({
      phase: 'gallery',
      hasPassed: true,
      gains: { anna: 200, bert: 200, cleo: 150 },
    })
    expect(watching.view().gallery).toHaveLength(1)

    const guessing = theater(THREE)
    guessing.opens()
    guessing.sees('bert')
    guessing.stops()
    expect(guessing.view()).toMatchObject({ phase: 'gallery', gains: { anna: 100, bert: 200 } })

    const early = theater(THREE)
    early.opens()
    early.stops()
    expect(early.view()).toMatchObject({ phase: 'gallery', gallery: [], gains: {} })
  })
})

describe('absent players', () => {
  it('[ACT-8] an actor who is here and taps nothing begins when the clock has run out', () => {
    const { view, waits, skips } = theater(THREE)
    waits(26)
    expect(view()).toMatchObject({ phase: 'ready', overdue: true })
    expect(skips('bert')).toBe('ok')
    expect(view()).toMatchObject({ phase: 'watch', isRehearsal: true })
  })

  it("[ACT-8] an absent actor doesn't act; one who leaves is skipped right away", () => {
    const away = theater(THREE)
    away.goesAway('anna')
    expect(away.view().phase).toBe('ready')
    away.waits(26)
    expect(away.view()).toMatchObject({ phase: 'gallery', hasPassed: true })
    const left = theater(THREE)
    left.leaves('anna')
    expect(left.view()).toMatchObject({ phase: 'gallery', hasPassed: true })
  })

  it('[ACT-8] an actor who leaves during a run ends it with the current scene', () => {
    const { opens, sees, goesAway, view } = theater(THREE)
    opens()
    goesAway('anna')
    expect(view()).toMatchObject({ phase: 'guess', draw: 1 })
    sees('bert', 'cleo')
    expect(view()).toMatchObject({ phase: 'gallery', gains: { anna: 200, bert: 200, cleo: 150 } })
  })

  it('[ACT-8] a player who returns during a scene can still guess; a latecomer guesses from the next run on', () => {
    const { opens, goesAway, comesBack, joins, sees, does, right, view, waits, stops } = theater(THREE)
    opens()
    goesAway('bert')
    comesBack('bert')
    joins('dora')
    expect(does('dora', { type: 'guess', draw: 1, scene: right() })).toBe('not-playing')
    expect(sees('bert', 'cleo')).toEqual(['ok', 'ok'])
    stops()
    waits(8)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert' })
    opens()
    expect(sees('dora')).toEqual(['ok'])
    // The lowest score at the table was 150, and this scene pays nothing before the gallery.
    expect(view().standings.find(({ id }) => id === 'dora')?.score).toBe(150)
  })

  it('[ACT-8] everyone left but one: the game is over', () => {
    const { opens, leaves, view, waits } = theater(['anna', 'bert'])
    opens()
    leaves('bert')
    expect(view()).toMatchObject({ phase: 'gallery' })
    waits(8)
    expect(view()).toMatchObject({ phase: 'over', turn: null })
  })
})
