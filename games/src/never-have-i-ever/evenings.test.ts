import { DEFAULT_SETTINGS, DURATION_MINUTES, DURATIONS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { shuffle } from '../kit/index.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { offerBy } from '../testing/offers.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { neverHaveIEver as game, type View } from './index.ts'
import { type Side, type State, state as stateSchema } from './state.ts'
import { played, THREE } from './testing/played.ts'

/** Replays the same evening with other answers. */
function otherwise(state: State, sides: readonly Side[]): View {
  const given = Object.keys(state.sides).map((id, i) => [id, sides[i] ?? 'skip'] as const)
  return game.view({ ...state, sides: Object.fromEntries(given) })
}

const offers = Array.from({ length: 12 }, (_, i) =>
  offerBy(`player-${i % 4}`, `o${i}`, 'never', { text: `own number ${i}` }),
)

describe('any evening', () => {
  it('[NEVER-10] ends, stays sound and gives nobody away, whoever comes and goes', () => {
    const leaks: string[] = []
    for (const seed of seedsFor('NEVER-10', EVENINGS / 4)) {
      const reveal = seed % 2 ? 'incognito' : 'open'
      let evening: Rehearsal<typeof game> | null = null
      evening = new Rehearsal(game, {
        seed,
        seats: seed % 50 === 0 ? 20 : 2 + (seed % 6),
        isWild: seed % 3 !== 0,
        offers,
        settings: {
          duration: 'Quick',
          reveal,
          clock: seed % 5 ? 'hard' : 'soft',
          pace: seed % 7 === 0 ? 'none' : 'normal',
        },
        watch: ({ view }) => {
          if (reveal === 'incognito' && view.author !== null) leaks.push(`${seed}: signed`)
          const isSecret = view.phase === 'answer'
          const isBanded = reveal === 'incognito' && (view.phase === 'reveal' || view.phase === 'story')
          if (evening === null || (!isSecret && !isBanded)) return
          if (isSecret && view.author !== null) leaks.push(`${seed}: signed before the reveal`)
          const kept = stateSchema.parse(evening.state)
          const sides = Object.values(kept.sides)
          const others = isSecret
            ? sides.map((side): Side => (side === 'have' ? 'never' : 'have'))
            : shuffle(sides, () => 0.3)
          if (JSON.stringify(otherwise(kept, others)) !== JSON.stringify(view)) leaks.push(`${seed}: ${view.phase}`)
        },
      })
      evening.run()
      expect(stateSchema.parse(evening.state)).toMatchObject({ sides: {}, guesses: {}, whose: {}, card: null })
      if (reveal !== 'incognito') continue
      const { moments } = stateSchema.parse(evening.state)
      expect(Object.keys(moments)).not.toEqual(expect.arrayContaining(['have']))
      expect(Object.keys(moments)).not.toEqual(expect.arrayContaining(['pen']))
    }
    expect(leaks).toEqual([])
  })

  it('[NEVER-6] what was answered in incognito stays so when the settings change', () => {
    const evening = new Rehearsal(game, { seed: 3, seats: 5, settings: { reveal: 'incognito' } })
    const open = { ...evening.context('clock'), settings: { ...evening.settings, reveal: 'open' as const } }
    while (game.view(evening.state).round === 0) evening.pass()
    let state = evening.state
    const modes: View['mode'][] = []
    while (game.view(state).round === 1) {
      modes.push(game.view(state).mode)
      const now = (game.deadline(state, open.settings) ?? 0) + 1
      const skipped = game.skip(state, { ...open, now }, true)
      state = skipped.ok ? skipped.state : game.tick(state, { ...open, now })
    }
    expect(new Set(modes)).toEqual(new Set(['incognito']))
    expect(game.view(state).mode).toBe('open')
  })

  it('[NEVER-19] it takes the time on its label, with three as with eight', () => {
    for (const duration of DURATIONS) {
      for (const players of [3, 4, 5, 6, 7, 8]) {
        const minutes = game.minutes(players, { ...DEFAULT_SETTINGS, duration, pace: 'normal' })
        expect(Math.abs(minutes / DURATION_MINUTES[duration] - 1), `${duration} with ${players}`).toBeLessThan(0.2)
      }
    }
  })
})

it('[NEVER-20] a golden evening: Anna, Bert and Cleo, from the first statement to the podium', () => {
  const table = played(THREE, {}, 7)
  table.offers('bert', 'cape', 'worn a cape to the dentist')
  const gainsOfRounds: object[] = []
  const { view } = table
  for (let round = 1; table.view().phase !== 'over'; round++) {
    const { statement, isOwn } = table.view()
    table.answers('anna', round % 2 ? 'have' : 'never', 2, 'cleo')
    table.answers('bert', 'have', 2)
    table.answers('cleo', 'never', 1, 'bert')
    const gains = table.view().reveal?.gains
    if (round === 2) expect([isOwn, statement]).toEqual([true, 'Never have I ever worn a cape to the dentist.'])
    if (round <= 3 || view().round > view().rounds - 2) gainsOfRounds.push(gains ?? {})
    table.asks(round % 3 ? 'bert' : 'anna')
    table.waits(6)
    table.goesOn()
    if (table.view().phase === 'finale') table.waits(5)
    if (table.view().phase === 'favorite') for (const id of THREE) table.does(id, { type: 'favorite', player: 'bert' })
    if (table.view().phase === 'favorite') table.does('bert', { type: 'favorite', player: 'anna' })
    if (table.view().phase === 'curtain') table.waits(6)
  }
  // The pay of a guess follows from the odds of the randomly dealt statements.
  expect(gainsOfRounds).toEqual([
    { anna: 550, bert: 550 },
    { cleo: 800 },
    { anna: 650, bert: 650 },
    // The last two, which count double.
    { anna: 1100, bert: 1100 },
    { cleo: 1600 },
  ])
  expect(view().standings).toEqual([
    { id: 'cleo', place: 1, score: 5700 },
    { id: 'bert', place: 2, score: 5000 },
    { id: 'anna', place: 3, score: 4400 },
  ])
  expect(view().awards.map(({ id, title }) => [id, title])).toEqual([
    ['cleo', 'Handwriting expert'],
    ['bert', 'Brought the house down'],
    ['anna', 'Knows you too well'],
  ])
})
