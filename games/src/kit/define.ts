import type { Award, PlayerId, Settings, Standing, Step, TableFields } from '@highjinks/protocol'
import type * as z from 'zod/mini'
import { awardsFor } from './awards.ts'
import { type BalconyMoment, type BalconyRules, NO_BALCONY } from './balcony.ts'
import type { About, Context, GameDefinition, Kept, Phase, Table } from './game.ts'
import { planFor } from './length.ts'
import { deadlineOf, endDuePhases, idlePlayers, isOver, makeMove, playersOwing, playersWelcome, skip } from './run.ts'
import { standings } from './score.ts'
import { cutTurns, newTable } from './turns.ts'

/** A game as the session sees it. Its state is opaque here: a JSON value that only the game itself reads. */
export interface Game<View = unknown, Hand = unknown> {
  readonly about: About
  /** The version of the rules. Older rules must not continue a table of newer ones. */
  readonly rules: number
  readonly state: z.ZodMiniType
  readonly setup: (kept: Kept, context: Context) => unknown
  /** Returns the minutes that a game with that many players takes with these settings. */
  readonly minutes: (players: number, settings: Settings) => number
  /** Every move, as sent on the wire. */
  readonly moves: z.ZodMiniType
  /** Applies a seat's move, as it was sent. */
  readonly move: (state: unknown, raw: unknown, context: Context) => Step<unknown>
  /** Returns what a person typed in a move for others to read, as the game reads it. A move it can't read has none. */
  readonly texts: (raw: unknown) => readonly string[]
  /** Called when time has passed, or someone came or went. Returns the same state if nothing was due. */
  readonly tick: (state: unknown, context: Context) => unknown
  readonly skip: (state: unknown, context: Context, isHost: boolean) => Step<unknown>
  /** At the end with an award for everyone, without those given tonight as long as there are others. */
  readonly view: (state: unknown, given?: readonly string[]) => View & Frame
  readonly hand: (state: unknown, seat: PlayerId) => Hand | null
  /** The round and turn that is played. */
  readonly place: (state: unknown) => Pick<Table, 'round' | 'turn'>
  /** The question for the people who watch, and what has come out of this turn's questions; both from the view alone. */
  readonly balcony: (state: unknown) => BalconyMoment
  /** Returns one for everyone at the end, none before. */
  readonly awards: (state: unknown, given?: readonly string[]) => readonly Award[]
  readonly deadline: (state: unknown, settings: Settings) => number | null
  readonly isOver: (state: unknown) => boolean
  /** Returns the players with nothing to do and nobody to listen to. */
  readonly idle: (state: unknown) => readonly PlayerId[]
  /** Returns whether someone performs while the others listen. */
  readonly isPerformance: (state: unknown) => boolean
  readonly standings: (state: unknown) => readonly Standing[]
  /** Who plays, or has played, simulated players too. */
  readonly players: (state: unknown) => readonly PlayerId[]
  readonly simulate: (state: unknown, seat: PlayerId, random: () => number) => unknown
  /**
   * Identifies what a move is made for: while it stays the same, a tap means what the player saw. Votes, drafts, pauses
   * and presence don't change it.
   */
  readonly cue: (state: unknown) => string
  /** Cards seen and lines written, for the session to remember. */
  readonly kept: (state: unknown) => Kept
  /** Cards that people here wrote and that were played. */
  readonly signed: (state: unknown) => readonly string[]
  /** Returns the same table with these lists, which belong to the room and are lent to the table. */
  readonly recall: (state: unknown, kept: Kept) => unknown
  /** Replaces the card with this ID, which its author withdrew, wherever it is on the table. */
  readonly redeal: (state: unknown, cardId: string, context: Context) => unknown
  /** Moves every clock of this table after a pause, as if no time had passed. */
  readonly shift: (state: unknown, milliseconds: number) => unknown
}

/** The kit's part of every table's view; the session adds its own fields. */
type Frame = Omit<TableFields, 'paused' | 'pausedAt' | 'pausedBy' | 'cue'>
/** Which of its own phases a table is in. */
type InPhase<State extends Table> = { readonly phase: State['stage']['phase'] }

/** A game's view and hand for screens: `ViewOf<typeof game>`, `HandOf<typeof game>`. */
export type ViewOf<G> = G extends Game<infer View, infer _> ? View & Frame : never
export type HandOf<G> = G extends Game<infer _, infer Hand> ? Hand : never

