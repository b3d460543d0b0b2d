import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { evening } from './named-evening.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
const TITLES = [
  'Ice in the veins',
  'Took the whole table',
  'Nerves of steel',
  'Lone detective',
  'Lie detector',
  'Stranger than fiction',
  'Knows the pack',
  'Tell us more',
  'Storyteller',
  'Open book',
  'All in',
  'Sees the best in people',
]
/** With this seed, chance makes this player the first author, whichever starters are dealt. */
const AUTHOR = 'dora'
const SEED = seedOf(AUTHOR)
const OTHERS = { anna: 'one', bert: 'two', cleo: 'three', dora: 'author' }

function seedOf(author: PlayerId): number {
  for (let seed = 1; ; seed++) {
    const table = evening(FOUR, { clock: 'hard' }, seed)
    for (const id of FOUR) table.writes(id)
    if (table.author() === author) return seed
  }
}

/**
 * The others vote on the first author: the lie, or one truth or the other (l, 1, 2), dead sure (!), or nothing (-).
 * `calls` has each player's guess for the best liar.
 */
function turn(votes: string, calls: Readonly<Record<PlayerId, PlayerId>> = {}) {
  const table = evening(FOUR, { clock: 'hard' }, SEED)
  for (const id of FOUR) {
    table.writes(id)
    if (calls[id] !== undefined) expect(table.does(id, { type: 'call', whom: calls[id] })).toBe('ok')
  }
  expect(table.author()).toBe(AUTHOR)
  table.presents()
  for (const [i, said] of votes.split(' ').entries()) {
    const pick = said.startsWith('l') ? table.lie() : (table.lie() + Number(said[0])) % 3
    if (said !== '-') table.does(table.others()[i] ?? '', { type: 'vote', pick, isSure: said.endsWith('!') })
  }
  if (table.view().phase === 'vote') table.waits(60)
  return { ...table, merits: () => table.merits(TITLES, OTHERS) }
}

const fooled = (votes = 1) => `Ice in the veins: author drew ${votes === 1 ? 'a wrong vote' : `${votes} wrong votes`}`
const ALL = 'Took the whole table: author fooled everyone at once'
const ALONE = 'Lone detective: one was the only one to spot a lie'
const FOUND = 'Lie detector: one quietly found the lie'
const STRANGER = 'Stranger than fiction: author told a truth that beat the lie'
const HONEST = 'Open book: author couldn’t fool a soul'
const BELIEVED = 'Sees the best in people: one quietly believed a lie'
const LATER = 'Sees the best in people: two quietly believed a lie'

describe('awards for a turn', () => {
  it.each([
    ['l l l', [FOUND, HONEST]],
    ['l! l! l!', ['Nerves of steel: one was dead sure, and right', HONEST]],
    ['l l 1', [fooled(), FOUND, 'Sees the best in people: three quietly believed a lie']],
    ['l 1 2', [fooled(2), ALONE, FOUND, LATER]],
    ['l 1 1', [fooled(2), ALONE, FOUND, STRANGER, LATER]],
    ['1 1 2', [fooled(3), ALL, STRANGER, BELIEVED]],
    ['1! 1! 1!', [fooled(3), ALL, STRANGER, 'All in: one was dead sure, and gloriously wrong']],
    ['l 1 -', [fooled(), ALONE, FOUND, LATER]],
    ['1 2 -', [fooled(2), ALL, STRANGER, BELIEVED]],
    ['l - -', [FOUND, HONEST]],
    ['1 - -', [fooled(), STRANGER, BELIEVED]],
    ['- - -', []],
  ])('[PUFF-16] a turn with the votes %s', (votes, earned) => {
    expect(turn(votes).merits()).toEqual(earned)
  })

  it.each([
    [{ anna: AUTHOR, bert: 'cleo' }, 'anna', ['Knows the pack: one saw the best liar coming']],
    [{ bert: AUTHOR, anna: 'cleo' }, 'bert', ['Knows the pack: two saw the best liar coming']],
    [{ anna: 'cleo' }, 'nobody', []],
  ])('[PUFF-16] of the calls %o %s knew the best liar', (calls, _, earned) => {
    expect(
      turn('l 1 2', calls)
        .merits()
        .filter((merit) => merit.startsWith('Knows')),
    ).toEqual(earned)
    expect(turn('l l l', calls).merits()).toEqual([FOUND, HONEST])
  })

  it.each([
    [
      'done',
      ['Tell us more: author drew 2 votes for the whole story', 'Storyteller: author told us what really happened'],
    ],
    [
      'nothing',
      ['Tell us more: author drew 2 votes for the whole story', 'Storyteller: author told us what really happened'],
    ],
    ['pass', ['Tell us more: author drew 2 votes for the whole story']],
    ['goes', ['Tell us more: author drew 2 votes for the whole story']],
  ])('[PUFF-16] a story that two want, and its author says %s', (said, earned) => {
    const { view, does, waits, goesAway, merits } = turn('l l l')
    waits(12)
    for (const id of ['anna', 'bert']) does(id, { type: 'ask', place: view().asking?.askable[0] })
    waits(15)
    if (said === 'goes') goesAway(AUTHOR)
    else if (said !== 'nothing') does(AUTHOR, { type: said })
    waits(60)
    expect(merits()).toEqual([FOUND, ...earned, HONEST])
  })
})

describe('the story to tell', () => {
  it.each([1, 2])('[PUFF-10] without taps it is the truth at %i after the lie, which most took for it', (after) => {
    const { view, does, waits, lie } = turn(`l ${after} ${after}`)
    expect(does('anna', { type: 'ask', place: lie() })).toBe('wrong-phase')
    waits(12)
    expect(does('anna', { type: 'ask', place: lie() })).toBe('not-allowed')
    waits(15)
    expect(view()).toMatchObject({ phase: 'tell', told: (lie() + after) % 3 })
    expect(does('anna', { type: 'ask', place: (lie() + after) % 3 })).toBe('wrong-phase')
  })
})

describe('the storyteller', () => {
  it.each([
    ['a person', [], 'tell'],
    ['a person among simulated players', ['anna', 'bert', 'cleo'], 'tell'],
    ['a simulated player', [AUTHOR], 'present'],
    ['one simulated player of four', FOUR, 'tell'],
  ])('[PUFF-11] %s', (_, simulated, phase) => {
    const { view, unasked, isSimulated } = turn('l l l')
    for (const id of simulated) isSimulated(id)
    unasked()
    expect(view().phase).toBe(phase)
  })
})
