import { describe, expect, it } from 'vitest'
import { evening } from './named-evening.ts'
import { questionSeconds, storySeconds, writeSeconds } from './seconds.ts'

const TWO = ['anna', 'bert'] as const
const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const

/** Everyone has written, and the first author is up. */
function presenting(...asked: Parameters<typeof evening>) {
  const table = evening(...asked)
  table.allWrite()
  const [first = '', second = ''] = table.others()
  return { ...table, first, second, turn: table.author() }
}

function voting(...asked: Parameters<typeof evening>) {
  const table = presenting(...asked)
  table.presents()
  return table
}

/** The first voter finds the lie, the others don't. */
function revealed(...asked: Parameters<typeof evening>) {
  const table = voting(...asked)
  table.votes(Object.fromEntries(table.others().map((id, i) => [id, [i === 0]])))
  return table
}

function asking(...asked: Parameters<typeof evening>) {
  const table = revealed(...asked)
  table.looks()
  return table
}

function telling(...asked: Parameters<typeof evening>) {
  const table = revealed(...asked)
  table.unasked()
  return table
}

describe('the clock', () => {
  it('[PUFF-1] gives few players longer: 60 seconds of questions at three, 20 at eight; a story 40, then 20', () => {
    expect([1, 2, 4].map(writeSeconds)).toEqual([120, 60, 60])
    expect([2, 3, 4, 5, 6, 7, 8, 10].map(questionSeconds)).toEqual([60, 60, 60, 50, 38, 28, 20, 20])
    expect([2, 3, 4, 5, 6, 7, 8, 10].map(storySeconds)).toEqual([40, 40, 40, 25, 20, 20, 20, 20])
  })

  it.each([
    ['write', 120],
    ['present', 60],
    ['vote', 20],
    ['ask', 10],
    ['tell', 40],
  ] as const)('[PUFF-1] %s takes %i seconds, as the plan stretches them', (phase, seconds) => {
    const upTo = { write: evening, present: presenting, vote: voting, ask: asking, tell: telling }
    const { since, deadline } = upTo[phase](FOUR).view()
    const stretch = 900 / (59 + 2 * 489.5)
    expect(((deadline ?? 0) - since) / 1000 / seconds).toBeCloseTo(stretch, 1)
  })

  it('[PUFF-1] reveal takes 12 seconds and lap 8', () => {
    const table = revealed(TWO)
    const lasts = () => (table.view().deadline ?? 0) - table.view().since
    expect([table.view().phase, lasts()]).toEqual(['reveal', 12_000])
    table.unasked()
    table.does(table.author(), { type: 'pass' })
    table.presents()
    table.votes({ [table.others()[0] ?? '']: [true] })
    table.unasked()
    table.does(table.author(), { type: 'pass' })
    expect([table.view().phase, lasts()]).toEqual(['lap', 8000])
  })
})

describe('voting', () => {
  it('[PUFF-5] all see the same cards; only the author’s hand says which is the lie', () => {
    const { view, hand, lie, turn, first } = presenting()
    const shown = view().statements.map((text) => text.split(`${turn} `)[1])
    expect(new Set(shown)).toEqual(new Set(['is true', 'is truer', 'lies']))
    expect(view().statements[lie()]).toContain('lies')
    expect(hand(first).lie).toBeNull()
    expect(view().reveal).toBeNull()
  })

  it('[PUFF-7] a vote may be changed until the last one is in', () => {
    const { view, hand, does, votes, idle, first, second, turn } = voting()
    expect(does(turn, { type: 'vote', pick: 0, isSure: false })).toBe('not-allowed')
    expect(does(first, { type: 'vote', pick: 3, isSure: false })).toBe('malformed')
    for (const pick of [0, 2]) expect(does(first, { type: 'vote', pick, isSure: false })).toBe('ok')
    expect(hand(first).vote).toEqual({ pick: 2, isSure: false })
    expect(view()).toMatchObject({ phase: 'vote', voted: [first], waiting: [second] })
    expect(idle()).toEqual([turn])
    votes({ [second]: [true] })
    expect(view().phase).toBe('reveal')
    expect(does(first, { type: 'vote', pick: 0, isSure: false })).toBe('wrong-phase')
  })

  it('[PUFF-7] dead sure is for once a lap', () => {
    const { view, hand, does, votes, unasked, author, others, allWrite, looks, namesBest } = voting()
    const twice = () => {
      const seat = others().find((id) => hand(id).nerve === 'spent')
      return seat === undefined ? 'nobody' : does(seat, { type: 'vote', pick: 0, isSure: true })
    }
    votes(Object.fromEntries(others().map((id) => [id, [false, true]])))
    unasked()
    const before = author()
    does(before, { type: 'pass' })
    does(author(), { type: 'done' })
    expect(twice()).toBe('not-allowed')
    expect(hand(before).nerve).toBe('open')
    while (view().phase !== 'write') {
      if (view().phase === 'vote') votes(Object.fromEntries(others().map((id) => [id, [true]])))
      if (view().phase === 'tell' || view().phase === 'present') does(author(), { type: 'done' })
      else if (view().phase === 'favorite') namesBest()
      else looks()
    }
    allWrite()
    does(author(), { type: 'done' })
    expect(others().every((id) => hand(id).nerve === 'open')).toBe(true)
  })

  it('[PUFF-7] at the last chance of a lap a vote is dead sure by itself', () => {
    const { view, hand, does, votes, unasked, author, first, second } = voting()
    votes({ [first]: [true], [second]: [true] })
    unasked()
    does(author(), { type: 'pass' })
    does(author(), { type: 'done' })
    // The last one has only this author left to be sure about.
    const last = [first, second].find((id) => id !== author()) ?? ''
    expect(hand(last).nerve).toBe('last')
    votes({ [last]: [true] })
    expect(hand(last).vote?.isSure).toBe(true)
    expect(view().phase).toBe('vote')
  })

  it('[PUFF-7] with two players there is no dead sure: there would be nothing to choose', () => {
    const { hand, does, first } = voting(TWO)
    expect(hand(first).nerve).toBe('spent')
    expect(does(first, { type: 'vote', pick: 0, isSure: true })).toBe('not-allowed')
    expect(does(first, { type: 'vote', pick: 0, isSure: false })).toBe('ok')
  })
})

