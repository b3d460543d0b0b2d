import { describe, expect, it } from 'vitest'
import { facts } from '../decks/facts/index.ts'
import { bakedTable, FOUR } from './named-lap.ts'

/** Everyone has filled in the same, and the first player reads. */
function arguing(what = 'bend', settings: Parameters<typeof bakedTable>[1] = {}) {
  const table = bakedTable(FOUR, settings)
  table.allFill(Object.fromEntries(FOUR.map((id) => [id, what])))
  const reader = table.reader()
  const [one = '', two = '', three = ''] = table.view().voters
  return { ...table, first: reader, one, two, three }
}

describe('an argument', () => {
  it('[BAKED-1] goes from the statement to the answer, and on to the next reader', () => {
    const { view, hand, first, one, two, three, isRight, isWrong, waits, reader } = arguing()
    expect(view()).toMatchObject({ phase: 'argue', turn: first, toCome: 3, voted: [], locked: [], reveal: null })
    expect((view().deadline ?? 0) - view().since).toBe(30_300)
    const { truth, reading } = hand(first).secret ?? {}
    const fact = facts.find((known) => known.truth === truth)
    expect(reading).toBe('bend')
    expect(view().statement?.filling).toBe(fact?.bend)
    for (const id of [one, two, three]) expect(hand(id).secret).toBeNull()

    isRight(one)
    isRight(two)
    isWrong(three)
    expect(view()).toMatchObject({ phase: 'reveal', turn: first })
    expect((view().deadline ?? 0) - view().since).toBe(12_000)
    expect(view().reveal).toEqual({
      isTrue: false,
      reading: 'bend',
      truth: { before: view().statement?.before, filling: fact?.truth, after: view().statement?.after },
      why: fact?.why,
      source: fact?.sources.join(' · '),
      votes: { [one]: 'baked', [two]: 'baked', [three]: 'legit' },
      counted: [one, two, three],
      gains: { [first]: 330, [one]: 500, [two]: 500 },
      disputes: [],
      needed: 3,
      isOverturned: false,
    })
    waits(12)
    expect(view()).toMatchObject({ phase: 'argue', toCome: 2, voted: [], locked: [], reveal: null })
    expect(reader()).not.toBe(first)
  })

  it('[BAKED-6] a vote may change until it is locked, and only its giver sees it', () => {
    const { view, hand, does, one, two } = arguing()
    expect(does(one, { type: 'lock' })).toBe('not-allowed')
    expect(does(one, { type: 'vote', vote: 'legit' })).toBe('ok')
    const others = () => JSON.stringify([view(), hand(two)])
    const before = others()
    expect(does(one, { type: 'vote', vote: 'baked' })).toBe('ok')
    expect(others()).toBe(before)
    expect(view()).toMatchObject({ voted: [one], locked: [] })
    expect(hand(one)).toMatchObject({ vote: 'baked', isLocked: false })
    expect(does(one, { type: 'lock' })).toBe('ok')
    expect(view().locked).toEqual([one])
    expect(hand(one)).toMatchObject({ vote: 'baked', isLocked: true })
    expect(does(one, { type: 'vote', vote: 'legit' })).toBe('already-done')
    expect(does(one, { type: 'lock' })).toBe('already-done')
  })

  it("[BAKED-6] the reader doesn't vote, and no one votes at any other time", () => {
    const { does, first, one, two, three, isRight } = arguing()
    expect(does(first, { type: 'vote', vote: 'legit' })).toBe('not-allowed')
    expect(does(one, { type: 'vote', vote: 'perhaps' })).toBe('malformed')
    for (const id of [one, two, three]) isRight(id)
    expect(does(one, { type: 'vote', vote: 'legit' })).toBe('wrong-phase')
    expect(does(one, { type: 'lock' })).toBe('wrong-phase')
    expect(bakedTable().does('anna', { type: 'vote', vote: 'legit' })).toBe('wrong-phase')
  })

  it('[BAKED-6] unlocked votes count when the clock has run out', () => {
    const { view, does, one, two, three, waits } = arguing('bend')
    for (const id of [one, two, three]) does(id, { type: 'vote', vote: 'legit' })
    expect(view()).toMatchObject({ phase: 'argue', waiting: [], welcome: [one, two, three] })
    waits(30.3)
    expect(view().reveal?.votes).toEqual({ [one]: 'legit', [two]: 'legit', [three]: 'legit' })
  })

  it("[BAKED-6] the soft clock waits for silent players, the hard one doesn't", () => {
    const soft = arguing()
    soft.does(soft.one, { type: 'vote', vote: 'baked' })
    soft.waits(60)
    expect(soft.view()).toMatchObject({ phase: 'argue', overdue: true, waiting: [soft.two, soft.three] })
    expect(soft.skips(soft.one)).toBe('ok')
    expect(soft.view().phase).toBe('reveal')
    const hard = arguing('bend', { clock: 'hard' })
    hard.waits(30.6)
    expect(hard.view()).toMatchObject({ phase: 'reveal', reveal: { votes: {}, gains: {} } })
  })

  it("[BAKED-6] doesn't wait for absent players, and counts them if they return in time", () => {
    const { view, does, one, two, three, isRight, isWrong, goesAway, comesBack } = arguing()
    goesAway(three)
    isRight(one)
    does(two, { type: 'vote', vote: 'legit' })
    // Players who haven't locked can still change their vote.
    expect(view()).toMatchObject({ phase: 'argue' })
    comesBack(three)
    expect(isWrong(three)).toBe('ok')
    does(two, { type: 'lock' })
    expect(Object.keys(view().reveal?.votes ?? {})).toHaveLength(3)
  })

  it('[BAKED-6] without votes no one is paid, believed or seen through', () => {
    const { view, waits, first } = arguing('truth', { clock: 'hard' })
    waits(31)
    expect(view()).toMatchObject({ phase: 'reveal', turn: first, reveal: { votes: {}, gains: {} } })
    for (let i = 0; view().phase !== 'over' && i < 200; i++) waits(10)
    expect(view().awards).toHaveLength(4)
    for (const { detail } of view().awards) expect(detail).not.toMatch(/believed|seen|fooled/)
  })
})