export function defineGame<State extends Table, Move extends { readonly type: string }, View extends object, Hand>(
  game: GameDefinition<State, Move, View, Hand>,
): Game<View & InPhase<State>, Hand> {
  // A session stores the state under its game's slug, so what comes back is this game's State.
  const ownState = (state: unknown) => state as State
  return {
    about: game.about,
    rules: game.rules ?? 1,
    state: game.state,
    setup: (kept, context) => endDuePhases(game, game.setup(newTable(context, kept, game.length), context), context),
    minutes: (players, settings) => planFor(game.length, players, settings).minutes,
    moves: game.move,
    move: (state, raw, context) => makeMove(game, ownState(state), raw, context),
    texts: (raw) => {
      const parsed = game.move.safeParse(raw)
      return parsed.success && game.texts ? game.texts(parsed.data) : []
    },
    tick: (state, context) => endDuePhases(game, lastCall(game, ownState(state), context), context),
    skip: (state, context, isHost) => skip(game, ownState(state), context, isHost),
    // Not two spreads in one literal: V8 adds the second one's names one by one, 70 times slower
    view: (state, given = []) => Object.assign({}, game.view(ownState(state)), showTable(game, ownState(state), given)),
    place: (state) => ({ round: ownState(state).round, turn: ownState(state).turn }),
    balcony: (state) => balconyAt(game, ownState(state)),
    awards: (state, given = []) => awardsAtEnd(game, ownState(state), given),
    hand: (state, seat) => game.hand(ownState(state), seat),
    deadline: (state, settings) =>
      deadlineOf(ownState(state), settings, phaseOf(game, ownState(state)).owes !== undefined),
    isOver: (state) => isOver(ownState(state)),
    idle: (state) => idlePlayers(game.phases, ownState(state)),
    isPerformance: (state) => phaseOf(game, ownState(state)).isPerformance === true,
    standings: (state) => standings(ownState(state)),
    players: (state) => ownState(state).order,
    simulate: (state, seat, random) => (isOver(ownState(state)) ? null : game.simulate(ownState(state), seat, random)),
    cue: (state) => cueOf(ownState(state), game.card?.(ownState(state)) ?? null),
    kept: (state) => ({ used: ownState(state).used, written: ownState(state).written }),
    signed: (state) => ownState(state).signed,
    recall: (state, { used, written }) => ({ ...ownState(state), used, written }),
    redeal: (state, cardId, context) => game.redeal?.(ownState(state), cardId, context) ?? state,
    shift: (state, milliseconds) => shiftClock(ownState(state), milliseconds),
  }
}

function lastCall<State extends Table>(
  { cutShort }: { readonly cutShort?: (state: State) => State },
  state: State,
  context: Context,
): State {
  if (!context.isLastCall || isOver(state)) return state
  return cutShort ? cutShort(state) : cutTurns(state, context)
}

/** The parts of a definition that don't depend on its moves. */
type Shown<State extends Table> = Pick<
  GameDefinition<State, { readonly type: string }, object, unknown>,
  'phases' | 'titles'
>

function phaseOf<State extends Table>(game: Shown<State>, state: State): Phase<State> {
  return game.phases[nameOf(state)]
}

function nameOf<State extends Table>(state: State): State['stage']['phase'] {
  // True by its own type; TypeScript loses the link through `Table`.
  return state.stage.phase as State['stage']['phase']
}

function showTable<State extends Table>(
  game: Shown<State>,
  state: State,
  given: readonly string[],
): Frame & InPhase<State> {
  return {
    phase: nameOf(state),
    since: state.stage.since,
    deadline: state.stage.deadline,
    overdue: state.stage.overdue,
    waiting: [...playersOwing(game.phases, state)],
    welcome: [...playersWelcome(game.phases, state)],
    round: state.round,
    rounds: state.rounds,
    turn: state.turn,
    seats: [...state.order],
    standings: standings(state),
    awards: awardsOrNone(game, state, given),
  }
}

function balconyAt<State extends Table, View extends object>(
  game: { readonly view: (state: State) => View; readonly balcony?: BalconyRules<View & InPhase<State>> },
  state: State,
): BalconyMoment {
  if (!game.balcony) return NO_BALCONY
  const seen = Object.assign({}, game.view(state), { phase: nameOf(state) })
  return { question: game.balcony.ask(seen), outcomes: game.balcony.outcomes(seen) }
}

function awardsAtEnd<State extends Table>({ titles }: Shown<State>, state: State, given: readonly string[]): Award[] {
  return isOver(state) ? awardsFor(state, titles, given) : []
}

/** A podium without awards is better than none; the night, which stores them, reports the fault. */
function awardsOrNone<State extends Table>(...asked: Parameters<typeof awardsAtEnd<State>>): Award[] {
  try {
    return awardsAtEnd(...asked)
  } catch {
    return []
  }
}

/** Re-entering a phase with the same name counts as a new one. */
function cueOf({ stage, round, turn }: Table, card: string | null): string {
  return JSON.stringify([stage.phase, stage.since, round, turn, card])
}

function shiftClock<State extends Table>(state: State, milliseconds: number): State {
  const { stage } = state
  const deadline = stage.deadline === null ? null : stage.deadline + milliseconds
  return { ...state, stage: { ...stage, since: stage.since + milliseconds, deadline } }
}
