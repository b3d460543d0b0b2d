import { describe, expect, it } from 'vitest'
import { setup, type Taken } from './game.ts'
import { takeBows } from './recap.ts'

const [ADA, BEN, CAT] = [1, 2, 3]
const dare = (player: number, named: readonly number[] = []): Taken => ({
  player,
  kind: 'dare',
  named: named.map(String),
  text: `Dare of ${player}`,
})
const truth = (player: number): Taken => ({ player, kind: 'truth', named: [], text: `Truth of ${player}` })

/** Who bows as what, and what it says beside it. */
function bows(...taken: readonly Taken[]) {
  const game = { ...setup(['Ada', 'Ben', 'Cat'], null), taken }
  return takeBows(game).map(({ title, detail, card }) => ({ title, detail, card }))
}

describe('[LOCAL-20] a bow for everybody', () => {
  it('whoever had most of a kind is honored for it, with the last card of it', () => {
    const [ada, ben, cat] = bows(truth(CAT), dare(ADA), dare(ADA), dare(BEN))
    expect(ada).toEqual({ title: 'Bravest on the couch', detail: '2 dares', card: 'Dare of 1' })
    expect(ben).toEqual({ title: 'Heart of the couch', detail: '1 turn', card: 'Dare of 2' })
    expect(cat).toEqual({ title: 'Open book', detail: '1 truth', card: 'Truth of 3' })
  })

  it('two with as many are both passed over, and so is a kind that nobody had', () => {
    const titles = bows(dare(ADA), dare(BEN)).map(({ title }) => title)
    expect(titles).toEqual(['Heart of the couch', 'Best laugh', 'Kindest audience'])
    expect(bows().map(({ title }) => title)).toEqual(titles)
  })

  it('one bow each: who has one already leaves the next for nobody', () => {
    const [ada, ben] = bows(dare(ADA), truth(ADA))
    expect([ada?.title, ben?.title]).toEqual(['Open book', 'Heart of the couch'])
  })

  it('every kind of card has a title, and counts in its own words', () => {
    const kinds = ['spin', 'roll', 'act', 'bluff', 'fact', 'never', 'statements', 'talk'] as const
    const firstOf = (kind: Taken['kind']) => bows({ ...truth(ADA), kind })[0]
    expect(kinds.map((kind) => `${firstOf(kind)?.title}: ${firstOf(kind)?.detail}`)).toEqual([
      'Friend of the wheel: 1 spin',
      'High roller: 1 roll',
      'Star of the stage: 1 scene',
      'Best poker face: 1 reading',
      'Walking almanac: 1 fact',
      'Best stories: 1 statement',
      'Smoothest liar: 1 tall tale',
      'Best company: 1 answer',
    ])
  })

  it('whom the cards named most is the talk of the table', () => {
    const talk = (...taken: readonly Taken[]) => bows(...taken).find(({ title }) => title === 'Talk of the table')
    expect(talk(dare(ADA, [CAT]), dare(BEN))).toMatchObject({ detail: 'named once' })
    expect(talk(dare(ADA, [CAT]), dare(BEN, [CAT]))).toMatchObject({ detail: 'named twice' })
    expect(talk(dare(ADA, [BEN, CAT]), dare(BEN))).toBeUndefined()
  })
})
