import type { PlayerId } from '@highjinks/protocol'
import {
  attemptBy,
  beginBest,
  beginFillerIfDue,
  bestPhases,
  type Context,
  endLap,
  enterPhase,
  FEWEST_TO_PLAY,
  FINALE_SECONDS,
  facesSeconds,
  type InterludeHooks,
  interludePhases,
  isDoubleLap,
  isLapOver,
  type LapRoad,
  type NewTable,
  NO_APPLAUSE,
  NO_BEST,
  NO_INTERLUDE,
  nextTurn,
  OVER,
  opensLastLap,
  type Phase,
  pickOne,
  presentPlayers,
  redealWriting,
  required,
  sealRoll,
  seatJury,
  signCard,
  silent,
  undecided,
  withDeeds,
  withoutDeed,
} from '../kit/index.ts'
import { dealt, dealtPair, performersOf } from './cards.ts'
import { foreseers, scoreForesight } from './foresight.ts'
import { factorOf, MOST_PUSHES, pourJar, stakeOf, thrownActions } from './gamble.ts'
import { BUST_SECONDS, length, PERFORMANCE, SECONDS } from './length.ts'
import { remembered } from './moments.ts'
import { choicesOf, named, withNewcomers } from './naming.ts'
import { isAimed, payCalls, payForesight, payTurn } from './pay.ts'
import { cast, TASKS } from './roll.ts'
import type { PhaseName, State } from './state.ts'
import { mostWanted, pickVoters, wildVoters } from './votes.ts'

const hooks: InterludeHooks<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: nextRoller,
}

/** The best players of the round also get the jar. */
const bestAwardHooks: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(phase === 'curtain' ? pourJar(state) : state, phase, phases, context),
  after: (state, context) => nextRoller({ ...state, deeds: {}, poured: {} }, context),
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  ...interludePhases(hooks),
  ...bestPhases(bestAwardHooks),
  new: { seconds: 0, end: nextRoller },
  finale: { seconds: FINALE_SECONDS, end: (state, context) => enterPhase(state, 'ready', phases, context) },
  ready: {
    seconds: SECONDS.ready,
    // The others cheer the player who shakes the dice.
    isPerformance: true,
    owes: (state) => (state.isThrown ? [] : roller(state)),
    end: toKeep,
  },
  keep: {
    seconds: (state) => (state.pushes === 0 ? SECONDS.keep : SECONDS.again),
    owes: (state) => (state.decision === null ? roller(state) : []),
    awaits: (state) => callersOf(state).filter((id) => !state.endings[id]),
    busy: shoutersOf,
    end: decided,
  },
  roll: { seconds: (state) => (state.isBust ? BUST_SECONDS : SECONDS.roll), isPerformance: true, end: afterPush },
  wild: {
    seconds: SECONDS.wild,
    owes: (state) => state.electors.filter((id) => !state.wishes[id]),
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
    owes: (state) => state.electors.filter((id) => !state.picks[id]),
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
    together: true,
    end: toScore,
  },
  score: { seconds: (state) => SECONDS.score + facesSeconds(required(state.attempt)), end: goOn },
  over: OVER,
}

const NOTHING_YET = {
  sealed: null,
  isThrown: false,
  faces: null,
  decision: null,
  pushes: 0,
  isBust: false,
  endings: {},
  shouts: {},
  task: null,
  electors: [],
  wishes: {},
  choices: [],
  target: null,
  pair: [],
  picks: {},
  card: null,
  fled: [],
  hasSwapped: false,
  attempt: null,
  foreseen: {},
  foresight: {},
  taskGains: {},
  callGains: {},
  gains: {},
  isDouble: false,
}

export function setup(table: NewTable, context: Context): State {
  const empty = { ...table, ...NO_INTERLUDE, ...NO_APPLAUSE, ...NO_BEST, ...NOTHING_YET }
  return nextRoller({ ...empty, rolls: [], namings: {}, deeds: {}, jar: 0, poured: {} }, context)
}

/** Replaces a card that its author withdrew; votes about it don't count anymore. */
export function redeal(before: State, cardId: string, context: Context): State {
  const state = redealWriting(withoutDeed(before, cardId), cardId, context, hooks)
  const { card, pair, fled } = state
  if (![card, ...pair, ...fled].some((one) => one?.id === cardId)) return state
  const rest: State = {
    ...state,
    card: card?.id === cardId ? null : card,
    fled: fled.filter((one) => one.id !== cardId),
  }
  if (state.stage.phase === 'pick') return toPick(rest, context)
  if (card?.id !== cardId) return rest
  if (state.stage.phase === 'keep') return toKeeping({ ...rest, decision: null }, context)
  // After the performance, only the text goes.
  return state.stage.phase === 'act' ? toAct(rest, context) : rest
}

function roller(state: State): readonly PlayerId[] {
  return [required(state.turn)]
}

/** The others can only call the end before the first choice. */
export function callersOf(state: State): readonly PlayerId[] {
  const isFirst = state.stage.phase === 'keep' && state.pushes === 0
  return isFirst ? state.order.filter((id) => id !== state.turn) : []
}

/** From the second choice on, callers can still shout. */
export function shoutersOf(state: State): readonly PlayerId[] {
  const isLater = state.stage.phase === 'keep' && state.pushes > 0
  return isLater ? state.order.filter((id) => id !== state.turn) : []
}

/** Returns the player on stage: with the dice first, then the performer. */
export function onStage({ stage: { phase }, turn, attempt }: State): readonly PlayerId[] {
  if ((phase === 'ready' || phase === 'roll') && turn !== null) return [turn]
  return phase === 'act' ? required(attempt).performers : []
}

