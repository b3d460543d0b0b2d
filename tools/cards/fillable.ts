import { DECKS, type DeckName } from '@highjinks/games/decks'
import { type Company, fillNames, type Person, seeded } from '@highjinks/games/kit'
import type { DeckCards } from './line.ts'

const person = (id: string): Person => ({ id, name: id, isBot: false, isHere: true, canBeNamed: true, muted: [] })
const PERFORMERS = { one: ['Ann'], two: ['Ann', 'Ben'], all: [], nobody: [] } as const

/** A room of five in which somebody leads, somebody is last and somebody hosts: who cannot be named here never can. */
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

/** Cards that no deal can fill. */
export function findUnfillable({ name, cards }: DeckCards): readonly string[] {
  return cards.flatMap((card) => {
    if (!('text' in card)) return []
    const text = String(card.text)
    const filled = fillNames(text.replace('{blank}', ''), card.topics, companyOfFive(name), seeded(1))
    return filled && !/[{}]/.test(filled.text) ? [] : [`${card.id}: ${text}`]
  })
}
