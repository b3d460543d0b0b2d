import { type Card, deal, fillBlank, type Heat, seeded } from '@highjinks/games/kit'
import { INTENSITIES } from '@highjinks/protocol'
import { companyOfFive } from './fillable.ts'
import { deckNames, decks, isFact, linesOf } from './line.ts'

const CARDS = 20

/** Prints twenty cards of each level, from all decks that are read aloud, as a room of five hears them. */
export function readAloud(seed: number): void {
  const random = seeded(seed)
  for (const level of INTENSITIES) {
    console.log(`\n${level}`)
    let named: readonly string[] = []
    for (let i = 0; i < CARDS; i++) {
      const name = deckNames[i % deckNames.length] ?? 'truths'
      const deck: readonly Card[] = decks.find((one) => one.name === name)?.cards ?? []
      const at: Heat = i < CARDS / 3 ? 1 : i < (2 * CARDS) / 3 ? 2 : 3
      const company = { ...companyOfFive(name), named }
      const heat = { at, most: 3 } as const
      const dealing = deal({ deck, count: 1, level, heat, muted: new Set(), distance: null, company, seen: [], random })
      if (dealing.named.length > 0) named = dealing.named
      const lines = dealing.cards.flatMap((card) =>
        isFact(card) ? fillBlank(card, card.bend) : linesOf(card).map(({ text }) => text),
      )
      console.log(`  ${name}: ${lines.join(' / ')}`)
    }
  }
}
