import { DECKS, type DeckName } from '@highjinks/games/decks'
import { type Card, type Company, type Family, fillNames, type Heat, type Person, seeded } from '@highjinks/games/kit'
import type { Intensity, Topic } from '@highjinks/protocol'

export interface Shown {
  readonly deck: DeckName
  readonly card: Card
  readonly mark: string
  readonly lines: readonly string[]
}

export interface Filter {
  readonly deck: DeckName | 'all'
  readonly level: Intensity | 'all'
  readonly heat: `${Heat}` | 'all'
  readonly family: Family | 'all'
  readonly topic: Topic | 'none' | 'all'
  readonly mark: string
  readonly names: 'all' | 'named' | 'unnamed'
  readonly words: string
}

export const EVERYTHING: Filter = {
  deck: 'all',
  level: 'all',
  heat: 'all',
  family: 'all',
  topic: 'all',
  mark: 'all',
  names: 'all',
  words: '',
}

// The keys of a literal: Object.keys forgets them.
export const DECK_NAMES = Object.keys(DECKS) as DeckName[]

/** The marks are stored beside the decks; only the development server reads them. */
const files = import.meta.glob<Readonly<Record<string, string>>>('../../../../games/src/decks/*/marks.json', {
  eager: true,
  import: 'default',
})
const marks = new Map(Object.values(files).flatMap((given) => Object.entries(given)))

const ALL: readonly Shown[] = DECK_NAMES.flatMap((deck) => {
  const cards: readonly Card[] = DECKS[deck].cards
  return cards.map((card) => ({ deck, card, mark: marks.get(card.id) ?? '–', lines: linesOf(card) }))
})

export function filterCards(filter: Filter): readonly Shown[] {
  const words = filter.words.trim().toLowerCase()
  return ALL.filter(
    ({ deck, card, mark, lines }) =>
      isChosen(filter.deck, deck) &&
      isChosen(filter.level, card.intensity) &&
      isChosen(filter.heat, `${card.heat}`) &&
      isChosen(filter.family, card.family) &&
      isChosen(filter.mark, mark) &&
      (filter.topic === 'all' ||
        (filter.topic === 'none' ? card.topics.length === 0 : card.topics.includes(filter.topic))) &&
      (filter.names === 'all' || (filter.names === 'named') === /\{(?!blank)/.test(lines.join())) &&
      (words === '' || `${card.id} ${lines.join(' ')}`.toLowerCase().includes(words)),
  )
}

function isChosen(wanted: string, is: string): boolean {
  return wanted === 'all' || wanted === is
}

function linesOf(card: Card): readonly string[] {
  if ('scenes' in card && Array.isArray(card.scenes)) return card.scenes.map(String)
  const text = 'text' in card ? String(card.text) : ''
  if (!('truth' in card && 'bend' in card)) return [text]
  return [text, `True: ${String(card.truth)}`, `Bend: ${String(card.bend)}`]
}

const person = (name: string): Person => {
  return { id: name, name, isBot: false, isHere: true, canBeNamed: true, muted: [] }
}
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'].map(person)

/** Returns the card as a room of five hears it, on a different player's turn each time. */
export function readAloud({ deck, card, lines }: Shown, turn: number): readonly string[] {
  const performers = { one: [turn], two: [turn, turn + 1], all: [], nobody: [] }[DECKS[deck].isFor]
  const at = (i: number) => PEOPLE[i % PEOPLE.length]?.id ?? ''
  const company: Company = {
    people: PEOPLE,
    performers: performers.map(at),
    leader: at(turn + 3),
    last: at(turn + 4),
    host: at(turn + 2),
    named: [],
  }
  return lines.map((line) => fillNames(line, card.topics, company, seeded(turn + 1))?.text ?? `${line} (nobody fits)`)
}
