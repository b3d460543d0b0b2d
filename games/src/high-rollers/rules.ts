import type { PlayerId } from '@highjinks/protocol'
import {
  attemptBy,
  beginFillerIfDue,
  type Context,
  closeApplause,
  endLap,
  enterPhase,
  FEWEST_TO_PLAY,
  interludePhases,
  isDoubleLap,
  isLapOver,
  type Length,
  type NewTable,
  NO_APPLAUSE,
  NO_INTERLUDE,
  nextTurn,
  OVER,
  type Phase,
  payLoudest,
  pickOne,
  presentPlayers,
  type Road,
  required,
  sealRoll,
  seatJury,
  silent,
  undecided,
} from '../kit/index.ts'
import { dealt, dealtPair, performersOf } from './cards.ts'
import { foreseers, scoreForesight, whatCame } from './foresight.ts'
import { remembered } from './moments.ts'
import { choicesOf, named, withNewcomers } from './naming.ts'
import { decisionOf, isAimed, payCalls, payForesight, payTurn } from './pay.ts'
import { cast, luckOf, TASKS, type Task } from './roll.ts'
import type { PhaseName, State } from './state.ts'
import { mostWanted, pickVoters, wildVoters } from './votes.ts'

/** How long the dice tumble at the beginning of `keep`: what they show can be acted on only after. */
export const TUMBLE_MS = 2200
const SECONDS = { ready: 5, keep: 14, roll: 3, wild: 8, name: 8, pick: 10, verdict: 12, score: 5 }
/** An answer is shorter than a stunt, and two take longer than one. */
const PERFORMANCE: Readonly<Record<Task, number>> = { Truth: 60, Hit: 75, Pass: 75, Challenge: 90 }

const road: Road<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: nextRoller,
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  ...interludePhases(road),
  new: { seconds: 0, end: nextRoller },
  ready: { seconds: SECONDS.ready, owes: (state) => (state.isThrown ? [] : roller(state)), end: toKeep },
  keep: {
    seconds: SECONDS.keep,
    owes: (state) => (state.decision === null ? roller(state) : []),
    awaits: (state) => callersOf(state).filter((id) => !state.calls[id]),
    end: decided,
  },
  roll: { seconds: SECONDS.roll, end: toTask },
  wild: {
    seconds: SECONDS.wild,
    owes: (state) => state.voters.filter((id) => !state.wishes[id]),
    together: true,
    end: (state, context) => toName({ ...state, task: mostWanted(state.wishes, TASKS, context.random) }, context),
  },
  name: {
    seconds: SECONDS.name,
    owes: (state) => (state.target === null ? roller(state) : []),
    busy: foreseers,
    end: toCard,
  },
  pick: {
    seconds: SECONDS.pick,
    owes: (state) => state.voters.filter((id) => !state.picks[id]),
    together: true,
    end: picked,
  },
  act: {
    seconds: (state) => PERFORMANCE[required(state.task)],
    isPerformance: true,
    owes: (state) => silent(required(state.attempt)),
    end: toVerdict,
  },
  verdict: {
    seconds: SECONDS.verdict,
    owes: (state) => undecided(required(state.attempt)),
    busy: foreseers,
    together: true,
    end: toScore,
  },
  score: {
    seconds: SECONDS.score,
    end: (state, context) => beginFillerIfDue(state, context, road) ?? nextRoller(state, context),
  },
  over: OVER,
}

/** How often what does not come in every turn comes. */
const OFTEN = { push: 1 / 2, burn: 1 / 4, wild: 1 / 5, named: 1 / 2 }
const MEAN_PERFORMANCE = TASKS.reduce((sum, task) => sum + PERFORMANCE[task] / TASKS.length, 0)

export const length: Length = {
  lap: (players) =>
    players *
    (0.5 * (SECONDS.ready + SECONDS.keep + SECONDS.verdict) +
      OFTEN.push * SECONDS.roll +
      0.5 * (OFTEN.wild * SECONDS.wild + OFTEN.named * SECONDS.name + OFTEN.burn * SECONDS.pick) +
      0.8 * MEAN_PERFORMANCE +
      SECONDS.score),
  hasFillers: true,
}

const NOTHING_YET = {
  sealed: null,
  isThrown: false,
  faces: null,
  decision: null,
  calls: {},
  luck: null,
  task: null,
  voters: [],
  wishes: {},
  choices: [],
  target: null,
  pair: [],
  picks: {},
  card: null,
  shunned: null,
  spare: null,
  hasSwapped: false,
  attempt: null,
  foreseen: {},
  foresight: {},
  taskGains: {},
  callGains: {},
  gains: {},
  loudest: [],
  isDouble: false,
}

export function setup(table: NewTable, context: Context): State {
  return nextRoller({ ...table, ...NO_INTERLUDE, ...NO_APPLAUSE, ...NOTHING_YET, rolls: [], namings: {} }, context)
}

/** A card that its author took back: where it lies another is dealt, and what was said about it counts no more. */
export function redeal(state: State, cardId: string, context: Context): State {
  const { card, pair, shunned, spare } = state
  if (![card, shunned, spare, ...pair].some((one) => one?.id === cardId)) return state
  const forget = (one: State['card']) => (one?.id === cardId ? null : one)
  const rest: State = { ...state, card: forget(card), shunned: forget(shunned), spare: forget(spare) }
  if (state.stage.phase === 'pick') return toPick(rest, context)
  if (card?.id !== cardId) return rest
  if (state.stage.phase === 'keep') return toKeeping({ ...rest, decision: null, calls: {} }, context)
  // Once it has been performed only the text goes.
  return state.stage.phase === 'act' ? toAct(rest, context) : rest
}

