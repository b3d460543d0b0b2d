import { DURATIONS, type PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { EVENINGS } from '../testing/evenings.ts'
import { namedTable } from '../testing/named-table.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { rollAndReact as game } from './index.ts'
import { ACT_SECONDS, earned } from './rules.ts'
import type { State } from './state.ts'

function table(names: readonly PlayerId[], settings: Parameters<typeof namedTable>[2] = {}) {
  const named = namedTable(game, names, settings)
  const right = (actor: PlayerId) => named.hand(actor).answer ?? -1
  const keeps = (i: number) => named.does('anna', { type: 'keep', card: named.hand('anna').cards[i]?.id })
  return { ...named, keeps, right, wrong: (actor: PlayerId) => (right(actor) + 1) % 4 }
}

describe('points', () => {
  const base = { turn: 'anna', answer: 2, hasPassed: false } as const
  const guesses = (...options: number[]) => options.map((option, i) => ({ by: `p-${i + 1}`, option }))
  // Only what `earned` reads; the rest of a state plays no part.
  const worth = (part: Partial<State>) => earned({ stars: {}, guesses: [], ...base, ...part } as State)

  it.each([
    ['nobody guessed', guesses(), { anna: 0 }],
    ['all wrong', guesses(0, 1, 3), { anna: 0 }],
    ['one right', guesses(2), { 'p-1': 600, anna: 200 }],
    ['the order counts among those who are right', guesses(0, 2, 1, 2), { 'p-2': 600, 'p-4': 450, anna: 400 }],
    [
      'everybody from the fourth on gets 200, the actor never more than 1000',
      guesses(2, 2, 2, 2, 2, 2),
      { 'p-1': 600, 'p-2': 450, 'p-3': 300, 'p-4': 200, 'p-5': 200, 'p-6': 200, anna: 1000 },
    ],
  ])('[ACT-5] %s', (_, given, gains) => expect(worth({ guesses: given })).toEqual(gains))

  it.each([
    [[5, 5], 500],
    [[1], 100],
    [[3, 4], 350],
    [[1, 1, 5], 233],
    [[], 0],
  ])('[ACT-6] stars %j are worth %i to the actor', (stars, points) => {
    const given = Object.fromEntries(stars.map((one, i) => [`p-${i}`, one]))
    expect(worth({ stars: given })['anna']).toBe(points)
  })

  it('[ACT-7] who passed half-way gets nothing; who was right keeps it', () => {
    expect(worth({ guesses: guesses(2), hasPassed: true })).toEqual({ 'p-1': 600 })
  })
})

describe('a turn', () => {
  it('[ACT-1] goes from two scenes over one guess each to stars and points', () => {
    const { keeps, view, hand, does, waits, right, wrong } = table(['anna', 'bert', 'cleo'])
    expect(view()).toMatchObject({ phase: 'brief', turn: 'anna', waiting: ['anna'], round: 1, rounds: 3, options: [] })
    expect(hand('anna').cards).toHaveLength(2)
    expect(hand('bert').cards).toEqual([])
    const kept = hand('anna').cards[1]?.text ?? ''

    expect(keeps(1)).toBe('ok')
    expect(view()).toMatchObject({ phase: 'act', waiting: ['bert', 'cleo'], reveal: null })
    expect(view().options[right('anna')]).toBe(kept)
    expect(hand('bert').answer).toBeNull()

    expect(does('cleo', { type: 'guess', option: right('anna') })).toBe('ok')
    expect(view()).toMatchObject({ locked: ['cleo'], reveal: null })
    expect(does('cleo', { type: 'guess', option: 0 })).toBe('already-done')
    expect(does('anna', { type: 'guess', option: 0 })).toBe('not-allowed')
    expect(does('bert', { type: 'guess', option: wrong('anna') })).toBe('ok')

    expect(view()).toMatchObject({ phase: 'reveal', score: null })
    expect(view().reveal?.guesses).toMatchObject([
      { by: 'cleo', isRight: true },
      { by: 'bert', isRight: false },
    ])
    waits(8)
    expect(does('bert', { type: 'rate', stars: 5 })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'rate', rated: ['bert'], score: null })
    expect(does('cleo', { type: 'rate', stars: 4 })).toBe('ok')
    // Quick: everybody's first turn is the last one and counts double.
    expect(view()).toMatchObject({
      phase: 'score',
      isDouble: true,
      score: { rating: 4.5, gains: { cleo: 1200, anna: 1300 } },
    })
    waits(5)
    expect(view()).toMatchObject({ phase: 'brief', turn: 'bert', options: [], locked: [], rated: [] })
  })

  it('[ACT-4] stars stay with those who gave them; only the average is shown', () => {
    const { keeps, view, hand, does, waits } = table(['anna', 'bert', 'cleo'])
    keeps(0)
    for (const id of ['bert', 'cleo']) does(id, { type: 'guess', option: 0 })
    waits(8)
    does('bert', { type: 'rate', stars: 1 })
    expect(does('bert', { type: 'rate', stars: 5 })).toBe('already-done')
    expect([hand('bert').stars, hand('anna').stars, hand('cleo').stars]).toEqual([1, null, null])
    does('cleo', { type: 'rate', stars: 4 })
    expect(view().score?.rating).toBe(2.5)
    expect(JSON.stringify(view())).not.toContain('stars')
  })

  it.each(DURATIONS)('[ACT-2] a %s game acts for its own time', (duration) => {
    const { view, keeps } = table(['anna', 'bert'], { duration })
    keeps(0)
    expect((view().deadline ?? 0) - view().since).toBe(ACT_SECONDS[duration] * 1000)
  })

  it('[ACT-3] two other scenes may be asked for once', () => {
    const { hand, does } = table(['anna', 'bert'])
    const first = hand('anna').cards
    expect(does('bert', { type: 'swap' })).toBe('not-your-turn')
    expect(does('anna', { type: 'swap' })).toBe('ok')
    expect(hand('anna').cards.some((card) => first.includes(card))).toBe(false)
    expect(does('anna', { type: 'swap' })).toBe('already-done')
  })

  it('[ACT-3] an actor who is here and chooses nothing acts the first', () => {
    const { view, hand, waits, skips, right } = table(['anna', 'bert'])
    const first = hand('anna').cards[0]?.text
    waits(15)
    expect(view()).toMatchObject({ phase: 'brief', overdue: true })
    expect(skips('anna')).toBe('not-allowed')
    expect(skips('bert')).toBe('ok')
    expect(view()).toMatchObject({ phase: 'act' })
    expect(view().options[right('anna')]).toBe(first)
  })

  it('[ACT-7] passing costs nothing and goes straight to the next', () => {
    const { view, does, waits } = table(['anna', 'bert'])
    does('anna', { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'score', hasPassed: true, score: { rating: null, gains: {} } })
    waits(5)
    expect(view()).toMatchObject({ phase: 'brief', turn: 'bert' })
  })

  it('[ACT-7] passing half-way shows the scene and is not rated', () => {
    const { keeps, view, does, waits, right } = table(['anna', 'bert', 'cleo'])
    keeps(0)
    does('bert', { type: 'guess', option: right('anna') })
    does('anna', { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'reveal' })
    waits(8)
    expect(view()).toMatchObject({ phase: 'score', score: { rating: null, gains: { bert: 1200 } } })
  })

  it('[ACT-8] an actor who is away and chose nothing is passed over when the clock has run out', () => {
    const { view, waits, goesAway } = table(['anna', 'bert'])
    goesAway('anna')
    expect(view()).toMatchObject({ phase: 'brief' })
    waits(15)
    expect(view()).toMatchObject({ phase: 'score', hasPassed: true })
  })

  it('[ACT-8] an actor who leaves is passed over at once', () => {
    const { view, leaves } = table(['anna', 'bert', 'cleo'])
    leaves('anna')
    expect(view()).toMatchObject({ phase: 'score', hasPassed: true })
  })

  it('[ACT-8] nobody waits for guesses of those who are away, who may still give them', () => {
    const { keeps, view, does, goesAway, comesBack, right } = table(['anna', 'bert', 'cleo'])
    keeps(0)
    goesAway('bert')
    comesBack('bert')
    expect(does('bert', { type: 'guess', option: right('anna') })).toBe('ok')
    goesAway('cleo')
    expect(view()).toMatchObject({ phase: 'reveal' })
  })

  it('[ACT-8] everybody left but one: the game is over', () => {
    const { keeps, view, waits, leaves } = table(['anna', 'bert'])
    keeps(0)
    leaves('bert')
    expect(view()).toMatchObject({ phase: 'reveal' })
    waits(8)
    waits(5)
    expect(view()).toMatchObject({ phase: 'over', turn: null })
  })

  it('[ACT-9] everybody acts as often as anybody', () => {
    for (const [duration, turns] of [
      ['Quick', 3],
      ['Standard', 6],
      ['Extended', 9],
    ] as const) {
      const evening = new Rehearsal(game, { seed: 1, seats: 3, settings: { duration } })
      evening.run()
      expect(game.view(evening.state).round).toBe(turns)
    }
  })
})