describe('points', () => {
  it.each([
    // The number of fooled players among the three others, and the reader's pay.
    ['truth', 0, 0],
    ['truth', 2, 670],
    ['bend', 1, 330],
    ['bend', 3, 1000],
    ['a purple banana', 3, 1000],
  ])('[BAKED-7] %s: %i fooled bring the reader %i, and a right vote is worth 500', (what, fooled, points) => {
    const { first, one, two, three, isRight, isWrong, score } = arguing(what)
    for (const [i, id] of [one, two, three].entries()) (i < fooled ? isWrong : isRight)(id)
    expect(score(first)).toBe(points)
    expect([one, two, three].map(score)).toEqual([0, 1, 2].map((i) => (i < fooled ? 0 : 500)))
  })

  it('[BAKED-7] the share counts people, and the table shows whose votes those are', () => {
    const { joins, allFill, reader, view, isRight, isWrong, score } = bakedTable(['anna', 'bert', 'cleo'])
    joins('robo', true)
    allFill()
    const people = view().voters.filter((id) => id !== 'robo')
    isWrong('robo')
    for (const [i, id] of people.entries()) (i === 0 ? isWrong : isRight)(id)
    expect(Object.keys(view().reveal?.votes ?? {})).toContain('robo')
    expect(view().reveal?.counted.toSorted()).toEqual(people.toSorted())
    expect(score(reader())).toBe(500)
  })

  it('[BAKED-7] the share is of the voters; without any there is nothing', () => {
    const { first, one, view, isWrong, waits, score } = arguing('bend', { clock: 'hard' })
    isWrong(one)
    waits(31)
    expect(score(first)).toBe(1000)
    waits(12)
    waits(31)
    expect(view().reveal?.gains).toEqual({})
  })

  it("[BAKED-7] speed doesn't pay", () => {
    const { one, two, three, isRight, waits, score } = arguing()
    isRight(one)
    waits(29)
    isRight(two)
    isRight(three)
    expect(score(one)).toBe(score(two))
  })
})

