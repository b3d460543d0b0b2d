import { accept, type OfferKind, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { lines } from '../decks/lines/index.ts'
import { dealCard } from './deal-cards.ts'
import { dealPrompt } from './deal-prompt.ts'
import type { Context, MoveContext, Table } from './game.ts'
import { isFillerDue } from './length.ts'
import { authorOf } from './own-cards.ts'
import { believe, believeMove, type Plea, plead } from './plea.ts'
import { mayPoint, newPoint, type Point, point, pointAt, pointView, questionsFor } from './point.ts'
import { FEWEST_TO_PLAY, isPerson, seatedPlayers, turnTakers } from './seated-players.ts'
import { attemptMoves, WORDS } from './verdict.ts'
import { newWriting, passWriting, voteForLine, write, writeMoves, writing, writingView } from './writing.ts'
import { allowQuote } from './written.ts'

/*
 * Two interludes for all players together, Point and Everybody Writes, between turns or on a segment of the wheel. A
 * game with interludes spreads `interludeSchema` into its state, `INTERLUDE_PHASES` into its phases' names,
 * `interludePhases` into its phases and `interludeMoves` into its moves, calls `playInterlude` for them, and shows
 * `interludeView` and `interludeHand`.
 */

export const INTERLUDE_PHASES = ['point', 'fingers', 'plead', 'believe', 'heard', 'write', 'ballot', 'lines'] as const
export type InterludePhase = (typeof INTERLUDE_PHASES)[number]

const interlude = z.discriminatedUnion('kind', [point, writing])
export type Interlude = z.infer<typeof interlude>

export const interludeSchema = {
  interlude: z.nullable(interlude),
  /** The players who made a plea, the latest last. */
  pleaded: z.array(playerId),
}
export const NO_INTERLUDE = { interlude: null, pleaded: [] } satisfies Interluded
export interface Interluded {
  readonly interlude: Interlude | null
  readonly pleaded: readonly PlayerId[]
}

const [done, pass] = attemptMoves
const pointMove = z.object({ type: z.literal('point'), at: playerId })
/** A game without attempts also adds `done` and `pass`, for players who plead or would rather not write. */
export const interludeMoves = [pointMove, ...writeMoves, believeMove] as const
export const pleaMoves = [done, pass] as const
export type InterludeMove = z.infer<
  | (typeof interludeMoves)[0]
  | (typeof interludeMoves)[1]
  | (typeof interludeMoves)[2]
  | (typeof interludeMoves)[3]
  | (typeof interludeMoves)[4]
>
const OWN_MOVES: ReadonlySet<string> = new Set(['point', 'write', 'best', 'quote', 'believe'])
type AnyMove = InterludeMove | { readonly type: string }

/** The hooks of a game: entering an interlude's phases, and going on afterwards. */
export interface InterludeHooks<State> {
  readonly enter: (state: State, phase: InterludePhase, context: Context) => State
  readonly after: (state: State, context: Context) => State
}

/** A starter's author doesn't answer it, so with fewer people there would be nothing to choose from. */
const ENOUGH_TO_WRITE = 3
const TAKEN_BACK = 'Taken back by its author.'

/** Begins a Point if one is possible, otherwise the writing interlude. */
export function beginInterlude<State extends Table & Interluded>(
  state: State,
  kind: Interlude['kind'],
  context: Context,
  hooks: InterludeHooks<State>,
): State {
  if (kind === 'point' && mayPoint(state, context)) {
    // For no particular player, because a question to all may name any of them.
    const { state: dealt, card, named } = dealCard(state, questionsFor(state, context), context)
    return beginPoint(dealt, { id: card.id, text: card.text }, context, hooks, { named })
  }
  return beginWriting(state, context, hooks, peopleSeated(state, context) >= ENOUGH_TO_WRITE ? 'starter' : undefined)
}

function peopleSeated(state: Table, context: Context): number {
  return seatedPlayers(state, context).filter((id) => isPerson(id, context)).length
}

function beginWriting<State extends Table & Interluded>(
  state: State,
  context: Context,
  hooks: InterludeHooks<State>,
  own: OfferKind | undefined,
): State {
  const { state: dealt, card } = dealPrompt(state, { deck: lines, own }, context)
  const { id, text, intensity, heat, family, topics } = card
  const author = authorOf(id, context)
  // A bot's line fits any starter a little and none well: it only helps a vote with too few lines.
  const haveEnough = peopleSeated(state, context) >= ENOUGH_TO_WRITE
  const bots = seatedPlayers(state, context).filter((one) => haveEnough && !isPerson(one, context))
  const passed = state.order.filter((one) => one === author || bots.includes(one))
  const written = newWriting({ id, text, intensity, heat, family, topics: [...topics] }, passed)
  return hooks.enter({ ...dealt, interlude: written }, 'write', context)
}

/** The author took this starter back. During `write` another one comes; later only its text goes. */
export function redealWriting<State extends Table & Interluded>(
  state: State,
  cardId: string,
  context: Context,
  hooks: InterludeHooks<State>,
): State {
  const { interlude } = state
  if (interlude?.kind !== 'writing' || interlude.card.id !== cardId) return state
  if (state.stage.phase === 'write') return beginWriting(state, context, hooks, undefined)
  return { ...state, interlude: { ...interlude, card: { ...interlude.card, text: TAKEN_BACK } } }
}

/**
 * Begins a filler between two turns, alternating Point and Everybody Writes, so that the game fills its label's
 * minutes; null if none is due. A game that has one of them anyway begins with the other.
 */
export function beginFillerIfDue<State extends Table & Interluded>(
  state: State,
  context: Context,
  hooks: InterludeHooks<State>,
  first: Interlude['kind'] = 'point',
): State | null {
  const seated = seatedPlayers(state, context)
  if (seated.length < FEWEST_TO_PLAY) return null
  const takers = turnTakers(state, context)
  const had = takers.reduce((sum, id) => sum + (state.turns[id] ?? 0), 0)
  if (!isFillerDue(state.plan, had, state.plan.laps * takers.length)) return null
  const { filled } = state.plan
  const counted = { ...state, plan: { ...state.plan, filled: filled + 1 } }
  const other = first === 'point' ? 'writing' : 'point'
  return beginInterlude(counted, filled % 2 === 0 ? first : other, context, hooks)
}

interface Asking {
  /** False for a Point without points and pleas. */
  readonly isPaid?: boolean
  /** The players in the question, who can't be pointed at. */
  readonly named?: readonly PlayerId[]
}

/** Begins a Point on a question, a card's or the game's own. */
export function beginPoint<State extends Table & Interluded>(
  state: State,
  card: Point['card'],
  context: Context,
  hooks: InterludeHooks<State>,
  { isPaid = true, named = [] }: Asking = {},
): State {
  return hooks.enter({ ...state, interlude: newPoint(state, card, context, isPaid, named) }, 'point', context)
}

/** The moves that a game decides itself. */
export type OwnMove<Move> = Exclude<Move, InterludeMove>

/** Applies a move of the current interlude; without one, `play` applies a move of the game. */
export function playInterlude<State extends Table & Interluded, Move extends { readonly type: string }>(
  state: State,
  move: Move,
  context: MoveContext,
  play: (move: OwnMove<Move>) => Step<State>,
): Step<State> {
  if (state.interlude) return giveTo(state.interlude, state, move, context)
  return isOfGame(move) ? play(move) : refuse('wrong-phase')
}

function isOfGame<Move extends { readonly type: string }>(move: Move): move is OwnMove<Move> {
  return !OWN_MOVES.has(move.type)
}

function giveTo<State extends Table & Interluded>(
  now: Interlude,
  state: State,
  move: AnyMove,
  context: MoveContext,
): Step<State> {
  const { by } = context
  const { phase } = state.stage
  const kept = (step: Step<Interlude>): Step<State> => (step.ok ? accept({ ...state, interlude: step.state }) : step)
  if (now.kind === 'point') {
    if (phase === 'point' && 'at' in move) return kept(pointAt(now, by, move.at))
    const word = WORDS.find((one) => one === move.type)
    const answer = (step: Step<Plea>) => kept(step.ok ? accept({ ...now, plea: step.state }) : step)
    if (phase === 'believe' && 'isBelieved' in move) return answer(believe(now.plea, by, move.isBelieved))
    return phase === 'plead' && word ? answer(plead(now.plea, by, word)) : refuse('wrong-phase')
  }
  if (phase === 'write' && move.type === 'pass') return kept(passWriting(now, by))
  if (phase === 'write' && 'text' in move) return kept(write(now, by, move.text, context))
  if (phase === 'lines' && 'isAllowed' in move) {
    const next = allowQuote(state, by, move.line, move.isAllowed)
    return next ? accept(next) : refuse('not-allowed')
  }
  const isBest = phase === 'ballot' && 'line' in move && !('isAllowed' in move)
  return isBest ? kept(voteForLine(now, by, move.line)) : refuse('wrong-phase')
}

/** Returns what a person typed in a move of an interlude. */
export function interludeTexts(move: AnyMove): readonly string[] {
  return move.type === 'write' && 'text' in move ? [move.text] : []
}

/** Null outside an interlude. */
export function interludeView(state: Table & Interluded) {
  const { phase } = state.stage
  if (!state.interlude) return null
  if (state.interlude.kind === 'point') return pointView(state.interlude, phase !== 'point', phase === 'heard')
  return writingView(state.interlude, phase === 'write' || phase === 'ballot' ? phase : 'lines')
}
export type InterludeView = NonNullable<ReturnType<typeof interludeView>>

/** Returns what this seat has contributed. */
export function interludeHand(state: Table & Interluded, seat: PlayerId) {
  const now = state.interlude
  const own = now?.kind === 'writing' ? now.lines.find((one) => one.by === seat) : undefined
  return {
    at: now?.kind === 'point' ? (now.fingers[seat] ?? null) : null,
    thumb: now?.kind === 'point' ? (now.plea.thumbs[seat] ?? null) : null,
    hasPassed: now?.kind === 'writing' && now.passed.includes(seat),
    line: own ? { id: own.id, text: own.text } : null,
    best: now?.kind === 'writing' ? (now.votes[seat] ?? null) : null,
    /** Whether their line may be shown again with their name. */
    mayQuote: state.written.some((line) => line.id === own?.id && line.mayQuote),
  }
}
export type InterludeHand = ReturnType<typeof interludeHand>