/** Seals the roll before anyone shakes. */
function nextRoller(before: State, context: Context): State {
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, length)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const fresh: State = {
    ...withNewcomers(next),
    ...NOTHING_YET,
    isDouble: isDoubleLap(next),
    sealed: sealRoll(context.random),
  }
  return enterPhase(fresh, opensLastLap(next) ? 'finale' : 'ready', phases, context)
}

/** If nobody shook, the dice roll on their own. If nobody is there, the turn goes on. */
function toKeep(state: State, context: Context): State {
  const isHere = state.isThrown || presentPlayers(state, context).some((id) => id === state.turn)
  return isHere ? toKeeping(thrown(state), context) : goOn(state, context)
}

/** Gives a push its own seed, because earlier ones are known by now. From here on, a Hit's or Truth's card is open. */
function toKeeping(before: State, context: Context): State {
  const { action } = required(before.faces)
  const state: State = { ...before, decision: null, shouts: {}, claps: {}, sealed: sealRoll(context.random) }
  if (action !== 'Hit' && action !== 'Truth') return enterPhase({ ...state, card: null }, 'keep', phases, context)
  const { state: next, card } = dealt(state, action, roller(state), context)
  return enterPhase({ ...next, card }, 'keep', phases, context)
}

/** Shows the new action; the intensity stays the first throw's. */
function thrown(state: State): State {
  const { round, rolls } = state
  const { hash, seed } = required(state.sealed)
  const fallen = cast(seed)
  const faces = { action: fallen.action, intensity: state.faces?.intensity ?? fallen.intensity }
  return {
    ...state,
    sealed: null,
    faces,
    rolls: [...rolls, { round, by: required(state.turn), hash, seed, faces: fallen }],
  }
}

/** If the clock runs out without a decision, the roll is kept. */
function decided(state: State, context: Context): State {
  if (state.decision !== 'push') return toTask(state, context)
  const lain = thrownActions(state)
  const fled = state.card ? [...state.fled, state.card] : state.fled
  const again = thrown({ ...state, card: null, fled })
  const isBust = lain.includes(required(again.faces).action)
  const pushes = isBust ? state.pushes : state.pushes + 1
  return enterPhase({ ...again, isBust, pushes }, 'roll', phases, context)
}

/** The pot goes to the jar and the group decides, or it grows and can be pushed again. */
function afterPush(state: State, context: Context): State {
  if (state.isBust) {
    const spilled = stakeOf({ ...state, isBust: false }) * factorOf(state)
    return toPick(payCalls({ ...state, jar: state.jar + spilled }), context)
  }
  return state.pushes < MOST_PUSHES ? toKeeping(state, context) : toTask(state, context)
}

function toTask(before: State, context: Context): State {
  const state = { ...payCalls(before), sealed: null }
  const { action } = required(state.faces)
  if (action !== 'Wild') return toName({ ...state, task: action }, context)
  return enterPhase({ ...state, electors: wildVoters(state, context) }, 'wild', phases, context)
}

/** If nobody else is here, a Pass or a Challenge becomes a Hit; a single candidate is named automatically. */
function toName(state: State, context: Context): State {
  if (!isAimed(state.task)) return toCard(state, context)
  const choices = choicesOf(state, context)
  const [only, another] = choices
  if (only === undefined) return toCard({ ...state, task: 'Hit' }, context)
  if (another === undefined) return toCard({ ...named(state, only), choices }, context)
  return enterPhase({ ...state, choices }, 'name', phases, context)
}

/** If nobody was named in time, names someone at random. */
function toCard(state: State, context: Context): State {
  const left = isAimed(state.task) && state.target === null ? pickOne(state.choices, context.random) : undefined
  const chosen = payForesight(scoreForesight(state, state.target))
  return toAct(left === undefined ? chosen : named(chosen, left), context)
}

/** Deals two cards to the roller to pick one. */
function toPick(before: State, context: Context): State {
  const state: State = { ...before, task: null, target: null }
  const electors = pickVoters(state, context)
  const paired = dealtPair({ ...state, electors, picks: {} }, performersOf(state), context)
  return enterPhase(paired, 'pick', phases, context)
}

function picked(state: State, context: Context): State {
  const id = mostWanted(
    state.picks,
    state.pair.map((card) => card.id),
    context.random,
  )
  const card = required(state.pair.find((one) => one.id === id))
  return toAct({ ...state, card, task: card.task ?? state.task, pair: [] }, context)
}

function toAct(before: State, context: Context): State {
  const state: State = { ...before, task: before.task ?? 'Hit' }
  const who = performersOf(state)
  const next = state.card ? { state, card: state.card } : dealt(state, required(state.task), who, context)
  return enterPhase({ ...next.state, card: next.card, attempt: attemptBy(who), claps: {} }, 'act', phases, context)
}

/** A player who passed the card on gains from it, so they only vote if nobody else can. */
function toVerdict(state: State, context: Context): State {
  const attempt = seatJury(required(state.attempt), state, context, roller(state))
  const heard = attempt.performers.filter((id) => attempt.said[id] !== 'pass')
  const { card } = state
  const remembered = card && heard.length > 0 ? signCard(withDeeds(state, heard, card), card.id) : state
  return enterPhase({ ...remembered, attempt, claps: {} }, 'verdict', phases, context)
}

function toScore(state: State, context: Context): State {
  return enterPhase(remembered(payTurn(state)), 'score', phases, context)
}

/** After a round comes the vote for its best player; between two turns an interlude, if there is time. */
function goOn(state: State, context: Context): State {
  if (isLapOver(state, context))
    return beginBest(endLap(state, context), Object.keys(state.deeds), context, bestAwardHooks)
  return beginFillerIfDue(state, context, hooks) ?? nextRoller(state, context)
}
