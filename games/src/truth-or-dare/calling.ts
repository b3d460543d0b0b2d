import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { type Context, callGains, peopleFirst, pickOne, required, unreadGain, VERDICTS } from '../kit/index.ts'
import { actor } from './cards.ts'
import { CHOICES, type Outcome, type State } from './state.ts'

/**
 * For a player who asked for a Surprise and knew what the group would pick: on average what being unpredictable pays.
 */
const READ_THE_ROOM = 200

/** Returns who may call what comes next: the others or, for their pick and verdict, the player on turn. */
export function callers(state: State): readonly PlayerId[] {
  const others = state.order.filter((id) => id !== state.turn)
  const { phase } = state.stage
  if (phase === 'choose') return others
  if (phase === 'verdict') return required(state.attempt).voters.length > 0 ? actor(state) : []
  if (phase !== 'deal') return []
  return isRoomsPick(state) ? actor(state) : others
}

/** Returns who picks the card of a Surprise. */
export function pickers(state: State): readonly PlayerId[] {
  const isPicking = state.stage.phase === 'deal' && isRoomsPick(state)
  return isPicking ? state.order.filter((id) => id !== state.turn) : []
}

export function isRoomsPick(state: State): boolean {
  return state.choice === 'surprise'
}

/** Returns who may still call or pick. */
export function undecidedSeats(state: State): readonly PlayerId[] {
  const calling = callers(state).filter((id) => state.calls[id] === undefined)
  return [...calling, ...pickers(state).filter((id) => state.picks[id] === undefined)]
}

export function call(state: State, by: PlayerId, what: string): Step<State> {
  if (!callers(state).includes(by)) return refuse('not-allowed')
  if (state.calls[by] !== undefined) return refuse('already-done')
  return callable(state).includes(what)
    ? accept({ ...state, calls: { ...state.calls, [by]: what } })
    : refuse('wrong-phase')
}

export function pick(state: State, by: PlayerId, card: string): Step<State> {
  if (!pickers(state).includes(by)) return refuse('not-allowed')
  if (state.picks[by] !== undefined) return refuse('already-done')
  const isOnTable = state.cards.some(({ id }) => id === card)
  return isOnTable ? accept({ ...state, picks: { ...state.picks, [by]: card } }) : refuse('wrong-phase')
}

/** Returns what can be called in the current phase. */
export function callable(state: State): readonly string[] {
  const { phase } = state.stage
  if (phase === 'choose') return CHOICES
  return phase === 'verdict' ? VERDICTS : state.cards.map(({ id }) => id)
}

/** Computes what a phase's calls pay, once the outcome is known. */
export function scoreCalls(state: State, phase: keyof State['outcomes'], came: string): State {
  const outcome = Object.keys(state.calls).length === 0 ? null : outcomeOf(state, came)
  return { ...state, calls: {}, outcomes: { ...state.outcomes, [phase]: outcome } }
}

function outcomeOf(state: State, came: string): Outcome {
  const given = Object.entries(state.calls)
  const right = given.filter(([, one]) => one === came).map(([id]) => id)
  const wrong = given.filter(([, one]) => one !== came).map(([id]) => id)
  const isOfRoom = state.stage.phase === 'deal' && isRoomsPick(state)
  if (isOfRoom) return { right, wrong, gains: Object.fromEntries(right.map((id) => [id, READ_THE_ROOM])), unread: 0 }
  const isRight = (one: string) => one === came
  const unread = state.stage.phase === 'verdict' ? 0 : unreadGain(state, state.calls, isRight)
  return { right, wrong, gains: callGains(state, state.calls, isRight, null), unread }
}

/** Returns the card with the most picks; at random in a tie or without picks. */
export function roomsPick(state: State, context: Context): string {
  const people = peopleFirst(Object.keys(state.picks), context)
  const votes = (card: string) => people.filter((id) => state.picks[id] === card).length
  const most = Math.max(0, ...state.cards.map(({ id }) => votes(id)))
  const favorites = state.cards.filter(({ id }) => votes(id) === most)
  return required(pickOne(favorites, context.random)).id
}
