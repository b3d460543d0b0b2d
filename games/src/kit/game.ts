import type { Duration, Intensity, OfferKind, PlayerId, Settings, Step, Topic } from '@highjinks/protocol'
import type * as z from 'zod/mini'
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
  /** From its beginning. */
  readonly family: Family
  readonly topics: readonly Topic[]
}

/** Everything a rule may know besides its own state: who asks, what time it is, chance, and who is here. */
export interface Context {
  readonly by: PlayerId | 'clock'
  readonly now: number
  readonly random: () => number
  /** Those who have not left, in the order they sat down. */
  readonly seats: readonly Seat[]
  readonly settings: Settings
  /** How bold the cards of the evening are by now: 1 to 3. */
  readonly heat: number
  /** Who acts as host. */
  readonly host: PlayerId | null
  /** What was offered and not taken back, oldest first, of those who left too. */
  readonly offers: readonly Offer[]
  /** Ids of cards that an operator has put aside: none of them is dealt. */
  readonly aside: ReadonlySet<string>
  /** A third of the table has had enough: the round that is played is the last. */
  readonly isLastCall?: boolean
}

/** The same, of a seat's own move: the clock makes none. */
export type MoveContext = Context & { readonly by: PlayerId }

export interface Stage<Phase extends string = string> {
  readonly phase: Phase
  readonly since: number
  /** When the clock acts (or, soft, when others may skip); null: it waits for people alone. */
  readonly deadline: number | null
  /** The soft clock has run out. */
  readonly overdue: boolean
}

/** What the state of every game holds; the kit keeps it, the game reads it. */
export interface Table<Phase extends string = string> {
  readonly stage: Stage<Phase>
  /** Who plays, in the order of turns. Late joiners are added at the next round. */
  readonly order: readonly PlayerId[]
  /** Those of them that the server plays: they keep people company, and compete with none. */
  readonly house: readonly PlayerId[]
  /** How many turns each has had (turn games) or been offered. */
  readonly turns: Readonly<Record<PlayerId, number>>
  readonly turn: PlayerId | null
  readonly round: number
  readonly rounds: number
  readonly scores: Readonly<Record<PlayerId, number>>
  /** Counted moments, by award: "fooled" → player → how often. */
  readonly moments: Readonly<Record<string, Readonly<Record<PlayerId, number>>>>
  /** Ids of cards this session has seen, oldest first. */
  readonly used: readonly string[]
  /** Whom the last card with a name in it named. */
  readonly named: readonly PlayerId[]
  /** As many laps are over: everybody who was here had had as many turns. */
  readonly lapsOver: number
  readonly plan: Plan
  /** Lines that people wrote tonight for everybody to see, oldest first. */
  readonly written: readonly WrittenLine[]
  /** Ids of own cards that were played in this game, so that all screens may show their authors. */
  readonly signed: readonly string[]
}

/** What the session keeps from one table to the next, and lends to the one that runs. */
export type Kept = Pick<Table, 'used' | 'written'>

/** One phase: who owes something, how long it may take, and what happens at its end. */
export interface Phase<State> {
  /** At normal pace. Null: no clock (the end of the game). */
  readonly seconds: number | null | ((state: State, settings: Settings) => number | null)
  /** Who still owes something. Left out: the phase only lasts its time. */
  readonly owes?: (state: State) => readonly PlayerId[]
  /**
   * Who may give something until the clock has run out, and is not waited for after it: those who call what somebody
   * else will do. The phase ends before its time when they, too, have given.
   */
  readonly awaits?: (state: State) => readonly PlayerId[]
  /** Who has something to do that nothing waits for: those who may think again, or ask for something. */
  readonly busy?: (state: State) => readonly PlayerId[]
  /** Somebody performs, and the others listen, applaud or argue. */
  readonly isPerformance?: true
  /** A vote for the fun of it: it ends by a clock of its own, in a game without clocks too. */
  readonly isDecoration?: true
  /**
   * Several seats give at once: the phase ends as soon as every online seat has given. Otherwise (one actor) an absent
   * seat keeps its turn until the clock has run out.
   */
  readonly together?: boolean
  /** All given, time up, or skipped: fill in the defaults and enter the next phase. */
  readonly end: (state: State, context: Context) => State
}

export interface About {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly instructions: string
  /** What everybody is told before the first card: three lines. */
  readonly rules: readonly [string, string, string]
  /** 1 to 5. */
  readonly intensity: number
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly duration: string
  readonly featured: boolean
  /** The slug of the game that is most like it: after this one it is not what is proposed first. */
  readonly mostLike?: string
  /** What the winner of an ordinary evening scores, by length: `npm run bench -- balance` prints it. Left out: not known. */
  readonly par?: Readonly<Record<Duration, number>>
}

/** What a game's own moments are worth: a title for whoever has had most of one, and what is said beside it. */
export type Titles = Readonly<Record<string, readonly [title: string, detail: (times: number) => string]>>

export interface GameDefinition<State extends Table, Move extends { readonly type: string }, View, Hand> {
  readonly about: About
  /**
   * Raised with every change of the rules, so that a process that runs the ones before leaves the table to others while
   * both are there. Left out: 1.
   */
  readonly rules?: number
  readonly state: z.ZodMiniType<State>
  readonly move: z.ZodMiniType<Move>
  readonly phases: Readonly<Record<State['stage']['phase'], Phase<State>>>
  /** What a lap takes among people who talk: the table's plan follows from it. */
  readonly length: Length
  readonly setup: (table: NewTable, context: Context) => State
  /**
   * Ends the game with the round that is played, or soon after it, however many were planned; the same state when that is
   * so already. Left out: with the running lap of turns.
   */
  readonly cutShort?: (state: State) => State
  /** A seat's own move. The kit has checked that the seat plays; the game checks phase, turn and sense. */
  readonly play: (state: State, move: Move, context: MoveContext) => Step<State>
  /** What a person typed in this move, for others to read. Left out: nobody types anything. */
  readonly texts?: (move: Move) => readonly string[]
  /**
   * What all look at, where it can change within a phase: a card that was swapped, the next scene of a run. A move made
   * for another one is refused before it comes to `play`.
   */
  readonly card?: (state: State) => string | null
  /**
   * The card with this id was taken back by whoever wrote it. Where it lies on the table another is dealt, with a new
   * clock; the same state where it does not.
   */
  readonly redeal?: (state: State, cardId: string, context: Context) => State
  /** What everybody sees, beside the frame that the kit adds. */
  readonly view: (state: State) => View
  /** What only this seat sees. */
  readonly hand: (state: State, seat: PlayerId) => Hand | null
  /** By the names under which its moments are counted. */
  readonly titles: Titles
  /** What a simulated player would do now; null when it owes nothing. */
  readonly simulate: (state: State, seat: PlayerId, random: () => number) => Move | null
}
