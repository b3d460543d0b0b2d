import { accept, type PlayerId, refuse, type Settings, type Step } from '@highjinks/protocol'
import { boards } from '../decks/boards/index.ts'
import {
  type Context,
  countMoment,
  dealCards,
  PACE,
  peopleAmong,
  pickOne,
  presentPlayers,
  required,
  shuffle,
} from '../kit/index.ts'
import { GUESS_SECONDS, NEXT_SECONDS, RUN_SECONDS, WATCH_SECONDS } from './length.ts'
import type { Draw, State } from './state.ts'

/** For right guesses in the order of locking; the last value applies to everyone after. */
const SEEN = [200, 150, 100] as const
const UNDERSTOOD = 100
/** A run with so many scenes is remembered. */
const MARATHON = 5
/** With less of the run left than this, no other scene is drawn. */
const LEAST_FOR_A_DRAW_MS = (WATCH_SECONDS + 2) * 1000

/**
 * Deals a board that suits everyone, because everyone reads it; each phone has its own order. Null if no board suits.
 */
export function dealBoard(state: State, context: Context): State | null {
  const { state: dealt, cards } = dealCards(state, boards, 1, context)
  const board = cards[0]
  if (!board) return null
  const scenes = shuffle(board.scenes, context.random)
  const places = scenes.map((_, i) => i)
  const orders = Object.fromEntries(state.order.map((id) => [id, shuffle(places, context.random)]))
  return { ...dealt, board: { id: board.id, scenes }, orders }
}

/** Returns the length of the run. Null without a clock: then it ends after its last scene. */
export function runMilliseconds({ plan }: State, settings: Settings): number | null {
  const pace = PACE[settings.pace]
  return pace === null ? null : Math.round(RUN_SECONDS[settings.duration] * pace * plan.stretch * 1000)
}

export function watchSeconds(state: State): number {
  const { left, draws, rehearsal } = state
  const isFirst = isRehearsing(state) || (draws.length === 1 && rehearsal === null)
  return Math.min(isFirst ? WATCH_SECONDS : NEXT_SECONDS, left === null ? WATCH_SECONDS : left / 1000)
}

/** Shortened at the end of the run. The plan changes the run's length, not its scenes'. */
export function guessSeconds({ left, plan }: State, settings: Settings): number {
  const pace = PACE[settings.pace]
  if (left === null || pace === null) return GUESS_SECONDS
  return Math.min(GUESS_SECONDS, left / 1000 / pace) / plan.stretch
}

/** Subtracts the finished phase from the run. A late clock takes nothing more, and a rehearsal takes nothing. */
export function afterPhase(state: State, context: Context): State {
  const { since, deadline } = state.stage
  if (state.left === null || deadline === null || isRehearsing(state)) return state
  return { ...state, left: state.left - (Math.min(context.now, deadline) - since) }
}

/** Returns whether another scene is drawn: there is time, a scene, the actor is here, and so is someone to guess. */
export function mayDraw(state: State, context: Context): boolean {
  const here = presentPlayers(state, context)
  const isTime = state.left === null || state.left >= LEAST_FOR_A_DRAW_MS
  const isWatched = state.audience.some((id) => here.includes(id))
  return isTime && isWatched && state.draws.length < state.most && here.some((id) => id === state.turn)
}

/** Draws a scene. The first scene of a game is a rehearsal; the run begins after it, with another scene. */
export function drawScene(state: State, context: Context): State {
  const { rehearsal, draws } = state
  const gone = rehearsal && draws.length === 0 ? [rehearsal] : draws
  const fresh = [...required(state.board).scenes.keys()].filter((i) => gone.every(({ scene }) => scene !== i))
  const drawn = { scene: required(pickOne(fresh, context.random)), guesses: [] }
  if (isFirstOfGame(state)) return { ...state, rehearsal: { ...drawn, isOver: false }, hasRehearsed: true }
  return { ...state, draws: [...state.draws, drawn] }
}

export function isRehearsing({ rehearsal }: Pick<State, 'rehearsal'>): boolean {
  return rehearsal !== null && !rehearsal.isOver
}