describe('any evening', () => {
  it('[ACT-10] ends, stays sound and tells no scene before its time, whoever comes and goes', () => {
    const told: string[] = []
    for (let seed = 0; seed < EVENINGS; seed++) {
      new Rehearsal(game, {
        seed,
        seats: seed % 50 === 0 ? 16 : 2 + (seed % 3),
        isWild: seed % 3 !== 0,
        settings: {
          duration: seed % 10 === 0 ? 'Standard' : 'Quick',
          clock: seed % 2 ? 'hard' : 'soft',
          pace: seed % 7 === 0 ? 'none' : 'normal',
        },
        watch: ({ view, hands }) => {
          if (view.phase === 'act' && view.reveal) told.push('the answer')
          if (view.phase !== 'brief') return
          const text = JSON.stringify(view)
          const cards = Object.values(hands).flatMap((hand) => hand?.cards ?? [])
          told.push(...cards.map((card) => card.text).filter((card) => text.includes(card)))
        },
      }).run()
    }
    expect(told).toEqual([])
  }, 60_000)

  it('[ACT-10] is the same evening for the same seed', () => {
    const ends = [1, 2].map(() => {
      const evening = new Rehearsal(game, { seed: 7, seats: 5, isWild: true })
      evening.run()
      return evening.state
    })
    expect(ends[0]).toEqual(ends[1])
  })
})