function roller(state: State): readonly PlayerId[] {
  return [required(state.turn)]
}

export function callersOf(state: State): readonly PlayerId[] {
  return state.order.filter((id) => id !== state.turn)
}

/** The roll is sealed before anybody shakes. */
function nextRoller(before: State, context: Context): State {
  // Where the last turn of a lap was nobody's, its loudest are still to be paid.
  const { state: paid, loudest } = paidLap(before, context)
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(paid, context, length)
  if (!next) return enterPhase({ ...paid, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const fresh: State = {
    ...withNewcomers(next),
    ...NOTHING_YET,
    loudest: [...loudest],
    isDouble: isDoubleLap(next),
    sealed: sealRoll(context.random),
  }
  return enterPhase(fresh, 'ready', phases, context)
}

function paidLap(state: State, context: Context) {
  return isLapOver(state, context) ? payLoudest(endLap(state, context)) : { state, loudest: [] }
}

/** Nobody shook: they roll by themselves. Nobody there: the turn goes on. */
function toKeep(state: State, context: Context): State {
  const isHere = state.isThrown || presentPlayers(state, context).some((id) => id === state.turn)
  return isHere
    ? toKeeping({ ...thrown(state), sealed: sealRoll(context.random) }, context)
    : nextRoller(state, context)
}

/** A second throw has a seed of its own: the first one's is known by now. A Hit and a Truth lie open from here on. */
function toKeeping(state: State, context: Context): State {
  const { action } = required(state.faces)
  if (action !== 'Hit' && action !== 'Truth') return enterPhase(state, 'keep', phases, context)
  const { state: next, card } = dealt(state, action, roller(state), context)
  return enterPhase({ ...next, card }, 'keep', phases, context)
}

function thrown(state: State): State {
  const { round, rolls } = state
  const { hash, seed } = required(state.sealed)
  const faces = cast(seed)
  return { ...state, faces, rolls: [...rolls, { round, by: required(state.turn), hash, seed, faces }] }
}

function decided(before: State, context: Context): State {
  const state = payCalls(before)
  if (decisionOf(state) === 'keep') return toTask({ ...state, sealed: null }, context)
  const again = thrown({ ...state, card: null, shunned: state.card })
  const luck = luckOf(required(state.faces), required(again.faces))
  return enterPhase({ ...again, sealed: null, luck }, 'roll', phases, context)
}

function toTask(state: State, context: Context): State {
  const { action } = required(state.faces)
  if (action !== 'Wild') return toName({ ...state, task: action }, context)
  return enterPhase({ ...state, voters: wildVoters(state, context) }, 'wild', phases, context)
}

/** With nobody else here a Pass or a Challenge is a Hit; the only one to name is named. */
function toName(state: State, context: Context): State {
  if (!isAimed(state.task)) return toCard(state, context)
  const choices = choicesOf(state, context)
  const [only, another] = choices
  if (only === undefined) return toCard({ ...state, task: 'Hit' }, context)
  if (another === undefined) return toCard({ ...named(state, only), choices }, context)
  return enterPhase({ ...state, choices }, 'name', phases, context)
}

/** Nobody named in time: chance names somebody. */
function toCard(state: State, context: Context): State {
  const left = isAimed(state.task) && state.target === null ? pickOne(state.choices, context.random) : undefined
  const chosen = payForesight(scoreForesight(state, state.target))
  const aimed = left === undefined ? chosen : named(chosen, left)
  return state.luck === 'burned' ? toPick(aimed, context) : toAct(aimed, context)
}

function toPick(state: State, context: Context): State {
  const voters = pickVoters(state, context)
  const paired = dealtPair({ ...state, voters, picks: {} }, required(state.task), performersOf(state), context)
  return enterPhase(paired, 'pick', phases, context)
}

function picked(state: State, context: Context): State {
  const id = mostWanted(
    state.picks,
    state.pair.map((card) => card.id),
    context.random,
  )
  const card = state.pair.find((one) => one.id === id) ?? null
  const spare = state.pair.find((one) => one.id !== id) ?? null
  return toAct({ ...state, card, spare, shunned: null, pair: [] }, context)
}

function toAct(state: State, context: Context): State {
  const who = performersOf(state)
  const next = state.card ? { state, card: state.card } : dealt(state, required(state.task), who, context)
  return enterPhase({ ...next.state, card: next.card, attempt: attemptBy(who), claps: {} }, 'act', phases, context)
}

/** Who passed the card on gains by it, and votes only when nobody else can. */
function toVerdict(state: State, context: Context): State {
  const judged = seatJury(required(state.attempt), state, context, roller(state))
  const heard = closeApplause(
    state,
    judged.performers.filter((id) => judged.said[id] !== 'pass'),
  )
  return enterPhase({ ...heard, attempt: judged }, 'verdict', phases, context)
}

function toScore(before: State, context: Context): State {
  const paid = payTurn(scoreForesight(before, whatCame(before)))
  const { state: next, loudest } = paidLap(paid, context)
  return enterPhase(remembered({ ...next, loudest: [...loudest] }), 'score', phases, context)
}
