import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { facts } from '../decks/facts/index.ts'
import { fillBlank } from '../kit/card.ts'
import { namedTable } from '../testing/named-table.ts'
import { bakedOrBluffing as game } from './index.ts'
import type { Reading, Vote } from './state.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
type Settings = Parameters<typeof namedTable>[2]

/** Sat down so that chance, which is the same every time, lets them read in the order of their names. */
function table(names: readonly PlayerId[], settings: Settings = {}) {
  const drawn = namedTable(game, names, settings).view().seats
  const sitting = names.map((name) => names[drawn.indexOf(name)] ?? name)
  const named = namedTable(game, sitting, settings)
  const reader = (): PlayerId => named.view().turn ?? 'nobody'
  /** What the table should say about the statement as it was read. */
  const right = (): Vote => {
    const { card, reading } = named.hand(reader())
    return card?.[reading ?? 'straight'].isTrue ? 'legit' : 'baked'
  }
  const wrong = (): Vote => (right() === 'legit' ? 'baked' : 'legit')
  return {
    ...named,
    reader,
    /** The reader reads and has argued. */
    reads: (as: Reading = 'straight') => {
      named.does(reader(), { type: 'read', card: named.hand(reader()).card?.id, as })
      named.does(reader(), { type: 'done' })
    },
    isRight: (id: PlayerId) => named.does(id, { type: 'vote', vote: right() }),
    isWrong: (id: PlayerId) => named.does(id, { type: 'vote', vote: wrong() }),
    score: (id: PlayerId) => named.view().standings.find((row) => row.id === id)?.score,
  }
}

