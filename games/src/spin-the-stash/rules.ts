import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Attempt,
  type Context,
  countMoment,
  crown,
  enterPhase,
  FEWEST_TO_PLAY,
  isLastRound,
  judge,
  type NewTable,
  nextTurn,
  type Phase,
  payGains,
  presentPlayers,
  rulingOf,
  say,
  seatedPlayers,
  seatJury,
  silent,
  TURNS_EACH,
  undecided,
} from '../kit/index.ts'
import type { Move, PhaseName, State } from './state.ts'
import { asked, dealt, isJudged, taskGains } from './task.ts'
import { draw, jackpotAfter, LEAD_MS, POT, REST_MS, SPIN_MS, split } from './wheel.ts'

/** How many turns a house rule outlives the one that made it. */
export const RULE_TURNS = 3

const unanswered = (state: State) => (state.attempt ? silent(state.attempt) : [])

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextSpin },
  stake: {
    seconds: 12,
    owes: (state) => state.order.filter((id) => !state.tokens[id]),
    together: true,
    end: (state, context) => enterPhase(state, 'spin', phases, context),
  },
  spin: {
    seconds: 8,
    owes: (state) => (state.turn === null || state.isPulled ? [] : [state.turn]),
    end: toTurning,
  },
  turning: { seconds: (LEAD_MS + SPIN_MS + REST_MS) / 1000, end: toTask },
  everyone: { seconds: 45, owes: unanswered, together: true, end: toScore },
  resolve: { seconds: 45, owes: unanswered, end: toVerdict },
  verdict: {
    seconds: 15,
    owes: (state) => (state.attempt ? undecided(state.attempt) : []),
    together: true,
    end: toScore,
  },
  score: { seconds: 5, end: nextSpin },
  over: { seconds: null, end: (state) => state },
}

const NOTHING_YET = {
  tokens: {},
  isPulled: false,
  card: null,
  hasSwapped: false,
  choices: [],
  target: null,
  attempt: null,
  tokenGains: {},
  taskGains: {},
  gains: {},
  isDouble: false,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NOTHING_YET,
    wheel: null,
    jackpot: POT,
    houseRules: [],
  }
  return nextSpin(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'stake': {
      if (phase !== 'stake') return refuse('wrong-phase')
      if (state.tokens[by]) return refuse('already-done')
      return accept({ ...state, tokens: { ...state.tokens, [by]: [...move.on] } })
    }
    case 'pull': {
      if (phase !== 'spin') return refuse('wrong-phase')
      return by === state.turn ? accept({ ...state, isPulled: true }) : refuse('not-your-turn')
    }
    case 'swap':
      return swapCard(state, context)
    case 'name': {
      if (phase !== 'resolve' || !state.attempt) return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      if (!state.choices.includes(move.player)) return refuse('not-allowed')
      return attempted({ ...state, target: move.player }, say(state.attempt, by, 'done'))
    }
    case 'done':
    case 'pass': {
      if ((phase !== 'resolve' && phase !== 'everyone') || !state.attempt) return refuse('wrong-phase')
      if (move.type === 'done' && state.choices.length > 0) return refuse('not-allowed')
      return attempted(state, say(state.attempt, by, move.type))
    }
    case 'judge': {
      if (phase !== 'verdict' || !state.attempt) return refuse('wrong-phase')
      return attempted(state, judge(state.attempt, by, move.verdict))
    }
    case 'crown': {
      if (phase !== 'verdict' || !state.attempt) return refuse('wrong-phase')
      return attempted(state, crown(state.attempt, by, move.winner))
    }
  }
}

/** The turn's player may change the card once, as long as nobody has answered it. */
export function canSwap(state: State): boolean {
  const { phase } = state.stage
  const isOpen = (phase === 'resolve' || phase === 'everyone') && state.card !== null && !state.hasSwapped
  return isOpen && Object.keys(state.attempt?.said ?? {}).length === 0
}

