import * as z from 'zod/mini'

/** The cards a browser has seen, as text. */
export const SEEN_MAX = 8000

/** `truth-mild` and its numbers, two letters each, oldest first; one deck after the other. */
const PACKED = /^(?:[a-z-]{1,40}=(?:[0-9a-z]{2})+(?:;[a-z-]{1,40}=(?:[0-9a-z]{2})+)*)?$/
const CARD = /^([a-z-]{1,40})-(\d{2,4})$/
const LARGEST = 36 ** 2

/** The IDs of seen cards, packed for the wire and for a browser's memory. */
export const packedCards = z
  .string('That is no list of cards')
  .check(
    z.maxLength(SEEN_MAX, { error: 'That is no list of cards', abort: true }),
    z.regex(PACKED, 'That is no list of cards'),
  )

/**
 * Packs card IDs. Cards of one deck and level keep their order, which is all a deal needs. The oldest are dropped if
 * there's no room for all.
 */
export function packCards(ids: readonly string[]): string {
  const groups = new Map<string, string[]>()
  let size = 0
  for (const id of new Set(ids.toReversed())) {
    const [, deck, digits] = CARD.exec(id) ?? []
    const number = Number(digits)
    if (deck === undefined || digits !== spell(number) || number >= LARGEST) continue
    const group = groups.get(deck) ?? []
    size += group.length === 0 ? deck.length + 4 : 2
    if (size > SEEN_MAX) break
    groups.set(deck, [number.toString(36).padStart(2, '0'), ...group])
  }
  return [...groups]
    .toReversed()
    .map(([deck, numbers]) => `${deck}=${numbers.join('')}`)
    .join(';')
}

export function unpackCards(packed: string): readonly string[] {
  return packed.split(';').flatMap((group) => {
    const [deck = '', numbers = ''] = group.split('=')
    return (numbers.match(/../g) ?? []).map((pair) => `${deck}-${spell(Number.parseInt(pair, 36))}`)
  })
}

function spell(number: number): string {
  return String(number).padStart(2, '0')
}
