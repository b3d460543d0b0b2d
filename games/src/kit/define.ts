import type { Award, PlayerId, Settings, Standing, Step, TableFields } from '@highjinks/protocol'
import type * as z from 'zod/mini'
import { awardsFor } from './awards.ts'
import type { About, Context, GameDefinition, Kept, Phase, Table } from './game.ts'
import { planFor } from './length.ts'
import { deadlineOf, endDuePhases, idlePlayers, isOver, makeMove, playersOwing, playersWelcome, skip } from './run.ts'
import { standings } from './score.ts'
import { cutTurns, newTable } from './turns.ts'

/**
 * A game as the session sees it. What it keeps between two calls is opaque here: a JSON value that only the game that
 * made it reads.
 */
export interface Game<View = unknown, Hand = unknown> {
  readonly about: About
  /** Which rules these are: a table that was played by newer ones is not to be played on by them. */
  readonly rules: number
  readonly state: z.ZodMiniType
  readonly setup: (kept: Kept, context: Context) => unknown
  /** The minutes that a game of so many takes with these settings. */
  readonly minutes: (players: number, settings: Settings) => number
  /** Every move there is, as it comes from the wire. */
  readonly moves: z.ZodMiniType
  /** A seat's move, from the wire as it came. */
  readonly move: (state: unknown, raw: unknown, context: Context) => Step<unknown>
  /** What a person typed in a move, as the game reads it, for others to read: a move it cannot read has none. */
  readonly texts: (raw: unknown) => readonly string[]
  /** Time passed, or somebody came or went. The very same state when nothing was due. */
  readonly tick: (state: unknown, context: Context) => unknown
  readonly skip: (state: unknown, context: Context, isHost: boolean) => Step<unknown>
  /** At the end with an award for everybody, none of those that were given tonight as long as there are others. */
  readonly view: (state: unknown, given?: readonly string[]) => View & Frame
  readonly hand: (state: unknown, seat: PlayerId) => Hand | null
  /** One for everybody at the end, none before it. */
  readonly awards: (state: unknown, given?: readonly string[]) => readonly Award[]
  readonly deadline: (state: unknown, settings: Settings) => number | null
  readonly isOver: (state: unknown) => boolean
  /** Those with nothing to give now and nobody to listen to. */
  readonly idle: (state: unknown) => readonly PlayerId[]
  /** Somebody performs now, and the others listen. */
  readonly isPerformance: (state: unknown) => boolean
  readonly standings: (state: unknown) => readonly Standing[]
  /** Who plays, or has played, simulated players too. */
  readonly players: (state: unknown) => readonly PlayerId[]
  readonly simulate: (state: unknown, seat: PlayerId, random: () => number) => unknown
  /**
   * What a move is made for: as long as this stays the same, a tap means what the person saw. Votes, drafts, a pause and
   * who is here change nothing about it.
   */
  readonly cue: (state: unknown) => string
  /** Cards seen and lines written, for the session to remember. */
  readonly kept: (state: unknown) => Kept
  /** Cards that people here wrote and that were played. */
  readonly signed: (state: unknown) => readonly string[]
  /** The same table, remembering these: the room keeps the lists, the table borrows them. */
  readonly recall: (state: unknown, kept: Kept) => unknown
  /** The card with this id was taken back by whoever wrote it: where it lies on the table another takes its place. */
  readonly redeal: (state: unknown, cardId: string, context: Context) => unknown
  /** After a pause: every clock of this table runs on as if no time had passed. */
  readonly shift: (state: unknown, milliseconds: number) => unknown
}

/** What the kit shows of every table; the session adds its own. */
type Frame = Omit<TableFields, 'paused' | 'pausedAt' | 'pausedBy' | 'cue'>
/** Which of its own phases a table is in. */
type InPhase<State extends Table> = { readonly phase: State['stage']['phase'] }

/** What a screen may know of a game: `ViewOf<typeof game>`, `HandOf<typeof game>`. */
export type ViewOf<G> = G extends Game<infer View, infer _> ? View & Frame : never
export type HandOf<G> = G extends Game<infer _, infer Hand> ? Hand : never

export function defineGame<State extends Table, Move extends { readonly type: string }, View extends object, Hand>(
  game: GameDefinition<State, Move, View, Hand>,
): Game<View & InPhase<State>, Hand> {
  // A session stores the state under the slug of the game that made it, so what comes back is this game's State.
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
    // Not two spreads in one literal: of the second V8 adds every name by itself, 70 times as slowly
    view: (state, given = []) => Object.assign({}, game.view(ownState(state)), showTable(game, ownState(state), given)),
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

/** The parts of a definition that do not depend on its moves. */
type Shown<State extends Table> = Pick<
  GameDefinition<State, { readonly type: string }, object, unknown>,
  'phases' | 'titles'
>

function phaseOf<State extends Table>(game: Shown<State>, state: State): Phase<State> {
  return game.phases[nameOf(state)]
}

function nameOf<State extends Table>(state: State): State['stage']['phase'] {
  // What it says by its own type; TypeScript loses the link through `Table`.
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

function awardsAtEnd<State extends Table>({ titles }: Shown<State>, state: State, given: readonly string[]): Award[] {
  return isOver(state) ? awardsFor(state, titles, given) : []
}

/** A podium is shown without its awards rather than not at all; the night, which keeps them, tells of the fault. */
function awardsOrNone<State extends Table>(...asked: Parameters<typeof awardsAtEnd<State>>): Award[] {
  try {
    return awardsAtEnd(...asked)
  } catch {
    return []
  }
}

/** A phase that was entered anew is another one, though its name be the same. */
function cueOf({ stage, round, turn }: Table, card: string | null): string {
  return JSON.stringify([stage.phase, stage.since, round, turn, card])
}

function shiftClock<State extends Table>(state: State, milliseconds: number): State {
  const { stage } = state
  const deadline = stage.deadline === null ? null : stage.deadline + milliseconds
  return { ...state, stage: { ...stage, since: stage.since + milliseconds, deadline } }
}
