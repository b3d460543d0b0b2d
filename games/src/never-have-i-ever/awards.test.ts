import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import type { Side } from './state.ts'
import { FIVE, played } from './testing/played.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
const TITLES = [
  'Long shot',
  'Knows you too well',
  'Handwriting expert',
  'Ghostwriter',
  'By popular demand',
  'Storyteller',
  'Been everywhere',
  'Slightly bent halo',
  'One of a kind',
  'Author in residence',
  'Everyone’s first thought',
  'Takes the Fifth',
]
type Sides = Readonly<Record<PlayerId, Side>>

const BEEN = 'Been everywhere: anna has done it'
const halo = (id: string) => `Slightly bent halo: ${id} said never`
const alone = (id: string) => `One of a kind: ${id} stood alone`

describe('what an answer is remembered for', () => {
  it.each<[Sides, readonly string[]]>([
    [{ anna: 'have', bert: 'never', cleo: 'never', dora: 'never', emil: 'never' }, [BEEN, halo('bert'), alone('anna')]],
    [{ anna: 'have', bert: 'have', cleo: 'never', dora: 'never', emil: 'never' }, [BEEN, halo('cleo')]],
    [{ anna: 'have', bert: 'have', cleo: 'have', dora: 'have', emil: 'never' }, [BEEN, halo('emil'), alone('emil')]],
    [{ anna: 'have', bert: 'have', cleo: 'have', dora: 'have', emil: 'have' }, [BEEN]],
    [{ anna: 'have' }, [BEEN]],
    [{ bert: 'never' }, [halo('bert')]],
    [{ bert: 'skip', cleo: 'never' }, [halo('cleo'), 'Takes the Fifth: bert kept it private']],
    [{}, []],
  ])('[NEVER-21] %o', (sides, earned) => {
    const answered = (settings: Parameters<typeof played>[1]) => {
      const table = played(FIVE, { clock: 'hard', ...settings })
      for (const [id, side] of Object.entries(sides)) table.answers(id, side)
      table.waits(60)
      return table.merits(TITLES)
    }
    expect(answered({})).toEqual(earned)
    expect(answered({ reveal: 'incognito' })).toEqual([])
  })
})

describe('what a guess is remembered for', () => {
  /** Anna never has, and guesses one of the priced numbers; that many of the others have. */
  function guessed(names: readonly PlayerId[], seed: number, guess: number, at: number) {
    const table = played(names, { clock: 'hard' }, seed)
    table.does('anna', { type: 'say', side: 'never' })
    const { numbers } = table.hand('anna')
    const [said, came] = [numbers[guess], numbers[at]]
    if (!said || !came) return null
    table.does('anna', { type: 'guess', number: said.least })
    for (const [i, id] of names.slice(1).entries()) table.answers(id, i < came.most ? 'have' : 'never')
    const merits = table.merits(TITLES).filter((merit) => /Long|Knows/.test(merit))
    return { odds: said.odds, merits }
  }
  const EXACT = 'Knows you too well: anna guessed the table right'
  const LONG = 'Long shot: anna hit a number no one believed in'

  it('[NEVER-21] the right one, and once more if its button said long shot', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed < 30; seed++) {
      for (const at of [0, 1, 2]) {
        const { odds, merits } = guessed(FIVE, seed, at, at) ?? { odds: '', merits: [EXACT] }
        expect(merits).toEqual(odds === 'long shot' ? [LONG, EXACT] : [EXACT])
        seen.add(odds)
      }
    }
    expect(['likely', 'maybe', 'long shot'].filter((odds) => !seen.has(odds))).toEqual([])
  })

  it.each([
    [FIVE, 0, 1, []],
    [FIVE, 1, 0, []],
    [FIVE, 0, 2, []],
    [FOUR, 0, 1, []],
  ])('[NEVER-21] among %o: the guess at %i where it is the one at %i', (names, guess, at, earned) => {
    const merits = Array.from({ length: 9 }, (_, seed) => guessed(names, seed, guess, at)?.merits ?? null)
    const told = merits.filter((one) => one !== null)
    expect(told.length).toBeGreaterThan(0)
    for (const one of told) expect(one).toEqual(earned)
  })

  it.each([
    ['half', FIVE, [EXACT]],
    ['few', FIVE, []],
    // Four answers hide nobody.
    ['half', FOUR, []],
  ] as const)('[NEVER-21] in incognito %s, of %o who answer', (band, names, earned) => {
    const table = played(FIVE, { clock: 'hard', reveal: 'incognito' })
    for (const [i, id] of names.entries()) table.does(id, { type: 'say', side: i % 2 === 0 ? 'have' : 'never' })
    table.does('anna', { type: 'band', band })
    table.waits(60)
    // Whether few believed it depends on the dealt card.
    expect(table.merits(TITLES).filter((merit) => merit !== LONG)).toEqual(earned)
  })
})