export function endRehearsal(state: State): State {
  return state.rehearsal ? { ...state, rehearsal: { ...state.rehearsal, isOver: true } } : state
}

/** Also reads the moments, for games that were stored before they said whether they had rehearsed. */
export function isFirstOfGame({ hasRehearsed, moments }: State): boolean {
  return !hasRehearsed && Object.values(moments['stage'] ?? {}).every((scenes) => scenes === 0)
}

/** Returns the current or last scene. */
export function lastDraw(state: State): Draw | undefined {
  return isRehearsing(state) ? required(state.rehearsal) : state.draws.at(-1)
}

/** Returns the scene before the current one. */
export function drawBefore({ draws, rehearsal }: State): Draw | undefined {
  return draws.length === 1 && rehearsal ? rehearsal : draws.at(-2)
}

export function hasGuessed(state: State, id: PlayerId): boolean {
  return lastDraw(state)?.guesses.some(({ by }) => by === id) ?? false
}

export function rightGuesses({ scene, guesses }: Draw): readonly PlayerId[] {
  return guesses.filter((guess) => guess.scene === scene).map(({ by }) => by)
}

/** Recognized scenes are struck; one that nobody recognized stays on the board, and isn't drawn again. */
export function struckScenes(finished: readonly Draw[]): readonly number[] {
  const solved = finished.filter((draw) => rightGuesses(draw).length > 0)
  return solved.map(({ scene }) => scene).toSorted((a, b) => a - b)
}

export function guess(state: State, by: PlayerId, draw: number, scene: number): Step<State> {
  const now = lastDraw(state)
  if (!now || draw !== state.draws.length) return refuse('wrong-phase')
  if (!state.audience.includes(by)) return refuse('not-allowed')
  if (hasGuessed(state, by)) return refuse('already-done')
  if (struckScenes(state.draws.slice(0, -1)).includes(scene)) return refuse('not-allowed')
  const guessed = { ...now, guesses: [...now.guesses, { by, scene }] }
  if (state.rehearsal && isRehearsing(state)) return accept({ ...state, rehearsal: { ...state.rehearsal, ...guessed } })
  return accept({ ...state, draws: [...state.draws.slice(0, -1), guessed] })
}

/** Computes what a scene pays the players who recognized it, and its actor. */
export function worth(draw: Draw, actor: PlayerId, state: Pick<State, 'house'>): Readonly<Record<PlayerId, number>> {
  const right = peopleAmong(rightGuesses(draw), state)
  const gains: Record<PlayerId, number> = {}
  for (const [i, id] of right.entries()) gains[id] = required(SEEN[Math.min(i, SEEN.length - 1)])
  if (right.length > 0) gains[actor] = right.length * UNDERSTOOD
  return gains
}

/** Counts a run's moments for the end of the evening. */
export function rememberRun(state: State): State {
  const { draws, audience } = state
  const turn = required(state.turn)
  let next = countMoment(state, 'stage', turn, draws.length)
  if (draws.length === MARATHON) next = countMoment(next, 'marathon', turn)
  for (const draw of draws) next = rememberDraw(next, draw, turn)
  const sawAll = audience.filter((id) => draws.every((draw) => rightGuesses(draw).includes(id)))
  return draws.length < 2 ? next : sawAll.reduce((now, id) => countMoment(now, 'sweep', id), next)
}

function rememberDraw(state: State, draw: Draw, actor: PlayerId): State {
  const right = rightGuesses(draw)
  const [first, second] = right
  let next = countMoment(state, right.length > 0 ? 'clear' : 'riddle', actor, Math.max(1, right.length))
  for (const { by, scene } of draw.guesses) next = countMoment(next, scene === draw.scene ? 'sharp' : 'vision', by)
  if (right.length > 1 && right.length === state.audience.length) next = countMoment(next, 'book', actor)
  if (first !== undefined && second !== undefined) next = countMoment(next, 'quick', first)
  if (first !== undefined && second === undefined && draw.guesses.length > 1) next = countMoment(next, 'alone', first)
  const last = draw.guesses.at(-1)
  if (last && draw.guesses.length > 2 && last.scene === draw.scene) next = countMoment(next, 'patient', last.by)
  return next
}
