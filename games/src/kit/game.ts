import type { Duration, Intensity, OfferKind, PlayerId, Settings, Step, Topic } from '@highjinks/protocol'
import type * as z from 'zod/mini'
import type { BalconyRules } from './balcony.ts'
import type { Family } from './family.ts'
import type { Length, Plan } from './length.ts'
import type { NewTable } from './schema.ts'
import type { WrittenLine } from './written-line.ts'

/** A seat as a game sees it. */
export interface Seat {
  readonly id: PlayerId
  readonly name: string
  readonly online: boolean
  readonly isBot: boolean
  readonly muted: readonly Topic[]
  /** Whether a card may name this seat. */
  readonly canBeNamed: boolean
}

/** A card that a player wrote. */
export interface Offer {
  readonly id: string
  readonly by: PlayerId
  readonly kind: OfferKind
  readonly text: string
  /** The room's when it was written, or its beginning's where that is bolder. */
  readonly level: Intensity
  /** Its author's crew keeps it, so it comes while they are away too. */
  readonly isKept: boolean
  /** From its beginning. */
  readonly family: Family
  readonly topics: readonly Topic[]
}

/** Everything a rule may know besides its own state: the sender, the time, chance, and who is here. */
export interface Context {
  readonly by: PlayerId | 'clock'
  readonly now: number
  readonly random: () => number
  /** The players who haven't left, in the order they joined. */
  readonly seats: readonly Seat[]
  readonly settings: Settings
  /** The boldness of the evening's cards by now: 1 to 3. */
  readonly heat: number
  /** The current host. */
  readonly host: PlayerId | null
  /** Offers that weren't withdrawn, oldest first, including those of players who left. */
  readonly offers: readonly Offer[]
  /** The IDs of cards that an operator has set aside; none is dealt. */
  readonly aside: ReadonlySet<string>
  /** Someone who plays asked for more time. Nobody learns who. */
  readonly needsTime?: boolean
  /** A third of the table has had enough, so the current round is the last. */
  readonly isLastCall?: boolean
}

/** The same for a seat's own move; the clock makes none. */
export type MoveContext = Context & { readonly by: PlayerId }

export interface Stage<Phase extends string = string> {
  readonly phase: Phase
  readonly since: number
  /** When the clock acts (a soft one: when others may skip). Null if only players are waited for. */
  readonly deadline: number | null
  /** Whether the soft clock has run out. */
  readonly overdue: boolean
}

/** The common part of every game's state; the kit maintains it, the game reads it. */
export interface Table<Phase extends string = string> {
  readonly stage: Stage<Phase>
  /** The players, in the order of turns. Late joiners are added at the next round. */
  readonly order: readonly PlayerId[]
  /** Those of them that the server plays: they keep people company, and compete with none. */
  readonly house: readonly PlayerId[]
  /** The number of turns each player has had (turn games) or been offered. */
  readonly turns: Readonly<Record<PlayerId, number>>
  readonly turn: PlayerId | null
  readonly round: number
  readonly rounds: number
  readonly scores: Readonly<Record<PlayerId, number>>
  /** Counts of moments, by award: "fooled" → player → how often. */
  readonly moments: Readonly<Record<string, Readonly<Record<PlayerId, number>>>>
  /** The IDs of cards this session has seen, oldest first. */
  readonly used: readonly string[]
  /** The players named by the last card with a name. */
  readonly named: readonly PlayerId[]
  /** The number of finished rounds of turns: everyone here had had that many. */
  readonly lapsOver: number
  readonly plan: Plan
  /** Lines that players wrote tonight for everyone, oldest first. */
  readonly written: readonly WrittenLine[]
  /** Ids of own cards that were played in this game, so that all screens may show their authors. */
  readonly signed: readonly string[]
}

/** The lists that the session keeps from one table to the next, and lends to the running one. */
export type Kept = Pick<Table, 'used' | 'written'>