function swapCard(state: State, context: Context & { readonly by: PlayerId }): Step<State> {
  const { phase } = state.stage
  if ((phase !== 'resolve' && phase !== 'everyone') || !state.wheel) return refuse('wrong-phase')
  if (context.by !== state.turn) return refuse('not-your-turn')
  if (state.hasSwapped) return refuse('already-done')
  if (!canSwap(state)) return refuse('not-allowed')
  return accept({ ...dealt(state, state.wheel.segment, context), hasSwapped: true })
}

function attempted(state: State, step: Step<Attempt>): Step<State> {
  return step.ok ? accept({ ...state, attempt: step.state }) : step
}

function nextSpin(before: State, context: Context): State {
  const each = TURNS_EACH[context.settings.duration]
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, each)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const houseRules = next.houseRules.filter((rule) => rule.lastRound >= next.round)
  const fresh: State = { ...next, ...NOTHING_YET, houseRules, isDouble: isLastRound(next, each) }
  return enterPhase(fresh, 'stake', phases, context)
}

/** The draw is made and told before anything moves. */
function toTurning(state: State, context: Context): State {
  const fromAngle = state.wheel?.restAngle ?? 0
  const startAt = context.now + LEAD_MS
  const wheel = { ...draw(context.random), spin: state.round, fromAngle, startAt, duration: SPIN_MS }
  return enterPhase({ ...state, wheel }, 'turning', phases, context)
}

function toTask(state: State, context: Context): State {
  const segment = state.wheel?.segment ?? 'breather'
  const phase = segment === 'everyone' ? 'everyone' : 'resolve'
  return enterPhase(asked(state, segment, context), phase, phases, context)
}

function toVerdict(state: State, context: Context): State {
  const { attempt, wheel } = state
  if (!attempt || !wheel || !isJudged(wheel.segment)) return toScore(state, context)
  const judged = seatJury(attempt, presentPlayers(state, context), seatedPlayers(state, context))
  return enterPhase({ ...state, attempt: judged }, 'verdict', phases, context)
}

function toScore(state: State, context: Context): State {
  if (!state.wheel) return enterPhase(state, 'score', phases, context)
  const isJackpot = state.wheel.segment === 'jackpot'
  const pot = (isJackpot ? state.jackpot : POT) * (state.isDouble ? 2 : 1)
  const tokenGains = split(state.tokens, state.wheel.segment, pot)
  const fromTask = taskGains(state)
  const all = [...new Set([...Object.keys(tokenGains), ...Object.keys(fromTask)])]
  const sums = Object.fromEntries(all.map((id) => [id, (tokenGains[id] ?? 0) + (fromTask[id] ?? 0)]))
  const isTaken = isJackpot && Object.keys(tokenGains).length > 0
  const settled: State = {
    ...withRule(state),
    tokenGains: { ...tokenGains },
    taskGains: { ...fromTask },
    jackpot: jackpotAfter(state.jackpot, isTaken),
  }
  return enterPhase(remembered(payGains(settled, sums, 1)), 'score', phases, context)
}

/** A house rule that its player has said yes to. */
function withRule(state: State): State {
  const { turn, card } = state
  if (state.wheel?.segment !== 'rule' || turn === null || !card || state.attempt?.said[turn] !== 'done') return state
  const rule = { text: card.text, by: turn, lastRound: state.round + RULE_TURNS }
  return { ...state, houseRules: [...state.houseRules, rule] }
}

function remembered(state: State): State {
  const { attempt, wheel, turn } = state
  let next = state
  for (const id of Object.keys(state.tokenGains))
    next = countMoment(next, wheel?.segment === 'jackpot' ? 'jackpot' : 'hunch', id)
  if (!attempt || !wheel || turn === null) return next
  const ruling = isJudged(wheel.segment) ? rulingOf(attempt) : null
  if (ruling?.kind === 'crowned' && ruling.winner !== null) next = countMoment(next, 'duel', ruling.winner)
  if (wheel.segment === 'dare' && ruling?.kind === 'judged' && ruling.verdict === 'did-it')
    next = countMoment(next, 'dare', turn)
  return wheel.segment === 'gift' && state.target !== null ? countMoment(next, 'gift', turn) : next
}
