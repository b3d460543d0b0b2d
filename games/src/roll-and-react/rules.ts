import { accept, type Duration, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { boards } from '../decks/boards/index.ts'
import {
  type Board,
  type Context,
  countMoment,
  dealCards,
  enterPhase,
  FEWEST_TO_PLAY,
  isLastRound,
  type NewTable,
  nextTurn,
  type Phase,
  payGains,
  presentPlayers,
  seatedPlayers,
  shuffle,
  TURNS_EACH,
} from '../kit/index.ts'
import { CARDS, type Move, OPTIONS, type PhaseName, type State } from './state.ts'

export const ACT_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 45, Extended: 60 }
/** In the order of locking, among those who are right; the last holds for everybody after. */
const GUESSED = [600, 450, 300, 200] as const
const UNDERSTOOD = 200
const UNDERSTOOD_MOST = 1000
const STAR = 100
/** From this average on it was an ovation. */
const OVATION = 4.5

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextActor },
  brief: { seconds: 15, owes: choosing, end: toAct },
  act: {
    seconds: (_, settings) => ACT_SECONDS[settings.duration],
    owes: (state) => (state.hasPassed ? [] : state.audience.filter((id) => !guessOf(state, id))),
    together: true,
    end: (state, context) => enterPhase(state, 'reveal', phases, context),
  },
  reveal: { seconds: 8, end: toRate },
  rate: {
    seconds: 10,
    owes: (state) => state.audience.filter((id) => state.stars[id] === undefined),
    together: true,
    end: toScore,
  },
  score: { seconds: 5, end: nextActor },
  over: { seconds: null, end: (state) => state },
}

const NOTHING_YET = {
  cards: [],
  kept: null,
  hasSwapped: false,
  hasPassed: false,
  options: [],
  answer: null,
  audience: [],
  guesses: [],
  stars: {},
  gains: {},
  isDouble: false,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NOTHING_YET,
  }
  return nextActor(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  switch (move.type) {
    case 'keep': {
      if (state.stage.phase !== 'brief') return refuse('wrong-phase')
      if (context.by !== state.turn) return refuse('not-your-turn')
      return keepCard(state, move.card)
    }
    case 'swap': {
      if (state.stage.phase !== 'brief') return refuse('wrong-phase')
      if (context.by !== state.turn) return refuse('not-your-turn')
      return state.hasSwapped ? refuse('already-done') : accept({ ...dealt(state, context), hasSwapped: true })
    }
    case 'pass': {
      if (state.stage.phase !== 'brief' && state.stage.phase !== 'act') return refuse('wrong-phase')
      return context.by === state.turn ? accept({ ...state, hasPassed: true }) : refuse('not-your-turn')
    }
    case 'guess': {
      if (state.stage.phase !== 'act') return refuse('wrong-phase')
      if (!state.audience.includes(context.by)) return refuse('not-allowed')
      if (guessOf(state, context.by)) return refuse('already-done')
      return accept({ ...state, guesses: [...state.guesses, { by: context.by, option: move.option }] })
    }
    case 'rate': {
      if (state.stage.phase !== 'rate') return refuse('wrong-phase')
      if (!state.audience.includes(context.by)) return refuse('not-allowed')
      if (state.stars[context.by] !== undefined) return refuse('already-done')
      return accept({ ...state, stars: { ...state.stars, [context.by]: move.stars } })
    }
  }
}

/** The table's average; null when nobody rated. */
export function rating(state: State): number | null {
  const given = Object.values(state.stars)
  return given.length === 0 ? null : given.reduce((sum, stars) => sum + stars, 0) / given.length
}

/** What this turn is worth, before the last round doubles it. */
export function earned(state: State): Readonly<Record<PlayerId, number>> {
  const right = state.guesses.filter((guess) => guess.option === state.answer)
  const gains: Record<PlayerId, number> = {}
  for (const [i, guess] of right.entries()) gains[guess.by] = GUESSED[Math.min(i, GUESSED.length - 1)] ?? 0
  if (state.turn !== null && !state.hasPassed) {
    gains[state.turn] = Math.min(UNDERSTOOD_MOST, right.length * UNDERSTOOD) + Math.round((rating(state) ?? 0) * STAR)
  }
  return gains
}

/** By its id: a card that was swapped away meanwhile is not taken for the one in its place. */
function keepCard(state: State, id: string): Step<State> {
  const kept = state.cards.findIndex((card) => card.id === id)
  return kept < 0 ? refuse('wrong-phase') : accept({ ...state, kept })
}

export function guessOf(state: State, id: PlayerId): State['guesses'][number] | undefined {
  return state.guesses.find((guess) => guess.by === id)
}

function choosing(state: State): readonly PlayerId[] {
  const hasChosen = state.kept !== null || state.hasPassed || state.cards.length === 0
  return state.turn === null || hasChosen ? [] : [state.turn]
}

function nextActor(before: State, context: Context): State {
  const each = TURNS_EACH[context.settings.duration]
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, each)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const fresh: State = { ...next, ...NOTHING_YET, isDouble: isLastRound(next, each) }
  return enterPhase(dealt(fresh, context), 'brief', phases, context)
}

/** Everybody will read the board, so it suits everybody. One of its scenes is played, told from three of the others. */
function dealt(state: State, context: Context): State {
  const { state: next, cards } = dealCards(state, boards, CARDS, context)
  return { ...next, cards: cards.map((board) => sceneOf(board, context)) }
}

function sceneOf(board: Board, context: Context): State['cards'][number] {
  const [text = '', ...others] = shuffle(board.scenes, context.random)
  return { id: board.id, text, neighbours: others.slice(0, OPTIONS - 1) }
}

/** Nothing chosen: the first. An actor who is away and chose nothing has no stage to stand on. */
function toAct(state: State, context: Context): State {
  const card = state.cards[state.kept ?? 0]
  const isMissing = state.kept === null && !presentPlayers(state, context).some((id) => id === state.turn)
  if (!card || state.hasPassed || isMissing) return toScore({ ...state, hasPassed: true }, context)
  const options = shuffle([card.text, ...card.neighbours], context.random)
  const audience = seatedPlayers(state, context).filter((id) => id !== state.turn)
  const scene = { ...state, options, answer: options.indexOf(card.text), audience }
  return enterPhase(scene, 'act', phases, context)
}

/** Who stopped half-way is not rated. */
function toRate(state: State, context: Context): State {
  return state.hasPassed ? toScore(state, context) : enterPhase(state, 'rate', phases, context)
}

function toScore(state: State, context: Context): State {
  const right = state.guesses.filter((guess) => guess.option === state.answer)
  let next = payGains(state, earned(state), state.isDouble ? 2 : 1)
  for (const guess of right) next = countMoment(next, 'sharp', guess.by)
  const { turn } = state
  if (turn !== null && !state.hasPassed) {
    next = countMoment(next, 'clear', turn, right.length)
    if ((rating(state) ?? 0) >= OVATION) next = countMoment(next, 'ovation', turn)
  }
  return enterPhase(next, 'score', phases, context)
}