describe('what a player’s own statement is remembered for', () => {
  /** Plays Bert's own statement; everyone names a suspected author. */
  function own(whose: Readonly<Record<PlayerId, PlayerId | null>>, settings: Parameters<typeof played>[1] = {}) {
    const table = played(FIVE, { clock: 'hard', ...settings })
    table.offers('bert', 'b1', 'worn a cape')
    table.waits(60)
    table.goesOn()
    expect(table.view()).toMatchObject({ round: 2, isOwn: true })
    for (const [id, author] of Object.entries(whose)) table.answers(id, 'skip', null, author)
    table.waits(60)
    return table.merits(TITLES).filter((merit) => !merit.startsWith('Takes'))
  }
  const WROTE = 'Author in residence: bert wrote for the table'
  const GHOST = 'Ghostwriter: bert stayed a secret author'
  const knew = (id: string) => `Handwriting expert: ${id} knew who wrote it`
  const taken = (id: string, times = '') => `Everyone’s first thought: ${id} got blamed for the writing${times}`

  it.each<[Readonly<Record<PlayerId, PlayerId | null>>, readonly string[]]>([
    [{ anna: 'bert', cleo: 'bert' }, [knew('anna'), WROTE]],
    [{ anna: 'bert', cleo: 'dora' }, [knew('anna'), WROTE, taken('dora')]],
    [{ anna: 'dora', cleo: 'dora', emil: 'bert' }, [knew('emil'), GHOST, WROTE, taken('dora', ' twice')]],
    [{ anna: null, cleo: null }, [WROTE]],
    // The author's own tap doesn't count.
    [{ bert: 'dora' }, [WROTE]],
    [{}, [WROTE]],
  ])('[NEVER-21] they think of %o', (whose, earned) => {
    expect(own(whose)).toEqual(earned)
  })

  it('[NEVER-21] in incognito for nothing', () => {
    expect(own({}, { reveal: 'incognito' })).toEqual([])
  })
})

describe('what a story is remembered for', () => {
  it.each([
    [
      'done',
      ['bert', 'cleo', 'emil for bert'],
      ['By popular demand: anna drew 2 votes for a story', 'Storyteller: anna told us how it went'],
    ],
    ['done', [], ['Storyteller: anna told us how it went']],
    ['pass', ['bert'], ['By popular demand: anna drew a vote for a story']],
    ['goes', ['bert'], ['By popular demand: anna drew a vote for a story']],
  ])('[NEVER-21] its teller says %s, and %o had asked for it', (said, wanting, earned) => {
    const table = played(FIVE, { clock: 'hard' })
    table.round('anna', 'bert')
    table.asks('anna', ...(wanting.length > 0 ? ['bert'] : []))
    for (const who of wanting) {
      const [by = '', , teller = 'anna'] = who.split(' ')
      expect(table.hears(by, teller)).toBe('ok')
    }
    table.waits(14)
    expect(table.view().teller).toBe('anna')
    if (said === 'goes') table.goesAway('anna')
    else table.does('anna', { type: said })
    expect(table.merits(TITLES).filter((merit) => /demand|Storyteller/.test(merit))).toEqual(earned)
  })
})
