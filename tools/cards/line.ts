import { GAMES } from '@highjinks/games'
import { DECKS, type DeckName } from '@highjinks/games/decks'
import type { Board, Card, Fact } from '@highjinks/games/kit'
import { bankFor } from '@highjinks/games/local'
import { INTENSITIES } from '@highjinks/protocol'

/** A line on a screen, and its card. */
export interface Line {
  readonly id: string
  readonly text: string
}

export interface DeckCards {
  readonly name: DeckName
  readonly cards: readonly Card[]
}

// The keys of a literal; Object.keys loses their type.
export const deckNames = Object.keys(DECKS) as DeckName[]

export const decks: readonly DeckCards[] = deckNames.map((name) => ({ name, cards: DECKS[name].cards }))

export function linesOf(card: Card): readonly Line[] {
  if (isBoard(card)) return card.scenes.map((text) => ({ id: card.id, text }))
  return 'text' in card ? [{ id: card.id, text: String(card.text) }] : []
}

export function isBoard(card: Card): card is Board {
  return 'scenes' in card
}

export function isFact(card: Card): card is Fact {
  return 'bend' in card
}

/**
 * The seven or ten prompts per game with which one phone begins; the generic ones once, for games without their own.
 */
export async function bankLines(): Promise<readonly Line[]> {
  const banks = new Map([[await bankFor('generic'), 'generic']])
  for (const slug of Object.keys(GAMES)) {
    const bank = await bankFor(slug)
    if (!banks.has(bank)) banks.set(bank, slug)
  }
  return [...banks].flatMap(([bank, slug]) =>
    INTENSITIES.flatMap((level) => bank[level].map(({ text }, i) => ({ id: `bank ${slug} ${level} ${i + 1}`, text }))),
  )
}
