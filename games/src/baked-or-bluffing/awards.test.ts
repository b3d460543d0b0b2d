import { describe, expect, it } from 'vitest'
import { bakedTable, FOUR } from './named-lap.ts'

const TITLES = [
  'Ringmaster',
  'Fiction prize',
  'Ice in the veins',
  'Cassandra',
  'Accidental genius',
  'Odd one out',
  'Lie detector',
  'Quick draw',
  'Open mind',
  'Last believer',
  'Trusting soul',
  'Nobody’s fool',
  'Honest face',
  'Too good to lie',
]

/**
 * Plays a reading where the others in turn vote right or wrong, or first one and then the other (r>w), lock it (!), or
 * say nothing (-). Then that many of all four say the lie was true too.
 */
function reading(what: string, votes: string, disputes = 0) {
  const table = bakedTable(FOUR, { clock: 'hard' })
  table.allFill(Object.fromEntries(FOUR.map((id) => [id, what])))
  const reader = table.reader()
  const others = table.view().voters
  const truth = what === 'truth' ? 'legit' : 'baked'
  const lie = what === 'truth' ? 'baked' : 'legit'
  for (const [i, said] of votes.split(' ').entries()) {
    const by = others[i] ?? ''
    for (const letter of said.replace(/[->!]/g, '')) {
      table.does(by, { type: 'vote', vote: letter === 'r' ? truth : lie })
    }
    if (said.endsWith('!')) table.does(by, { type: 'lock' })
  }
  table.waits(31)
  for (const by of [reader, ...others].slice(0, disputes)) table.does(by, { type: 'dispute' })
  const names = Object.fromEntries(others.map((id, i) => [id, ['one', 'two', 'three'][i] ?? '']))
  return table.merits(TITLES, { ...names, [reader]: 'reader' })
}

const ALL = 'Ringmaster: reader fooled the whole room'
const SAW = 'saw through it'
const TRUSTING = 'believed the best of people'
const DOUBTED = 'doubted a perfectly good truth'

describe('awards for a reading', () => {
  it.each([
    [
      'r! r! r!',
      [
        `Lie detector: one ${SAW}`,
        'Quick draw: one locked in first, and was right',
        'Too good to lie: reader blushed at the right moment',
      ],
    ],
    [
      'w! w! w!',
      [ALL, 'Ice in the veins: reader drew 3 wrong votes with a straight face', `Trusting soul: one ${TRUSTING}`],
    ],
    [
      'w! r! w!',
      [
        'Ice in the veins: reader drew 2 wrong votes with a straight face',
        'Odd one out: two was the only one who knew',
        `Lie detector: two ${SAW}`,
        `Trusting soul: one ${TRUSTING}`,
      ],
    ],
    [
      'w! r! r!',
      [
        'Ice in the veins: reader drew a wrong vote with a straight face',
        `Lie detector: two ${SAW}`,
        'Last believer: one was alone on the other side',
        `Trusting soul: one ${TRUSTING}`,
      ],
    ],
  ])('[BAKED-17] a bend that three take for %s', (votes, earned) => {
    expect(reading('bend', votes)).toEqual(earned)
  })

  it.each([
    // Two votes are no crowd, so nobody stands alone.
    [
      'w r -',
      [
        'Ice in the veins: reader drew a wrong vote with a straight face',
        `Lie detector: two ${SAW}`,
        `Trusting soul: one ${TRUSTING}`,
      ],
    ],
    [
      'w w -',
      [ALL, 'Ice in the veins: reader drew 2 wrong votes with a straight face', `Trusting soul: one ${TRUSTING}`],
    ],
    ['w - -', ['Ice in the veins: reader drew a wrong vote with a straight face', `Trusting soul: one ${TRUSTING}`]],
    ['r - -', [`Lie detector: one ${SAW}`, 'Too good to lie: reader blushed at the right moment']],
    ['- - -', []],
  ])('[BAKED-17] a bend on which not everyone votes: %s', (votes, earned) => {
    expect(reading('bend', votes)).toEqual(earned)
  })

  it.each([
    ['r!', ['Quick draw: one locked in first, and was right']],
    ['r', []],
    ['w>r', ['Open mind: one changed sides, and was right']],
    ['r>w>r!', ['Quick draw: one locked in first, and was right', 'Open mind: one changed sides, and was right']],
    ['r>r', []],
    ['r>w', []],
    ['w>r>w!', []],
  ])('[BAKED-17] a right vote for %s counts as quick, or open', (said, earned) => {
    const merits = reading('bend', `${said} r r`)
    expect(merits.filter((merit) => /Quick draw|Open mind/.test(merit))).toEqual(earned)
  })

  it.each([
    [
      'r! r! r!',
      [
        `Lie detector: one ${SAW}`,
        'Quick draw: one locked in first, and was right',
        'Honest face: reader told the truth, and people bought it',
      ],
    ],
    ['w w w', [ALL, 'Cassandra: reader drew 3 wrong votes with the plain truth', `Nobody’s fool: one ${DOUBTED}`]],
    [
      'r r w',
      [
        'Cassandra: reader drew a wrong vote with the plain truth',
        `Lie detector: one ${SAW}`,
        'Last believer: three was alone on the other side',
        `Nobody’s fool: three ${DOUBTED}`,
      ],
    ],
  ])('[BAKED-17] a truth that three take for %s', (votes, earned) => {
    expect(reading('truth', votes)).toEqual(earned)
  })

  it('[BAKED-17] a bend of one’s own is fiction until as many as it takes find that it was true', () => {
    const fiction = [
      ALL,
      'Fiction prize: reader drew 3 wrong votes with something made up',
      `Trusting soul: one ${TRUSTING}`,
    ]
    expect(reading('a purple banana', 'w w w', 2)).toEqual(fiction)
    expect(reading('a purple banana', 'w w w', 3)).toEqual([
      'Accidental genius: reader made something up that turned out true',
    ])
  })
})
