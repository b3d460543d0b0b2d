import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import { seeded } from './chance.ts'
import {
  ballotOwing,
  countLines,
  newWriting,
  passWriting,
  shuffled,
  voteForLine,
  type Writing,
  write,
  writingView,
} from './writing.ts'

const THREE = ['ann', 'bob', 'cat'] as const
const starter = {
  id: 'line-1',
  text: 'The worst thing to say at a wedding',
  intensity: 'Mild',
  heat: 1,
  family: 'manners',
  topics: ['love'],
} as const
const empty = newWriting({ ...starter, topics: [...starter.topics] }, [])

function written(lines: Readonly<Record<string, string>>, from: Writing = empty): Writing {
  return Object.entries(lines).reduce((writing, [by, text], i) => {
    const step = write(writing, by, text, { ...contextOf(THREE), random: seeded(i + 1) })
    if (!step.ok) throw new Error(step.code)
    return step.state
  }, from)
}

const lineOf = (writing: Writing, by: string) => writing.lines.find((one) => one.by === by)?.id ?? ''

function voted(writing: Writing, votes: Readonly<Record<string, string>>): Writing {
  return Object.entries(votes).reduce((next, [by, author]) => {
    const step = voteForLine(next, by, lineOf(writing, author))
    if (!step.ok) throw new Error(step.code)
    return step.state
  }, writing)
}

const ALL = written({ ann: 'Oops', bob: 'I object', cat: 'Again?' })

describe('everyone writes', () => {
  it('[KIT-43] one line each, or none', () => {
    expect(write(ALL, 'ann', 'More', contextOf(THREE))).toEqual({ ok: false, code: 'already-done' })
    expect(passWriting(ALL, 'ann')).toEqual({ ok: false, code: 'already-done' })
    const passed = passWriting(empty, 'ann')
    expect(passed.ok && write(passed.state, 'ann', 'Wait', contextOf(THREE)).ok).toBe(false)
  })

  it('[KIT-43] one vote each, for a line that is not one’s own', () => {
    expect(voteForLine(ALL, 'ann', lineOf(ALL, 'ann'))).toEqual({ ok: false, code: 'not-allowed' })
    expect(voteForLine(ALL, 'ann', 'nowhere')).toEqual({ ok: false, code: 'not-allowed' })
    const once = voted(ALL, { ann: 'bob' })
    expect(voteForLine(once, 'ann', lineOf(ALL, 'cat'))).toEqual({ ok: false, code: 'already-done' })
    expect(ballotOwing(once, THREE)).toEqual(['bob', 'cat'])
  })

  it('[KIT-43] the author of the only line has nothing to vote for', () => {
    expect(ballotOwing(written({ ann: 'Oops' }), THREE)).toEqual(['bob', 'cat'])
  })

  it('[KIT-43] 150 a vote', () => {
    const votes = voted(ALL, { ann: 'bob', bob: 'cat', cat: 'bob' })
    const { state, writing } = countLines(tableWith(THREE), votes, contextOf(THREE))
    expect(writing.gains).toEqual({ bob: 300, cat: 150 })
    expect(state.scores).toEqual({ ann: 0, bob: 300, cat: 150 })
    expect(state.moments['pen']).toEqual({ bob: 2, cat: 1 })
  })

  it('[KIT-43] lines have no names while they are voted on, and then names and votes', () => {
    const votes = voted(ALL, { ann: 'bob', cat: 'bob' })
    expect(writingView(votes, 'write').lines).toEqual([])
    for (const line of writingView(votes, 'ballot').lines) expect(line).toMatchObject({ by: null, votes: 0 })
    expect(writingView(votes, 'lines').lines.map(({ by, votes: count }) => [by, count])).toEqual([
      ['ann', 0],
      ['bob', 2],
      ['cat', 0],
    ])
  })

  it("[KIT-43] the order doesn't give away authors, or players without a line", () => {
    const mixed = shuffled(written({ cat: 'Again?', ann: 'Oops' }, { ...empty, passed: ['bob'] }), {
      ...contextOf(THREE),
      random: seeded(7),
    })
    expect(writingView(mixed, 'ballot').wrote).toEqual(['ann', 'bob', 'cat'])
  })

  it("[KIT-44] remembers people's lines with their starter and everyone who read them", () => {
    const context = contextOf(THREE)
    const seats = context.seats.map((seat) => (seat.id === 'cat' ? { ...seat, isBot: true } : seat))
    const votes = voted(ALL, { ann: 'bob', cat: 'bob' })
    const { state } = countLines(tableWith(THREE), votes, { ...context, seats })
    expect(state.written.map(({ author, votes: count }) => [author, count])).toEqual([
      ['ann', 0],
      ['bob', 2],
    ])
    expect(state.written[1]).toMatchObject({
      text: 'I object',
      starter,
      heardBy: ['ann', 'bob', 'cat'],
      mayQuote: false,
    })
  })
})
