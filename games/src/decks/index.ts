import type { Card } from '../kit/card.ts'
import { NAMES, type Name } from '../kit/names.ts'
import { boards } from './boards/index.ts'
import { challenges } from './challenges/index.ts'
import { dares } from './dares/index.ts'
import { duels } from './duels/index.ts'
import { facts } from './facts/index.ts'
import { gifts } from './gifts/index.ts'
import { houseRules } from './house-rules/index.ts'
import { jackpots } from './jackpots/index.ts'
import { lines } from './lines/index.ts'
import { nevers } from './nevers/index.ts'
import { points } from './points/index.ts'
import { starters } from './starters/index.ts'
import { stunts } from './stunts/index.ts'
import { swaps } from './swaps/index.ts'
import { truths } from './truths/index.ts'

/**
 * Who is on turn when a card of the deck is dealt: one player, two, or nobody because it's for everyone. Cards that
 * people act out, check or write something for name nobody.
 */
export type Address = 'one' | 'two' | 'all' | 'nobody'

export interface Deck {
  readonly cards: readonly Card[]
  readonly isFor: Address
}

/** Every deck by its folder's name. For tests and tools: a game imports the decks it deals. */
export const DECKS = {
  truths: { cards: truths, isFor: 'one' },
  dares: { cards: dares, isFor: 'one' },
  nevers: { cards: nevers, isFor: 'nobody' },
  boards: { cards: boards, isFor: 'nobody' },
  facts: { cards: facts, isFor: 'nobody' },
  stunts: { cards: stunts, isFor: 'one' },
  challenges: { cards: challenges, isFor: 'two' },
  points: { cards: points, isFor: 'all' },
  lines: { cards: lines, isFor: 'all' },
  duels: { cards: duels, isFor: 'two' },
  swaps: { cards: swaps, isFor: 'two' },
  gifts: { cards: gifts, isFor: 'one' },
  'house-rules': { cards: houseRules, isFor: 'one' },
  jackpots: { cards: jackpots, isFor: 'one' },
  starters: { cards: starters, isFor: 'nobody' },
} satisfies Readonly<Record<string, Deck>>
export type DeckName = keyof typeof DECKS

/** Without a player on turn, nobody is on their left or right. */
const NAMES_FOR: Readonly<Record<Address, readonly Name[]>> = {
  one: NAMES,
  two: NAMES,
  all: NAMES.filter((name) => name !== 'left' && name !== 'right'),
  nobody: [],
}

/** Returns the names that a deal can fill in on cards of this deck. */
export function namesFor(deck: Deck): readonly Name[] {
  return NAMES_FOR[deck.isFor]
}
