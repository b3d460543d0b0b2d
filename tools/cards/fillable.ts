import { DECKS, type DeckName } from '@highjinks/games/decks'
import { type Company, fillNames, type Person, seeded } from '@highjinks/games/kit'
import type { DeckCards } from './line.ts'

const person = (id: string): Person => ({ id, name: id, isBot: false, isHere: true, canBeNamed: true, muted: [] })
const PERFORMERS = { one: ['Ann'], two: ['Ann', 'Ben'], all: [], nobody: [] } as const

/** A room of five with a leader, a last player and a host. If a name can't be filled in here, it never can be. */
export function companyOfFive(deck: DeckName): Company {
  return {
    people: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'].map(person),
    performers: PERFORMERS[DECKS[deck].isFor],
    leader: 'Cleo',
    last: 'Dora',
    host: 'Emil',
    named: [],
  }
}

/** Finds cards that no deal can fill in. */
export function findUnfillable({ name, cards }: DeckCards): readonly string[] {
  return cards.flatMap((card) => {
    if (!('text' in card)) return []
    const text = String(card.text)
    const filled = fillNames(text.replace('{blank}', ''), card.topics, companyOfFive(name), seeded(1))
    return filled && !/[{}]/.test(filled.text) ? [] : [`${card.id}: ${text}`]
  })
}