describe('the reveal and the story', () => {
  it('[PUFF-9] says which card turns when, the lie last, and pays when all is out', () => {
    const { view, lie, turn, first, waits } = revealed()
    const { turns = [], gains } = view().reveal ?? {}
    expect(turns.map(({ at }) => at)).toEqual([1500, 4000, 7000])
    expect(new Set(turns.map(({ place }) => place)).size).toBe(3)
    expect(turns.at(-1)?.place).toBe(lie())
    expect(gains).toEqual({ [first]: 600, [turn]: 500 })
    expect(view().standings.every(({ score }) => score === 0)).toBe(true)
    waits(12)
    expect(Object.fromEntries(view().standings.map(({ id, score }) => [id, score]))).toMatchObject(gains ?? {})
  })

  it("[PUFF-10] tells the most wanted one; a tap can change, and the lie isn't an option", () => {
    const { view, hand, does, waits, idle, lie, others, turn, first, second } = revealed(FOUR)
    for (const place of [0, 1, 2]) expect(does(first, { type: 'ask', place })).toBe('wrong-phase')
    expect(view().asking).toBeNull()
    waits(12)
    expect(view()).toMatchObject({ phase: 'ask', waiting: [], welcome: others() })
    const [one = 0, other = 0] = view().asking?.askable ?? []
    expect(does(turn, { type: 'ask', place: one })).toBe('not-allowed')
    expect(does(first, { type: 'ask', place: lie() })).toBe('not-allowed')
    for (const place of [one, other]) expect(does(first, { type: 'ask', place })).toBe('ok')
    does(second, { type: 'ask', place: other })
    expect(hand(first).ask).toBe(other)
    expect(view().asking?.asked).toEqual([first, second])
    expect(idle()).toEqual([turn])
    does(others()[2] ?? '', { type: 'ask', place: one })
    expect(view()).toMatchObject({ phase: 'tell', told: other, turn })
  })

  it('[PUFF-10] without taps, tells the one most took for the lie', () => {
    const { view, unasked, lie } = revealed()
    unasked()
    expect(view().told).toBe((lie() + 1) % 3)
  })

  it('[PUFF-10] with one truth and one lie, the lie is an option too', () => {
    const table = evening(TWO, { clock: 'hard' })
    for (const id of TWO) table.drafts(id, ['', 'a truth', 'a lie'], true)
    table.waits(200)
    table.presents()
    const [voter = ''] = table.others()
    table.votes({ [voter]: [true] })
    table.waits(10)
    expect(table.view().asking?.askable).toHaveLength(2)
    expect(table.does(voter, { type: 'ask', place: table.lie() })).toBe('ok')
    expect(table.view()).toMatchObject({ phase: 'tell', told: table.lie() })
  })

  it('[PUFF-11] the cards turn over to applause for their author, which a story finds untouched', () => {
    const { view, hand, does, unasked, turn, first } = revealed()
    for (const left of [2, 1, 0]) {
      expect(does(first, { type: 'applaud', for: turn })).toBe('ok')
      expect(hand(first).clapsLeft).toBe(left)
    }
    expect(view().applause.clapping).toEqual([first])
    unasked()
    expect([view().phase, hand(first).clapsLeft, view().applause.clapping]).toEqual(['tell', 3, []])
  })

  it('[PUFF-11] is told with applause, three each, or passed', () => {
    const { view, hand, does, turn, first } = telling()
    expect(view()).toMatchObject({ phase: 'tell', waiting: [turn], applause: { clapping: [] } })
    expect(does(turn, { type: 'applaud', for: turn })).toBe('not-allowed')
    expect(does(first, { type: 'applaud', for: first })).toBe('not-allowed')
    for (const left of [2, 1, 0]) {
      expect(does(first, { type: 'applaud', for: turn })).toBe('ok')
      expect(hand(first).clapsLeft).toBe(left)
    }
    expect(does(first, { type: 'applaud', for: turn })).toBe('already-done')
    expect(does(first, { type: 'done' })).toBe('not-your-turn')
    expect(does(turn, { type: 'pass' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'present', round: 2 })
  })

  it('[PUFF-11] asks no absent player for a story', () => {
    const { view, waits, goesAway, turn } = revealed()
    goesAway(turn)
    waits(12)
    expect(view()).toMatchObject({ phase: 'present', round: 2 })
  })
})

describe('coming and going', () => {
  it("[PUFF-15] doesn't wait for absent players; their sheet comes last, and is voted on without questions", () => {
    const { view, writes, goesAway, presents, votes, tells } = evening()
    writes('anna')
    writes('bert')
    goesAway('anna')
    expect(view()).toMatchObject({ phase: 'write', waiting: ['cleo'] })
    goesAway('cleo')
    expect(view()).toMatchObject({ phase: 'present', turn: 'bert', toCome: 1 })
    presents()
    // All voters are away, so the cards turn over right away.
    expect(view()).toMatchObject({ phase: 'reveal', voted: [] })
    tells()
    expect(view()).toMatchObject({ phase: 'vote', turn: 'anna', waiting: ['bert', 'cleo'] })
    votes({ bert: [true] })
    expect(view().phase).toBe('reveal')
    tells()
    expect(view().phase).toBe('lap')
  })

  it("[PUFF-15] a player who has left isn't presented", () => {
    const { view, leaves, presents, votes, tells, turn, first, second } = presenting()
    leaves(first)
    presents()
    votes({ [second]: [true] })
    tells()
    expect(view()).toMatchObject({ phase: 'present', turn: second, toCome: 0 })
    expect(view().turn).not.toBe(turn)
  })

  it('[PUFF-15] an author who leaves is voted on right away; an absent one keeps the clock', () => {
    const away = presenting(FOUR)
    away.goesAway(away.turn)
    expect(away.view().phase).toBe('present')
    away.waits(60)
    expect(away.view().phase).toBe('vote')
    const left = presenting(FOUR)
    left.leaves(left.turn)
    expect(left.view().phase).toBe('vote')
  })

  it('[PUFF-15] an author may rather not, after all', () => {
    const { view, does, turn, first } = presenting()
    expect(does(first, { type: 'pass' })).toBe('not-your-turn')
    expect(does(turn, { type: 'pass' })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'present', toCome: 1 })
    expect(view().turn).not.toBe(turn)
  })

  it('[PUFF-15] a late joiner votes from the next author on, and writes from the next lap on', () => {
    const table = presenting()
    const { view, hand, does, joins, presents, votes, tells, first, second } = table
    joins('dora')
    presents()
    expect(does('dora', { type: 'vote', pick: 0, isSure: false })).toBe('not-playing')
    votes({ [first]: [true], [second]: [true] })
    tells()
    presents()
    expect(view().voters).toContain('dora')
    for (let turn = 0; turn < 2; turn++) {
      votes(Object.fromEntries(table.others().map((id) => [id, [true]])))
      tells()
      if (view().phase === 'present') presents()
    }
    table.namesBest()
    expect(view().phase).toBe('lap')
    table.looks()
    expect(hand('dora').sheet?.lines).toHaveLength(2)
  })

  it('[PUFF-15] everyone left but one: the game is over', () => {
    const { view, leaves, presents, tells, waits, first, second } = presenting()
    leaves(first)
    leaves(second)
    presents()
    expect(view()).toMatchObject({ phase: 'reveal', voted: [] })
    tells()
    waits(8)
    expect(view()).toMatchObject({ phase: 'over', turn: null })
  })

  it('[PUFF-8] of two, one is fooled or is not', () => {
    const { view, votes, unasked, first } = voting(TWO)
    votes({ [first]: [false] })
    expect(view().reveal?.gains).toEqual({ [view().turn ?? '']: 1000 })
    unasked()
    expect(view().phase).toBe('tell')
  })
})