describe('a round', () => {
  it('[BAKED-1] goes from the statement in one hand over the vote to the answer', () => {
    const { view, hand, does, reads, isRight, isWrong, waits } = table(FOUR)
    expect(view()).toMatchObject({
      phase: 'read',
      turn: 'anna',
      waiting: ['anna'],
      round: 1,
      rounds: 5,
      statement: null,
    })
    expect((view().deadline ?? 0) - view().since).toBe(20_000)
    const { card } = hand('anna')
    expect(card).toMatchObject({ canSwap: true, straight: { isTrue: !card?.bent.isTrue } })
    for (const id of FOUR.slice(1)) expect(hand(id)).toEqual({ card: null, reading: null, vote: null })

    expect(does('anna', { type: 'read', card: card?.id, as: 'bent' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'argue', statement: card?.bent.text, voters: [], reveal: null })
    expect((view().deadline ?? 0) - view().since).toBe(25_000)
    expect(does('anna', { type: 'done' })).toBe('ok')

    expect(view()).toMatchObject({
      phase: 'vote',
      statement: card?.bent.text,
      voters: ['bert', 'cleo', 'dora'],
      voted: [],
    })
    expect((view().deadline ?? 0) - view().since).toBe(15_000)
    waits(15)
    isRight('bert')
    isWrong('cleo')
    expect(view()).toMatchObject({ voted: ['bert', 'cleo'], waiting: ['dora'], reveal: null })
    isWrong('dora')

    const truth = facts.find((fact) =>
      [fact.truth, fact.bend].some((filling) => fillBlank(fact, filling) === card?.bent.text),
    )
    expect(view()).toMatchObject({ phase: 'reveal', statement: card?.bent.text })
    expect(view().reveal).toEqual({
      isTrue: card?.bent.isTrue,
      wasBent: true,
      why: truth?.why,
      source: truth?.sources.join(' · '),
      votes: { bert: hand('bert').vote, cleo: hand('cleo').vote, dora: hand('dora').vote },
      gains: { anna: 500, bert: 500 },
    })
    waits(8)
    expect(view()).toMatchObject({ phase: 'read', turn: 'bert', round: 2, statement: null, voted: [], reveal: null })
    expect(view().standings).toMatchObject([
      { score: 500, place: 1 },
      { score: 500, place: 1 },
      { score: 0 },
      { score: 0 },
    ])
    reads()
    expect(view().phase).toBe('vote')
  })

  it('[BAKED-2] only the reader reads, swaps and argues, each in its phase', () => {
    const { does, hand } = table(FOUR)
    const done = { type: 'done' }
    const card = hand('anna').card?.id
    expect(does('bert', { type: 'read', card, as: 'bent' })).toBe('not-your-turn')
    expect(does('bert', { type: 'swap' })).toBe('not-your-turn')
    expect(does('anna', done)).toBe('wrong-phase')
    expect(does('bert', { type: 'vote', vote: 'legit' })).toBe('wrong-phase')
    expect(does('anna', { type: 'read', card, as: 'backwards' })).toBe('malformed')
    expect(does('anna', { type: 'read', card: 'another', as: 'straight' })).toBe('wrong-phase')
    does('anna', { type: 'read', card, as: 'straight' })
    expect(does('anna', { type: 'read', card, as: 'bent' })).toBe('wrong-phase')
    expect(does('anna', { type: 'swap' })).toBe('wrong-phase')
    expect(does('bert', done)).toBe('not-your-turn')
    expect(does('anna', done)).toBe('ok')
    expect(does('anna', done)).toBe('wrong-phase')
  })

  it('[BAKED-2] everybody else votes, once', () => {
    const { does, reads } = table(FOUR)
    reads()
    expect(does('anna', { type: 'vote', vote: 'legit' })).toBe('not-allowed')
    expect(does('bert', { type: 'vote', vote: 'legit' })).toBe('ok')
    expect(does('bert', { type: 'vote', vote: 'baked' })).toBe('already-done')
    expect(does('cleo', { type: 'vote', vote: 'perhaps' })).toBe('malformed')
  })

  it('[BAKED-3] the statement can be swapped once for another', () => {
    const { hand, does } = table(FOUR)
    const before = hand('anna').card
    expect(does('anna', { type: 'swap' })).toBe('ok')
    const after = hand('anna').card
    expect(after?.canSwap).toBe(false)
    expect([after?.straight.text, after?.bent.text]).not.toContain(before?.straight.text)
    expect(does('anna', { type: 'swap' })).toBe('already-done')
  })

  it('[BAKED-4] nothing chosen is read straight; nothing said is no vote', () => {
    const { view, hand, waits, score } = table(FOUR, { clock: 'hard' })
    const straight = hand('anna').card?.straight.text
    waits(20.25)
    expect(view()).toMatchObject({ phase: 'argue', statement: straight })
    waits(25.25)
    waits(15.25)
    expect(view().reveal).toMatchObject({ wasBent: false, votes: {}, gains: {} })
    expect(FOUR.map(score)).toEqual([0, 0, 0, 0])
  })
})

describe('points', () => {
  it.each([
    // Of four: how many of the three voters are fooled, what that brings the reader.
    [0, 0],
    [1, 250],
    [2, 500],
    [3, 750],
  ])('[BAKED-6] %i fooled bring the reader %i', (fooled, points) => {
    const { reads, isRight, isWrong, score } = table(FOUR, { pace: 'relaxed' })
    reads()
    for (const [i, id] of FOUR.slice(1).entries()) (i < fooled ? isWrong : isRight)(id)
    expect(score('anna')).toBe(points)
    expect(FOUR.slice(1).map(score)).toEqual([0, 1, 2].map((i) => (i < fooled ? 0 : 500)))
  })

  it('[BAKED-6] and never more than 1000', () => {
    const six = [...FOUR, 'emil', 'fred']
    const { reads, isWrong, score } = table(six)
    reads()
    for (const id of six.slice(1)) isWrong(id)
    expect(score('anna')).toBe(1000)
  })

  it.each([
    [0, 800],
    [5, 800],
    [6, 770],
    [7.5, 725],
    [10, 650],
    [15, 500],
    [60, 500],
  ])('[BAKED-7] a right vote after %f of fifteen seconds is worth %i', (seconds, points) => {
    const { reads, isRight, waits, score } = table(['anna', 'bert'])
    reads()
    waits(seconds)
    isRight('bert')
    expect(score('bert')).toBe(points)
  })

  it.each([
    ['relaxed', 500],
    ['none', 500],
    ['brisk', 800],
  ] as const)('[BAKED-7] at a %s pace a right vote at once is worth %i', (pace, points) => {
    const { reads, isRight, score } = table(['anna', 'bert'], { pace })
    reads()
    isRight('bert')
    expect(score('bert')).toBe(points)
  })

  it('[BAKED-8] three right in a row bring 200 more; reading, or saying nothing, does not break the row', () => {
    const { view, reader, reads, isRight, waits, score } = table(['anna', 'bert', 'cleo'], {
      pace: 'relaxed',
      clock: 'hard',
      duration: 'Standard',
    })
    const votes = (ids: readonly PlayerId[]) => {
      reads()
      for (const id of ids) if (id !== reader()) isRight(id)
      if (view().phase === 'vote') waits(22.75)
      waits(8)
    }
    votes(['bert']) // anna reads
    votes([]) // bert reads
    votes(['bert']) // cleo reads
    votes([]) // anna reads
    votes([]) // bert reads
    expect(score('bert')).toBe(1000)
    votes(['bert']) // cleo reads
    expect(score('bert')).toBe(1700)
    votes(['bert']) // anna reads
    expect(score('bert')).toBe(2200)
  })

  it('[BAKED-8] a wrong vote does', () => {
    const { reads, isRight, isWrong, waits, score } = table(['anna', 'bert', 'cleo'], { pace: 'relaxed' })
    const turns: ((id: PlayerId) => unknown)[][] = [
      [isRight, isRight],
      [isRight, isWrong],
      [isRight, isRight],
    ]
    for (const [i, [one, other]] of turns.entries()) {
      const voters = ['anna', 'bert', 'cleo'].filter((_, seat) => seat !== i)
      reads()
      one?.(voters[0] ?? '')
      other?.(voters[1] ?? '')
      waits(8)
    }
    // bert: right, then read, then right; cleo: right, wrong; anna: right, right, having read first.
    expect(['anna', 'bert', 'cleo'].map(score)).toEqual([1000, 1250, 500])
  })

  it('[BAKED-9] the last round counts double', () => {
    const { view, reads, isWrong, isRight, waits, score } = table(['anna', 'bert', 'cleo'], { pace: 'relaxed' })
    for (let round = 1; round < 5; round++) {
      reads()
      for (const id of view().voters) isWrong(id)
      waits(8)
    }
    expect(view()).toMatchObject({ round: 5, turn: 'bert' })
    const before = score('bert') ?? 0
    reads()
    isWrong('anna')
    isRight('cleo')
    expect(view().reveal?.gains).toEqual({ bert: 500, cleo: 1000 })
    expect(score('bert')).toBe(before + 500)
    waits(8)
    expect(view().awards.map((award) => [award.title, award.id])).toEqual([
      ['Lie detector', 'cleo'],
      ['Ice in the veins', 'anna'],
      ['Most fooled', 'bert'],
    ])
  })
})

describe('coming and going', () => {
  it('[BAKED-10] whoever has read least reads next, of those who are here', () => {
    const { view, reads, isRight, waits, goesAway, comesBack } = table(['anna', 'bert', 'cleo'])
    const round = () => {
      reads()
      for (const id of view().voters) isRight(id)
      waits(8)
    }
    goesAway('bert')
    round()
    expect(view().turn).toBe('cleo')
    comesBack('bert')
    round()
    expect(view().turn).toBe('bert')
    round()
    expect(view().turn).toBe('anna')
  })

  it('[BAKED-10] nobody reads twice in a row because the other one is away', () => {
    const { view, reads, waits, goesAway } = table(['anna', 'bert'])
    goesAway('bert')
    reads()
    for (const seconds of [15, 8]) waits(seconds)
    expect(view()).toMatchObject({ phase: 'read', turn: 'bert' })
  })

  it('[BAKED-10] with nobody here it goes on by the clock, as long as two are seated', () => {
    const { view, waits, goesAway, leaves } = table(['anna', 'bert', 'cleo'])
    for (const id of ['anna', 'bert', 'cleo']) goesAway(id)
    for (const seconds of [20, 25, 8]) waits(seconds)
    expect(view()).toMatchObject({ phase: 'read', round: 2, turn: 'bert' })
    leaves('anna')
    leaves('bert')
    for (const seconds of [25, 8]) waits(seconds)
    expect(view()).toMatchObject({ phase: 'over', turn: null, statement: null })
  })

  it('[BAKED-11] votes of those who are away are not waited for, and taken when they return in time', () => {
    const { view, does, reads, isRight, goesAway, comesBack } = table(FOUR)
    goesAway('dora')
    reads()
    isRight('bert')
    expect(view()).toMatchObject({ voters: ['bert', 'cleo', 'dora'], waiting: ['cleo', 'dora'] })
    comesBack('dora')
    expect(isRight('dora')).toBe('ok')
    goesAway('cleo')
    expect(view().phase).toBe('reveal')
    expect(does('cleo', { type: 'vote', vote: 'legit' })).toBe('wrong-phase')
  })
})
