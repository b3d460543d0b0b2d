import { accept, type Intensity, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { dares } from '../decks/dares/index.ts'
import { truths } from '../decks/truths/index.ts'
import {
  type Attempt,
  attemptBy,
  type Context,
  countMoment,
  dealCards,
  enterPhase,
  FEWEST_TO_PLAY,
  isLastRound,
  judge,
  type NewTable,
  nextTurn,
  type Phase,
  payGains,
  presentPlayers,
  type Ruling,
  rulingOf,
  say,
  seatedPlayers,
  seatJury,
  shares,
  silent,
  TURNS_EACH,
  undecided,
} from '../kit/index.ts'
import { CARDS, type Kind, type Move, type PhaseName, type State } from './state.ts'

export const TRUTH = 500
/** By the evening's intensity, not the card's: a muted topic or a used-up deck costs nobody points. */
export const DARE: Readonly<Record<Intensity, number>> = { Mild: 600, Medium: 800, Intense: 1000 }
export const STREAK = 200
const STREAK_LENGTH = 3

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextPlayer },
  choose: { seconds: 20, owes: (state) => (state.choice === null ? actor(state) : []), end: toDeal },
  deal: {
    seconds: 20,
    owes: (state) => (state.kept === null && state.cards.length > 0 ? actor(state) : []),
    end: toPerform,
  },
  perform: {
    seconds: (state) => (state.kind === 'dare' ? 90 : 60),
    owes: (state) => (state.attempt ? silent(state.attempt) : []),
    end: toVerdict,
  },
  verdict: {
    seconds: 15,
    owes: (state) => (state.attempt ? undecided(state.attempt) : []),
    together: true,
    end: toReveal,
  },
  reveal: { seconds: 6, end: nextPlayer },
  over: { seconds: null, end: (state) => state },
}

const NOTHING_YET = {
  choice: null,
  kind: null,
  worth: 0,
  cards: [],
  kept: null,
  hasSwapped: false,
  attempt: null,
  gains: {},
  isDouble: false,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NOTHING_YET,
    streaks: {},
  }
  return nextPlayer(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'choose': {
      if (phase !== 'choose') return refuse('wrong-phase')
      return by === state.turn ? accept({ ...state, choice: move.choice }) : refuse('not-your-turn')
    }
    case 'keep': {
      if (phase !== 'deal') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return keepCard(state, move.card)
    }
    case 'swap': {
      if (phase !== 'deal') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return state.hasSwapped ? refuse('already-done') : accept({ ...dealt(state, context), hasSwapped: true })
    }
    case 'done':
    case 'pass': {
      if (phase !== 'perform' || !state.attempt) return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return attempted(state, say(state.attempt, by, move.type))
    }
    case 'judge': {
      if (phase !== 'verdict' || !state.attempt) return refuse('wrong-phase')
      return attempted(state, judge(state.attempt, by, move.verdict))
    }
  }
}

export function worthOf(kind: Kind, intensity: Intensity): number {
  return kind === 'truth' ? TRUTH : DARE[intensity]
}

/** By its id: a card that was swapped away meanwhile is not taken for the one in its place. */
function keepCard(state: State, id: string): Step<State> {
  const kept = state.cards.findIndex((card) => card.id === id)
  return kept < 0 ? refuse('wrong-phase') : accept({ ...state, kept })
}

/** The card on the table; nothing kept means the first. */
export function cardOf(state: State): State['cards'][number] | null {
  return state.cards[state.kept ?? 0] ?? null
}

/** Half is half of the points and ends a streak; so does a pass. */
export function isAccepted(ruling: Ruling): boolean {
  return ruling.kind === 'judged' && ruling.verdict === 'did-it'
}

/** What the turn brings before doubling, when so many were accepted in a row including this one. */
export function earned(worth: number, share: number, streak: number): number {
  const bonus = streak > 0 && streak % STREAK_LENGTH === 0 ? STREAK : 0
  return Math.round(worth * share) + bonus
}

function actor(state: State): readonly PlayerId[] {
  return state.turn === null ? [] : [state.turn]
}

function attempted(state: State, step: Step<Attempt>): Step<State> {
  return step.ok ? accept({ ...state, attempt: step.state }) : step
}

function nextPlayer(before: State, context: Context): State {
  const each = TURNS_EACH[context.settings.duration]
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, each)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  return enterPhase({ ...next, ...NOTHING_YET, isDouble: isLastRound(next, each) }, 'choose', phases, context)
}

/** Nothing chosen: truth. Nothing chosen by somebody who is away: the turn goes on. */
function toDeal(state: State, context: Context): State {
  const isAway = !presentPlayers(state, context).some((id) => id === state.turn)
  if (state.choice === null && isAway) return nextPlayer(state, context)
  const choice = state.choice ?? 'truth'
  const drawn = context.random() < 0.5 ? 'truth' : 'dare'
  const kind = choice === 'surprise' ? drawn : choice
  const chosen: State = { ...state, choice, kind, worth: worthOf(kind, context.settings.intensity) }
  return enterPhase(dealt(chosen, context), 'deal', phases, context)
}

function dealt(state: State, context: Context): State {
  const deck = state.kind === 'dare' ? dares : truths
  const { state: next, cards } = dealCards(state, deck, CARDS, context, actor(state))
  return { ...next, cards: cards.map(({ id, text }) => ({ id, text })) }
}

function toPerform(state: State, context: Context): State {
  const performers = cardOf(state) ? actor(state) : []
  return enterPhase({ ...state, kept: state.kept ?? 0, attempt: attemptBy(performers) }, 'perform', phases, context)
}

function toVerdict(state: State, context: Context): State {
  const attempt =
    state.attempt && seatJury(state.attempt, presentPlayers(state, context), seatedPlayers(state, context))
  return enterPhase({ ...state, attempt }, 'verdict', phases, context)
}

function toReveal(state: State, context: Context): State {
  const { attempt, turn, kind } = state
  if (!attempt || turn === null || kind === null) return enterPhase(state, 'reveal', phases, context)
  const ruling = rulingOf(attempt)
  const streak = isAccepted(ruling) ? (state.streaks[turn] ?? 0) + 1 : 0
  const points = earned(state.worth, shares(attempt)[turn] ?? 0, streak)
  const paid = payGains(
    { ...state, streaks: { ...state.streaks, [turn]: streak } },
    { [turn]: points },
    state.isDouble ? 2 : 1,
  )
  return enterPhase(remembered(paid, turn, kind, ruling), 'reveal', phases, context)
}

function remembered(state: State, turn: PlayerId, kind: Kind, ruling: Ruling): State {
  if (ruling.kind === 'passed') return countMoment(state, 'pass', turn)
  return isAccepted(ruling) ? countMoment(state, kind, turn) : state
}
