import type { Intensity, OfferKind, PlayerId, Topic } from '@highjinks/protocol'
import type { Family, Heat } from './family.ts'
import type { WrittenLine } from './written-line.ts'

/**
 * One card of a deck. IDs are unique across all decks and never reused, because rooms and phones remember cards by
 * them.
 */
export interface Card {
  readonly id: string
  readonly intensity: Intensity
  readonly heat: Heat
  readonly family: Family
  /** The topics that players may have muted. A card without topics suits everyone. */
  readonly topics: readonly Topic[]
  /** Needs everyone in one room; if missing, it also works on a call. */
  readonly room?: 'same'
  /** Needs a thing that a player may not have at hand. */
  readonly props?: true
  /** Only dealt while all of these are here. */
  readonly among?: readonly PlayerId[]
}

/** A card that is read aloud. Its text may contain names to fill in, such as `{left}`. */
export interface Prompt extends Card {
  readonly text: string
  /** A player wrote it, so nothing in it is a name to fill in. */
  readonly isVerbatim?: true
}

/** The beginning of a card that a player may finish, with the level and the topics that the card will have. */
export interface Beginning extends Prompt {
  readonly kind: OfferKind
}

/** A “Never have I ever”. */
export interface Never extends Prompt {
  /** The number of people in ten who would say that they have. */
  readonly odds: number
}

/** A sentence with one `{blank}`, the truth in it, and a lie that is about as believable. */
export interface Fact extends Prompt {
  readonly truth: string
  readonly bend: string
  /** One line that settles it. */
  readonly why: string
  /** The sources for checking it. */
  readonly sources: readonly string[]
}

/** Scenes that only differ in how they are acted. */
export interface Board extends Card {
  readonly scenes: readonly string[]
}

/** Returns a fact's sentence with this in its blank. */
export function fillBlank(fact: Fact, filling: string): string {
  return fact.text.replace('{blank}', () => filling)
}

/** A line that someone wrote tonight for everyone, coming back as a card: `{author}` and `{line}` are filled in. */
export interface Callback extends Prompt {
  readonly author: PlayerId
  readonly line: string
}

export function isCallback(card: object): card is Callback {
  return 'author' in card && 'line' in card
}

interface Remembered extends Pick<WrittenLine, 'id' | 'author' | 'text'> {
  readonly heardBy: readonly PlayerId[]
  readonly starter: Pick<Card, 'intensity' | 'heat' | 'family' | 'topics'>
}

/** Turns a line from tonight into a card of the same level and topics, for the players who saw it. */
export function callbackOf(written: Remembered, text: string): Callback {
  const { intensity, heat, family, topics } = written.starter
  const { id, author, text: line, heardBy } = written
  return {
    id: `said-${id}`,
    intensity,
    heat,
    family,
    topics,
    text,
    author,
    line,
    among: [...new Set([author, ...heardBy])],
  }
}
