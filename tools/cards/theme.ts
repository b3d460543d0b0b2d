import type { Card } from '@highjinks/games/kit'
import { type DeckCards, isFact, linesOf } from './line.ts'

/** The share of cards about cannabis that must say so in a word. */
const LEAST = 1 / 2

/** Words that a listener takes for cannabis and nothing else. */
const SAID =
  /\b(?:(?:high|higher|highest)(?! (?:school|five|fives|heels?|note|score|drama|voice|seat|table|chair|society|above))|stone[dr]\w*|weed|cannabis|marijuana|hash|joints?|blunts?|bongs?|edibles?|gumm(?:y|ies)|munchies|dispensar(?:y|ies)|budtenders?|indica|sativa|strains?|puff\w*|tok(?:e|es|ed|ing)|smok\w+|inhal\w+|(?:green(?:s|ed)?|greening) out|baked|420|4\/20|April 20th|grinder|rolling papers?|lighters?|brownies?|pot)\b/i

export interface Said {
  readonly tagged: number
  readonly said: number
}

/** Counts a deck's cards about cannabis, and how many of them have a word that says so. */
export function countSaid({ cards }: DeckCards): Said {
  const tagged = cards.filter((card) => card.family === 'cannabis')
  return { tagged: tagged.length, said: tagged.filter(isSaid).length }
}

export function findUnsaid(deck: DeckCards): readonly string[] {
  const { tagged, said } = countSaid(deck)
  return said < LEAST * tagged
    ? [`${deck.name}: ${said} of ${tagged} cards about cannabis say a word of it, not half`]
    : []
}

function isSaid(card: Card): boolean {
  const texts = linesOf(card).map(({ text }) => text)
  return [...texts, ...(isFact(card) ? [card.truth, card.bend] : [])].some((text) => SAID.test(text))
}