describe('a bend that was true too', () => {
  it('[BAKED-9] more than half of the voters and the reader say so: the reader gets nothing, the others 500', () => {
    const { first, one, two, three, view, isRight, isWrong, does, score, waits } = arguing('a purple banana')
    isRight(one)
    isWrong(two)
    isWrong(three)
    expect([first, one, two, three].map(score)).toEqual([670, 500, 0, 0])
    const dispute = { type: 'dispute' }
    expect(does(two, dispute)).toBe('ok')
    expect(does(two, dispute)).toBe('already-done')
    expect(does(three, dispute)).toBe('ok')
    expect(view().reveal).toMatchObject({ disputes: [two, three], needed: 3, isOverturned: false })
    expect(does(first, dispute)).toBe('ok')
    expect(view().reveal).toMatchObject({ isOverturned: true, gains: { [one]: 500, [two]: 500, [three]: 500 } })
    expect([first, one, two, three].map(score)).toEqual([0, 500, 500, 500])
    waits(12)
    expect(does(one, dispute)).toBe('wrong-phase')
    expect([first, one, two, three].map(score)).toEqual([0, 500, 500, 500])
  })

  it('[BAKED-9] only for a made-up bend, and only from its voters and its author', () => {
    const checked = arguing('bend')
    for (const id of [checked.one, checked.two, checked.three]) checked.isWrong(id)
    expect(checked.does(checked.one, { type: 'dispute' })).toBe('not-allowed')
    expect(checked.hand(checked.one).mayDispute).toBe(false)
    const own = arguing('a purple banana', { clock: 'hard' })
    own.isWrong(own.one)
    own.isWrong(own.two)
    own.waits(31)
    expect(own.hand(own.one).mayDispute).toBe(true)
    expect(own.does(own.three, { type: 'dispute' })).toBe('not-allowed')
  })

  it('[BAKED-9] between two it takes both', () => {
    const { reader, view, allFill, isWrong, does, score } = bakedTable(['anna', 'bert'])
    allFill({ anna: 'a purple banana', bert: 'a purple banana' })
    const first = reader()
    const [voter = ''] = view().voters
    isWrong(voter)
    does(voter, { type: 'dispute' })
    expect([score(first), score(voter)]).toEqual([1000, 0])
    does(first, { type: 'dispute' })
    expect([score(first), score(voter)]).toEqual([0, 500])
  })
})

describe('applause', () => {
  it('[BAKED-11] is for the reader, during the argument and the answer, three times from each', () => {
    const { first, one, two, three, view, hand, does, isRight } = arguing()
    const clap = { type: 'applaud', for: first }
    expect(does(first, clap)).toBe('not-allowed')
    expect(does(one, { type: 'applaud', for: two })).toBe('not-allowed')
    expect(does(one, clap)).toBe('ok')
    expect(hand(one).clapsLeft).toBe(2)
    for (const id of [one, two, three]) isRight(id)
    expect(does(one, clap)).toBe('ok')
    expect(does(one, clap)).toBe('ok')
    expect(does(one, clap)).toBe('already-done')
    expect(view().applause).toEqual({ clapping: [one] })
    expect(bakedTable().does('anna', { type: 'applaud', for: 'bert' })).toBe('wrong-phase')
  })

  it('[BAKED-11] pays nothing: the best of the lap is voted on, each with the text they read', () => {
    const { first, one, two, three, view, does, isRight, score, waits } = arguing()
    const read = view().statement
    does(one, { type: 'applaud', for: first })
    for (let turn = 0; turn < 4; turn++) {
      for (const id of view().voters) isRight(id)
      waits(12)
    }
    expect(view()).toMatchObject({ phase: 'favorite', round: 1, turn: null })
    expect(view().lap.deeds[first]).toBe(`${read?.before}${read?.filling}${read?.after}`)
    for (const id of [one, two, three]) does(id, { type: 'favorite', player: first })
    does(first, { type: 'favorite', player: one })
    expect(view()).toMatchObject({ phase: 'curtain', lap: { best: [first] } })
    expect(score(first)).toBe(3 * 500 + 300)
    waits(6)
    expect(view()).toMatchObject({ phase: 'prepare', round: 2, lap: { best: [], deeds: {} } })
  })
})
