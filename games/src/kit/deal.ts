import type { Distance, Intensity, PlayerId, Topic } from '@highjinks/protocol'
import { type Card, isCallback } from './card.ts'
import { shuffle } from './chance.ts'
import type { Heat } from './family.ts'
import { type Company, fillNames, nameable } from './names.ts'

/** Everything a deal depends on. */
export interface Ask<C extends Card> {
  readonly deck: readonly C[]
  readonly count: number
  readonly level: Intensity
  /** The heat it should have now, and the maximum before seen cards come back. */
  readonly heat: { readonly at: Heat; readonly most: Heat }
  /** The combined muted topics of its players. */
  readonly muted: ReadonlySet<Topic>
  readonly distance: Distance | null
  readonly company: Company
  /** The IDs of cards seen here, oldest first. */
  readonly seen: readonly string[]
  /** The card shown last, where it can be from another deck. */
  readonly neighbor?: Card | null
  readonly random: () => number
}

export interface Dealing<C extends Card> {
  /** The cards with their names filled in. */
  readonly cards: readonly C[]
  readonly seen: readonly string[]
  /** The players that these cards name. */
  readonly named: readonly PlayerId[]
}

/**
 * Draws cards of the level that suit everyone concerned and that nobody here has seen. If all were seen, the one seen
 * longest ago comes back; a milder level never replaces it.
 */
export function deal<C extends Card>(ask: Ask<C>): Dealing<C> {
  const age = new Map(ask.seen.map((id, i) => [id, i]))
  const fitting = shuffle(
    ask.deck.filter((card) => suits(card, ask)),
    ask.random,
  )
  const cards: C[] = []
  const ids = new Set<string>()
  const named: PlayerId[] = []
  let before: Card | null = ask.neighbor ?? lastOf(ask)
  while (cards.length < ask.count) {
    const left = fitting.filter((card) => !ids.has(card.id))
    const company = { ...ask.company, named: named.length > 0 ? named : ask.company.named }
    const drawn = firstFilled(inOrder(left, before, age, ask), company, ask.random)
    if (!drawn) break
    cards.push(drawn.card)
    ids.add(drawn.card.id)
    named.push(...drawn.named)
    before = drawn.card
  }
  return { cards, seen: [...ask.seen.filter((id) => !ids.has(id)), ...ids], named }
}

function suits(card: Card, { level, distance, muted, company }: Ask<Card>): boolean {
  if (card.intensity !== level || (card.room === 'same' && distance === 'apart')) return false
  if (card.topics.some((topic) => muted.has(topic))) return false
  return (card.among ?? []).every((id) => company.people.some((one) => one.id === id && one.isHere))
}

/** Returns this deck's most recently seen card. */
function lastOf<C extends Card>({ deck, seen }: Ask<C>): C | null {
  const own = new Map(deck.map((card) => [card.id, card]))
  const id = seen.findLast((one) => own.has(one))
  return id === undefined ? null : (own.get(id) ?? null)
}

/**
 * Orders the candidates: new ones first, unlike their neighbor and near the heat; then the oldest; bolder ones at the
 * end.
 */
function inOrder<C extends Card>(
  cards: readonly C[],
  before: Card | null,
  age: ReadonlyMap<string, number>,
  { heat }: Ask<C>,
): readonly C[] {
  const ranked = cards.map((card) => {
    const seenAt = age.get(card.id)
    if (card.heat > heat.most) return { card, rank: [2, card.heat, seenAt ?? -1] }
    if (seenAt !== undefined) return { card, rank: [1, seenAt, 0] }
    const isAlike = before !== null && card.family === before.family
    const isAsLikely = before !== null && bandOf(card) !== null && bandOf(card) === bandOf(before)
    return { card, rank: [0, (isAlike ? 100 : 0) + farFrom(heat.at, card.heat), isAsLikely ? 1 : 0] }
  })
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ card }) => card)
}

/** Prefers a milder card to a bolder one at the same distance. */
function farFrom(at: Heat, heat: Heat): number {
  return heat <= at ? at - heat : 10 + heat - at
}

/** Returns whether few, half or most would say yes; null for cards that ask nobody. */
function bandOf(card: Card): number | null {
  if (!('odds' in card) || typeof card.odds !== 'number') return null
  return card.odds < 4 ? 0 : card.odds < 7 ? 1 : 2
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, i) => part !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Returns the first card whose names can be filled in from the players here. */
function firstFilled<C extends Card>(
  cards: readonly C[],
  company: Company,
  random: () => number,
): { readonly card: C; readonly named: readonly PlayerId[] } | null {
  for (const card of cards) {
    if (!('text' in card) || typeof card.text !== 'string' || 'isVerbatim' in card) return { card, named: [] }
    const { author, line } = isCallback(card) ? card : { author: null, line: '' }
    const by = author === null ? null : nameable(company, card.topics).find((person) => person.id === author)
    if (by === undefined) continue
    const others = by ? { ...company, performers: [...company.performers, by.id] } : company
    const filled = fillNames(card.text, card.topics, others, random)
    if (!filled) continue
    // A player's text goes in last, so that nothing in it is taken for a name to fill in.
    const text = by
      ? filled.text.replace('{author}', () => by.name).replace('{line}', () => withoutFullStop(line))
      : filled.text
    return { card: { ...card, text }, named: by ? [by.id, ...filled.named] : filled.named }
  }
  return null
}

/** Removes the final period for a quotation; three dots stay. */
function withoutFullStop(line: string): string {
  return line.replace(/(^|[^.])\.$/, '$1')
}
