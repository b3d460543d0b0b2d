import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { shuffle } from '../kit/index.ts'
import { EVENINGS } from '../testing/evenings.ts'
import { namedTable } from '../testing/named-table.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { neverHaveIEver as game, type View } from './index.ts'
import { type Side, type State, state as stateSchema } from './state.ts'

const FIVE = ['anna', 'bert', 'cleo', 'dora', 'emil'] as const

function table(names: readonly PlayerId[], settings: Parameters<typeof namedTable>[2] = {}) {
  const named = namedTable(game, names, settings)
  return {
    ...named,
    says: (id: PlayerId, side: Side, guess: number | null = null) => named.does(id, { type: 'answer', side, guess }),
  }
}

/** Up to the story: the first `have` of the names have, the others never. */
function atStory(names: readonly PlayerId[], have: number, settings: Parameters<typeof namedTable>[2] = {}) {
  const played = table(names, settings)
  played.waits(4)
  for (const [i, id] of names.entries()) played.says(id, i < have ? 'have' : 'never')
  played.waits(4)
  played.waits(6)
  return played
}

describe('a round', () => {
  it('[NEVER-1] [NEVER-3] goes from the statement over the number to who, and to a story', () => {
    const { view, hand, says, does, waits } = table(FIVE)
    expect(view()).toMatchObject({ phase: 'prompt', round: 1, rounds: 5, mode: 'open', count: null, reveal: null })
    expect(view().statement).toMatch(/^Never have I ever /)
    waits(4)
    expect(view()).toMatchObject({ phase: 'answer', waiting: FIVE })
    says('anna', 'have', 2)
    says('bert', 'have', 3)
    says('cleo', 'never', 0)
    says('dora', 'skip', 1)
    expect(view()).toMatchObject({ answered: ['anna', 'bert', 'cleo', 'dora'], waiting: ['emil'], count: null })
    expect(hand('anna')).toMatchObject({ answer: { side: 'have', guess: 2 } })
    says('emil', 'never')

    expect(view()).toMatchObject({ phase: 'count', count: { have: 2, answers: 4 }, reveal: null })
    waits(4)
    expect(view().reveal).toEqual({
      mode: 'open',
      have: ['anna', 'bert'],
      never: ['cleo', 'emil'],
      guesses: { anna: 2, bert: 3, cleo: 0, dora: 1 },
      gains: { anna: 600, bert: 300, dora: 300 },
    })
    waits(6)
    expect(view()).toMatchObject({ phase: 'story', waiting: ['anna', 'bert'], story: { teller: null } })
    expect(does('bert', { type: 'tell' })).toBe('ok')
    expect(view()).toMatchObject({ waiting: ['bert'], story: { teller: 'bert' } })
    expect(does('bert', { type: 'told' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'prompt', round: 2, answered: [], reveal: null })
    expect(view().standings[0]).toMatchObject({ id: 'anna', score: 600 })
    expect(view().standings[1]).toMatchObject({ id: 'bert', score: 500 })
  })

  it('[NEVER-2] an answer is given once, by those asked, with a number that can be', () => {
    const { says, does, waits } = table(['anna', 'bert'])
    expect(says('anna', 'have')).toBe('wrong-phase')
    waits(4)
    expect(says('anna', 'have', 3)).toBe('not-allowed')
    expect(does('anna', { type: 'answer', side: 'have', guess: -1 })).toBe('malformed')
    expect(says('anna', 'have', 2)).toBe('ok')
    expect(says('anna', 'never', 2)).toBe('already-done')
  })

  it('[NEVER-2] nobody answers: nothing is counted, nothing is lost', () => {
    const { view, waits } = table(['anna', 'bert'], { clock: 'hard' })
    waits(4)
    waits(16)
    expect(view()).toMatchObject({ phase: 'count', count: { have: 0, answers: 0 } })
    waits(4)
    waits(6)
    expect(view()).toMatchObject({ phase: 'prompt', round: 2 })
    expect(view().standings.map((row) => row.score)).toEqual([0, 0])
  })
})

describe('incognito', () => {
  const incognito = { reveal: 'incognito' } as const

  it('[NEVER-4] shows a band, no number and no names', () => {
    const { view } = atStory(FIVE, 4, incognito)
    expect(view()).toMatchObject({ mode: 'incognito', count: null, isTooFew: false, waiting: FIVE })
    expect(view().reveal).toEqual({ mode: 'incognito', band: 'most', gains: {} })
  })

  it('[NEVER-5] shows nothing when fewer than five answered, and says so before anybody does', () => {
    const { view, waits, says } = table(FIVE.slice(0, 4), incognito)
    expect(view()).toMatchObject({ phase: 'prompt', isTooFew: true, incognitoNeeds: 5 })
    waits(4)
    for (const id of FIVE.slice(0, 4)) says(id, 'have', 4)
    waits(4)
    expect(view().reveal).toEqual({ mode: 'incognito', band: null, gains: {} })
  })

  it('[NEVER-6] what was answered in incognito stays so when the settings change', () => {
    const evening = new Rehearsal(game, { seed: 3, seats: 5, settings: incognito })
    evening.pass()
    const open = { ...evening.context('clock'), settings: { ...evening.settings, reveal: 'open' as const } }
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

  it('[NEVER-9] always leaves room for a story, even when nobody has one', () => {
    const { view, does } = atStory(FIVE, 0, incognito)
    expect(view()).toMatchObject({ phase: 'story', waiting: FIVE })
    for (const id of FIVE) does(id, { type: 'next' })
    expect(view()).toMatchObject({ phase: 'prompt', round: 2 })
  })
})

describe('the story', () => {
  it('[NEVER-9] is told by somebody who has, and by one', () => {
    const { does, hand } = atStory(FIVE, 2)
    expect(hand('anna').canTell).toBe(true)
    expect(hand('cleo').canTell).toBe(false)
    expect(does('cleo', { type: 'tell' })).toBe('not-allowed')
    expect(does('anna', { type: 'tell' })).toBe('ok')
    expect(does('bert', { type: 'tell' })).toBe('already-done')
    expect(does('bert', { type: 'told' })).toBe('not-allowed')
  })

  it('[NEVER-9] gets its own thirty seconds', () => {
    const { view, does, waits } = atStory(FIVE, 2)
    waits(20)
    does('anna', { type: 'tell' })
    expect((view().deadline ?? 0) - view().since).toBe(30_000)
    waits(20)
    expect(view()).toMatchObject({ phase: 'story', overdue: false })
  })

  it('[NEVER-9] may be thought better of; then somebody else may tell one', () => {
    const { view, does } = atStory(FIVE, 2)
    does('anna', { type: 'tell' })
    does('anna', { type: 'next' })
    expect(view()).toMatchObject({ phase: 'story', story: { teller: null, ready: ['anna'] }, waiting: ['bert'] })
    does('bert', { type: 'next' })
    expect(view()).toMatchObject({ phase: 'prompt', round: 2 })
    expect(view().standings.every((row) => row.score === 0)).toBe(true)
  })

  it('[NEVER-9] is left out when nobody has, and not waited for when those who have are away', () => {
    expect(atStory(FIVE, 0).view()).toMatchObject({ phase: 'prompt', round: 2 })
    const { view, goesAway } = atStory(FIVE, 1)
    expect(view()).toMatchObject({ phase: 'story', waiting: ['anna'] })
    goesAway('anna')
    expect(view()).toMatchObject({ phase: 'prompt', round: 2 })
  })
})

describe('coming and going', () => {
  it('[NEVER-12] those who are away are not waited for and may answer when they return', () => {
    const { view, waits, says, goesAway, comesBack } = table(['anna', 'bert', 'cleo'])
    goesAway('cleo')
    waits(4)
    says('anna', 'have')
    comesBack('cleo')
    expect(says('cleo', 'never')).toBe('ok')
    goesAway('bert')
    expect(view()).toMatchObject({ phase: 'count', count: { have: 1, answers: 2 } })
  })

  it('[NEVER-12] a late joiner plays from the next round with the lowest score', () => {
    const { view, says, waits, joins } = atStory(['anna', 'bert'], 0)
    joins('cleo')
    waits(4)
    expect(says('cleo', 'have')).toBe('not-playing')
    says('anna', 'never', 0)
    says('bert', 'never', 0)
    waits(4)
    waits(6)
    expect(view()).toMatchObject({ phase: 'prompt', asked: ['anna', 'bert', 'cleo'] })
    expect(view().standings.map((row) => row.score)).toEqual([600, 600, 600])
  })

  it('[NEVER-12] everybody left but one: the game is over', () => {
    const { view, leaves, waits } = table(['anna', 'bert'])
    leaves('bert')
    waits(4)
    expect(view()).toMatchObject({ phase: 'answer', waiting: ['anna'] })
    leaves('anna')
    waits(4)
    waits(6)
    expect(view().phase).toBe('over')
  })
})

describe('any evening', () => {
  /** The same evening, had those who answered said something else. */
  function otherwise(state: State, sides: readonly Side[]): View {
    const answers = Object.fromEntries(
      Object.entries(state.answers).map(([id, given], i) => [id, { ...given, side: sides[i] ?? given.side }]),
    )
    return game.view({ ...state, answers })
  }

  it('[NEVER-10] ends, stays sound and gives nobody away, whoever comes and goes', () => {
    const told: string[] = []
    for (let seed = 0; seed < EVENINGS; seed++) {
      const reveal = seed % 2 ? 'incognito' : 'open'
      const evening = new Rehearsal(game, {
        seed,
        seats: seed % 50 === 0 ? 20 : 2 + (seed % 6),
        isWild: seed % 3 !== 0,
        settings: {
          duration: 'Quick',
          reveal,
          clock: seed % 5 ? 'hard' : 'soft',
          pace: seed % 7 === 0 ? 'none' : 'normal',
        },
        watch: ({ view }) => {
          const isSecret = view.phase === 'answer' || (view.phase === 'count' && reveal === 'incognito')
          const isBanded = reveal === 'incognito' && (view.phase === 'reveal' || view.phase === 'story')
          if (!isSecret && !isBanded) return
          const kept = stateSchema.parse(evening.state)
          const sides = Object.values(kept.answers).map((given) => given.side)
          const others = isSecret
            ? sides.map((side): Side => (side === 'have' ? 'never' : 'have'))
            : shuffle(sides, () => 0.3)
          if (JSON.stringify(otherwise(kept, others)) !== JSON.stringify(view)) told.push(`${seed}: ${view.phase}`)
        },
      })
      evening.run()
      expect(stateSchema.parse(evening.state)).toMatchObject({ answers: {}, card: null })
      const awards = game.view(evening.state).awards.map((award) => award.title)
      if (reveal === 'incognito') expect(awards.filter((title) => title !== 'Knows you too well')).toEqual([])
    }
    expect(told).toEqual([])
  }, 60_000)

  it('[NEVER-11] the last round counts double, its story too', () => {
    const { view, says, does, waits } = table(['anna', 'bert'])
    for (let round = 1; round <= 5; round++) {
      waits(4)
      says('anna', 'have')
      says('bert', 'have')
      waits(4)
      waits(6)
      does('anna', { type: 'tell' })
      does('anna', { type: 'told' })
    }
    expect(view()).toMatchObject({ phase: 'over', standings: [{ id: 'anna', score: 1200 }, { score: 0 }] })
  })
})
