import type { PlayerId, Topic } from '@highjinks/protocol'
import { shuffle } from './chance.ts'

/**
 * The placeholders for first names in a card's text. `{left}` and `{right}` follow the order of turns, not the sofa.
 */
export const NAMES = ['left', 'right', 'leader', 'last', 'host', 'someone', 'pair'] as const
export type Name = (typeof NAMES)[number]

/** A player, as a deal sees them. */
export interface Person {
  readonly id: PlayerId
  readonly name: string
  readonly isBot: boolean
  readonly isHere: boolean
  readonly canBeNamed: boolean
  readonly muted: readonly Topic[]
}

/** The players that a card's names can stand for. */
export interface Company {
  /** In the order of turns. */
  readonly people: readonly Person[]
  /** The card's “you”, who is never named in it. Nobody if it's for everyone. */
  readonly performers: readonly PlayerId[]
  /** Null if nobody is alone in front, or at the end. */
  readonly leader: PlayerId | null
  readonly last: PlayerId | null
  readonly host: PlayerId | null
  /** The players named by the last card with a name. */
  readonly named: readonly PlayerId[]
}

export interface Filled {
  readonly text: string
  readonly named: readonly PlayerId[]
}

/** With at least this many, nobody is named twice in a row. */
const ENOUGH_TO_TAKE_TURNS = 3
const PLACEHOLDER = /\{(\w+)\}/g

function namesIn(text: string): readonly Name[] {
  const found = new Set([...text.matchAll(PLACEHOLDER)].map(([, word]) => word))
  return NAMES.filter((name) => found.has(name))
}

/** Returns how many people a text names. */
export function countNames(text: string): number {
  return namesIn(text).reduce((sum, name) => sum + (name === 'pair' ? 2 : 1), 0)
}

/**
 * Fills first names into the text, or returns null if that's impossible: no unwilling player, nobody who muted its
 * topics, nobody twice in a row while there are others, and no simulated player while there is a person.
 */
export function fillNames(
  text: string,
  topics: readonly Topic[],
  company: Company,
  random: () => number,
): Filled | null {
  const asked = namesIn(text)
  if (asked.length === 0) return { text, named: [] }
  const given = new Map<Name, readonly Person[]>()
  let free = shuffle(nameable(company, topics), random)
  // Names that only one person fits come first.
  for (const name of ['leader', 'last', 'host', 'left', 'right', 'pair', 'someone'] as const) {
    if (!asked.includes(name)) continue
    const chosen = choose(name, free, company)
    if (chosen === null) return null
    given.set(name, chosen)
    free = free.filter((one) => !chosen.includes(one))
  }
  const spoken = new Map(
    [...given].map(([name, people]) => [String(name), people.map((one) => one.name).join(' and ')]),
  )
  return {
    text: text.replace(PLACEHOLDER, (whole, word: string) => spoken.get(word) ?? whole),
    named: [...given.values()].flat().map((one) => one.id),
  }
}

/** Orders the players who may be named: people before simulated players, and others before the ones named last. */
export function nameable(company: Company, topics: readonly Topic[]): readonly Person[] {
  const willing = company.people.filter(
    (one) => one.isHere && one.canBeNamed && !company.performers.includes(one.id) && one.name !== '',
  )
  const people = willing.filter((one) => !one.isBot)
  const candidates = people.length > 0 ? people : willing
  const rested =
    candidates.length < ENOUGH_TO_TAKE_TURNS ? candidates : candidates.filter((one) => !company.named.includes(one.id))
  return rested.filter((one) => !one.muted.some((topic) => topics.includes(topic)))
}

function choose(name: Name, free: readonly Person[], company: Company): readonly Person[] | null {
  switch (name) {
    case 'leader':
    case 'last':
    case 'host':
      return one(free.find((person) => person.id === company[name]))
    case 'left':
      return one(beside(1, free, company))
    case 'right':
      return one(beside(-1, free, company))
    case 'pair':
      return free.length < 2 ? null : free.slice(0, 2)
    case 'someone':
      return one(free[0])
  }
}

function one(person: Person | undefined): readonly Person[] | null {
  return person ? [person] : null
}

/** Returns the nearest player in that direction of the order of turns who can be named. */
function beside(step: 1 | -1, free: readonly Person[], { people, performers }: Company): Person | undefined {
  const at = people.findIndex((person) => person.id === performers[0])
  if (at < 0) return undefined
  const round = people.map((_, i) => people[(at + step * (i + 1) + people.length * 2) % people.length])
  return round.find((person) => person !== undefined && free.includes(person))
}