/** A phase: who owes something, how long it may take, and what happens at its end. */
export interface Phase<State> {
  /** At normal pace. Null means no clock (the end of the game). */
  readonly seconds: number | null | ((state: State, settings: Settings) => number | null)
  /** The players who still owe something. If missing, the phase only lasts its time. */
  readonly owes?: (state: State) => readonly PlayerId[]
  /**
   * The players who may act until the clock has run out, and aren't waited for after that: those who call what another
   * player will do. The phase ends early once they have acted too.
   */
  readonly awaits?: (state: State) => readonly PlayerId[]
  /** The players who can do something that nothing waits for, such as changing their minds. */
  readonly busy?: (state: State) => readonly PlayerId[]
  /** Someone performs, and the others listen, applaud or argue. */
  readonly isPerformance?: true
  /** A vote for fun, which ends by its own clock even in a game without clocks. */
  readonly isDecoration?: true
  /**
   * Several seats act in parallel: the phase ends as soon as every online seat has acted. Otherwise (one actor) an
   * absent seat keeps its turn until the clock has run out.
   */
  readonly together?: boolean
  /**
   * Called when everyone has acted, time is up, or the phase was skipped: fills in defaults and enters the next phase.
   */
  readonly end: (state: State, context: Context) => State
}

export interface About {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly instructions: string
  /** Three lines that everyone sees before the first card. */
  readonly rules: readonly [string, string, string]
  /** 1 to 5. */
  readonly intensity: number
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly duration: string
  readonly featured: boolean
  /** The slug of the most similar game, which isn't suggested first after this one. */
  readonly mostLike?: string
  /** The winner's score of an ordinary evening, by length; `npm run bench -- balance` prints it. Missing if unknown. */
  readonly par?: Readonly<Record<Duration, number>>
}

/** Titles for a game's own moments: one for the player with the most, and the sentence beside it. */
export type Titles = Readonly<Record<string, readonly [title: string, detail: (times: number) => string]>>

export interface GameDefinition<State extends Table, Move extends { readonly type: string }, View, Hand> {
  readonly about: About
  /**
   * Raised with every change of the rules, so that older processes leave the table to newer ones while both run. 1 by
   * default.
   */
  readonly rules?: number
  readonly state: z.ZodMiniType<State>
  readonly move: z.ZodMiniType<Move>
  readonly phases: Readonly<Record<State['stage']['phase'], Phase<State>>>
  /** The length of a round among people who talk; the table's plan follows from it. */
  readonly length: Length
  readonly setup: (table: NewTable, context: Context) => State
  /**
   * Ends the game with the current round or soon after, however many were planned. Returns the same state if that is
   * already so. By default the current lap of turns is the last.
   */
  readonly cutShort?: (state: State) => State
  /** A seat's own move. The kit has checked that the seat plays; the game checks phase, turn and sense. */
  readonly play: (state: State, move: Move, context: MoveContext) => Step<State>
  /** Returns what a person typed in this move for others to read. Missing if nobody types anything. */
  readonly texts?: (move: Move) => readonly string[]
  /**
   * The card everyone looks at, if it can change within a phase: a swapped card, a run's next scene. A move made for
   * another one is refused before `play`.
   */
  readonly card?: (state: State) => string | null
  /**
   * Replaces the card with this ID, which its author withdrew, and starts a new clock. Returns the same state if the
   * card isn't on the table.
   */
  readonly redeal?: (state: State, cardId: string, context: Context) => State
  /** The part that everyone sees, beside the frame that the kit adds. */
  readonly view: (state: State) => View
  /** The part that only this seat sees. */
  readonly hand: (state: State, seat: PlayerId) => Hand | null
  /** The questions for the people who watch. */
  readonly balcony?: BalconyRules<NoInfer<View> & { readonly phase: State['stage']['phase'] }>
  /** By the names under which its moments are counted. */
  readonly titles: Titles
  /** Returns what a simulated player would do now; null if it owes nothing. */
  readonly simulate: (state: State, seat: PlayerId, random: () => number) => Move | null
}
