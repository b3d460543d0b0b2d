import { CARDS_ASIDE_MOST, type Intensity } from '@highjinks/protocol'
import { DECKS } from './decks/index.ts'
import type { Card } from './kit/card.ts'
import { pilesFor } from './local/piles.ts'
import { GAMES } from './register.ts'

/**
 * The number of a level's cards for anyone that must stay, because a table must never wait for a card that doesn't
 * come.
 */
const LEAST_FOR_ANYBODY = 3
/** At most a quarter of a deck's level, so that an evening without repeats stays possible. */
const MOST_OF_A_LEVEL = 1 / 4

/** A card of a deck, or of the bank with which an evening on one phone begins, and its text. */
export interface KnownCard {
  readonly id: string
  readonly text: string
}

/** Returns why a card can't be set aside besides the others, or null. */
export async function whyNotAside(
  id: string,
  aside: ReadonlySet<string>,
): Promise<'unknown' | 'too-few' | 'too-many' | null> {
  if (aside.has(id)) return null
  const level = levelOf(id)
  if (level === null) return (await bankCards()).some((card) => card.id === id) ? whyTooMany(aside) : 'unknown'
  const left = level.filter((card) => card.id !== id && !aside.has(card.id))
  const isEnough = left.length >= level.length * (1 - MOST_OF_A_LEVEL)
  const before = level.filter(suitsAnybody).length
  const after = left.filter(suitsAnybody).length
  if (!isEnough || after < Math.min(before, LEAST_FOR_ANYBODY)) return 'too-few'
  return whyTooMany(aside)
}

function whyTooMany(aside: ReadonlySet<string>): 'too-many' | null {
  return aside.size >= CARDS_ASIDE_MOST ? 'too-many' : null
}

/** Finds cards with all of these words, up to a limit. */
export async function findCards(words: string, most: number): Promise<readonly KnownCard[]> {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const known = [...deckCards().map(toKnown), ...(await bankCards())]
  return known
    .filter(({ id, text }) => asked.every((word) => `${id} ${text}`.toLowerCase().includes(word)))
    .slice(0, most)
}

/** Returns these cards' texts in order; a card that is in no deck anymore has none. */
export async function readCards(ids: Iterable<string>): Promise<readonly KnownCard[]> {
  const known = new Map([...deckCards().map(toKnown), ...(await bankCards())].map((card) => [card.id, card]))
  return [...ids].map((id) => known.get(id) ?? { id, text: '' })
}

function deckCards(): readonly Card[] {
  return Object.values(DECKS).flatMap((deck): readonly Card[] => deck.cards)
}

/** Returns all cards of the same deck and intensity. */
function levelOf(id: string): readonly Card[] | null {
  for (const { cards } of Object.values(DECKS)) {
    const deck: readonly Card[] = cards
    const found = deck.find((card) => card.id === id)
    if (found) return deck.filter((card) => card.intensity === found.intensity)
  }
  return null
}

async function bankCards(): Promise<readonly KnownCard[]> {
  const levels: readonly Intensity[] = ['Mild', 'Medium', 'Intense']
  const piles = await Promise.all(Object.keys(GAMES).flatMap((slug) => levels.map((level) => pilesFor(slug, level))))
  return piles.flat().flatMap(({ cards }) => cards.filter((card) => 'bank' in card).map(toKnown))
}

function toKnown(card: Card): KnownCard {
  return { id: card.id, text: textOf(card) }
}

/** Returns whether it suits anyone, wherever they are and whatever they muted. */
function suitsAnybody(card: Card): boolean {
  return card.topics.length === 0 && card.room !== 'same' && !/\{(?!blank\})/.test(textOf(card))
}

function textOf(card: Card): string {
  if ('text' in card && typeof card.text === 'string') return card.text
  return 'scenes' in card && Array.isArray(card.scenes) ? card.scenes.join(' / ') : ''
}
