import type { Prompt } from '@highjinks/games/kit'
import { describe, expect, it } from 'vitest'
import { type DeckCards, decks } from './line.ts'
import { describeShapes } from './shapes.ts'
import { countSaid, findUnsaid } from './theme.ts'
import { findTwins, findWornNames } from './twins.ts'
import { findUnAmerican } from './words.ts'

const OTHERS = [
  'Whistle your way out of a parking ticket.',
  'Who owns a canoe?',
  'Bark twice at the moon.',
  'Hum until we beg.',
  'Mime a broken elevator.',
  'Apologize to a plant.',
]

function deckOf(texts: readonly string[], name: DeckCards['name'] = 'dares'): DeckCards {
  const cards = texts.map((text, i): Prompt => {
    return { id: `card-${i}`, family: 'cannabis', topics: [], intensity: 'Mild', heat: 1, text }
  })
  return { name, cards }
}

describe('what an editor hears', () => {
  it('[DECK-11] more than one card in six that begins alike is a shape, and so is one that closes or ends alike', () => {
    const shouts = ['Shout it louder.', 'Sing a hymn.', 'Count to ten.', 'Name a king.']
    const begun = deckOf([...shouts.map((text) => `Take turns. ${text}`), ...OTHERS])
    expect(describeShapes(begun)).toEqual(['dares: 40 % begin with “take turns”'])
    const verdicts = ['The louder one wins.', 'The calmer one pays.', 'The taller one sits.', 'The slower one sings.']
    const closed = deckOf([...OTHERS.slice(0, 4).map((text, i) => `${text} ${verdicts[i]}`), ...OTHERS])
    expect(describeShapes(closed)).toEqual(['dares: 40 % close with “the …er”'])
    const ended = deckOf([...OTHERS.slice(0, 4).map((text) => `${text.slice(0, -1)} with {left}.`), ...OTHERS])
    expect(describeShapes(ended)).toEqual(['dares: 40 % end on “with somebody”'])
  })

  it('[DECK-11] a deck’s own habit is a shape', () => {
    const rules = ['Whoever sneezes bows.', 'Bow to whoever sneezes.', 'Whoever bows sneezes.', 'Sing.', 'Hum.']
    expect(describeShapes(deckOf(rules, 'house-rules'))).toEqual([])
    const habit = describeShapes(deckOf([...rules, 'Whoever hums sings.'], 'house-rules'))
    expect(habit).toEqual([expect.stringMatching(/^house-rules: 67 % have “.*whoever.*”$/)])
  })

  it('[DECK-11] no deck of ours has a shape', () => {
    expect(decks.flatMap(describeShapes)).toEqual([])
  })

  it('[DECK-11] what the game puts before each of its cards is none', () => {
    const nevers = deckOf(
      OTHERS.map((text) => `Never have I ever ${text.toLowerCase()}`),
      'nevers',
    )
    expect(describeShapes(nevers)).toEqual([])
  })

  it('[DECK-12] half of the cards about cannabis say a word of it', () => {
    const deck = deckOf(['You’re high at a wedding.', 'Guard the joint.', 'Look at the carpet.', 'Find the remote.'])
    expect(countSaid(deck)).toEqual({ tagged: 4, said: 2 })
    expect(findUnsaid(deck)).toEqual([])
    const silent = deckOf(['Remember high school.', 'Give a high five.', 'Eat the fries.', 'Puff on it.'])
    expect(findUnsaid(silent)).toEqual(['dares: 1 of 4 cards about cannabis say a word of it, not half'])
  })

  it('[DECK-13] the third card of one idea is one too many, in whichever words', () => {
    const twice = ['Guard the last slice.', 'Sing to the last cookie.', 'Hum.']
    expect(findTwins([deckOf(twice)])).toEqual([])
    expect(findTwins([deckOf(twice), deckOf(['Hum.', 'Who ate the last chip?'], 'truths')])).toEqual([
      'the last slice: 3 cards, card-0, card-1, card-1',
    ])
    expect(findTwins([deckOf(twice), deckOf(['Guarding the last fry'], 'starters')])).toEqual([])
  })

  it('[DECK-17] a place or a show is in two cards of a deck at most', () => {
    const twice = ['You’re at Costco with {left}.', 'Return it to Costco on Tuesday.', 'Hum until I nod.']
    expect(findWornNames(deckOf(twice))).toEqual([])
    expect(findWornNames(deckOf([...twice, 'Sing for Costco.']))).toEqual(['dares say Costco in 3 cards'])
    expect(decks.flatMap(findWornNames)).toEqual([])
  })

  it.each([
    'Stand up and say “right, then.”',
    'Text “nearly there” from the shower.',
    'Which of you two is louder?',
    'Win a blinking contest.',
    'Shout “cheese”, then run.',
    'What must he or she never say?',
    'Find the cash machine.',
  ])('[DECK-14] %s is not American', (text) => {
    expect(findUnAmerican([{ id: 'card', text }])).toHaveLength(1)
  })
})
