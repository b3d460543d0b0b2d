import type { PlayerId } from '@highjinks/protocol'
import {
  type Attempt,
  askToExplain,
  attemptBy,
  beginBest,
  beginFillerIfDue,
  beginInterlude,
  bestPhases,
  type Context,
  clapsLeft,
  closeApplause,
  endLap,
  enterPhase,
  explainPhase,
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
  NOTHING_TO_EXPLAIN,
  nextTurn,
  OVER,
  opensLastLap,
  type Phase,
  required,
  seatJury,
  signCard,
  silent,
  undecided,
  withDeeds,
} from '../kit/index.ts'
import { bettorsOf, contendersOf, hasPerformed, performersOf, stillBetting, withHelpFor } from './bets.ts'
import { afterTurn, closeTrials, openTrials, RULE_TURNS, stillFinding, trialsOf } from './caught.ts'
import { payTurn } from './pay.ts'
import { length, SECONDS } from './seconds.ts'
import type { PhaseName, State } from './state.ts'
import { asked, dealt, partnersOf } from './task.ts'
import {
  draw,
  isForAll,
  isJudged,
  JACKPOT,
  jackpotMissed,
  LEAD_MS,
  type Segment,
  SPIN_MS,
  type Task,
  taskOf,
} from './wheel.ts'

/** The start and end of interludes, on the wheel and between turns. */
export const HOOKS: InterludeHooks<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: toNext,
}

const BEST_AWARD_HOOKS: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: (state, context) => nextSpin({ ...state, deeds: {} }, context),
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextSpin },
  finale: { seconds: FINALE_SECONDS, end: (state, context) => enterPhase(state, 'spin', phases, context) },
  spin: {
    seconds: SECONDS.spin,
    isPerformance: true,
    owes: (state) => (state.isPulled ? [] : [required(state.turn)]),
    end: toTurning,
  },
  turning: { seconds: SECONDS.turning, isPerformance: true, end: toTask },
  bet: {
    seconds: SECONDS.bet,
    owes: () => [],
    awaits: stillBetting,
    end: (state, context) =>
      contendersOf(required(state.attempt)).length > 0
        ? enterPhase(state, 'resolve', phases, context)
        : toScore(state, context),
  },
  pick: { seconds: SECONDS.pick, owes: stillPicking, awaits: stillCalling, end: afterPick },
  resolve: {
    seconds: (state) => (taskOf(state) === 'gift' ? SECONDS.why : SECONDS.resolve),
    isPerformance: true,
    owes: (state) => silent(required(state.attempt)),
    end: toVerdict,
  },
  verdict: {
    isPerformance: true,
    seconds: (state) => SECONDS.verdict + SECONDS.trial * trialsOf(state).length,
    owes: (state) => [...new Set([...undecided(required(state.attempt)), ...stillFinding(state)])],
    together: true,
    end: toScore,
  },
  score: {
    seconds: (state) => SECONDS.score + facesSeconds(required(state.attempt)),
    busy: (state) => state.order.filter((id) => clapsLeft(state, id, performersOf(state)) > 0 && hasPerformed(state)),
    end: toExplain,
  },
  explain: explainPhase(toNext),
  ...bestPhases(BEST_AWARD_HOOKS),
  ...interludePhases(HOOKS),
  over: OVER,
}

const NOTHING_YET = {
  isPulled: false,
  card: null,
  hasSwapped: false,
  partner: null,
  declined: [],
  offered: [],
  receivers: [],
  picked: null,
  calls: {},
  bettors: [],
  bets: {},
  attempt: null,
  sources: { task: {}, bets: {}, calls: {}, court: {} },
  gains: {},
  returned: [],
  isDouble: false,
  claps: {},
  ...NOTHING_TO_EXPLAIN,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NO_APPLAUSE,
    ...NO_INTERLUDE,
    ...NO_BEST,
    deeds: {},
    ...NOTHING_YET,
    wheel: null,
    spun: [],
    jackpot: JACKPOT,
    houseRules: [],
    charges: [],
    dueled: {},
  }
  return nextSpin(empty, context)
}

/** Deals another card for the same segment; its bets and calls are void. */
export function dealAnew(state: State, segment: Task, context: Context): State {
  const { performers } = required(state.attempt)
  return begin(dealt({ ...state, attempt: attemptBy(performers) }, segment, context), segment, context)
}

/** The player has their task, and the others something to say about it. */
export function begin(state: State, segment: Task, context: Context): State {
  const blank: State = { ...state, picked: null, calls: {}, bets: {}, bettors: [], claps: {} }
  if (performersOf(blank).length === 0) return toScore(blank, context)
  if (!isJudged(segment)) return enterPhase(blank, 'pick', phases, context)
  const bettors = [...bettorsOf(blank, context)]
  return enterPhase({ ...blank, bettors }, bettors.length > 0 ? 'bet' : 'resolve', phases, context)
}

/** Without a choice there is nothing to call. */
export function mayCall({ offered, receivers, turn }: State, id: PlayerId): boolean {
  return id !== turn && offered.length + receivers.length > 1
}

function stillPicking(state: State): readonly PlayerId[] {
  return state.picked === null ? silent(required(state.attempt)) : []
}

function stillCalling(state: State): readonly PlayerId[] {
  const isOff = state.picked === null && stillPicking(state).length === 0
  return isOff ? [] : state.order.filter((id) => mayCall(state, id) && state.calls[id] === undefined)
}

function nextSpin(before: State, context: Context): State {
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, length)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const fresh: State = { ...next, ...NOTHING_YET, ...afterTurn(next, next.round), isDouble: isDoubleLap(next) }
  return enterPhase(fresh, opensLastLap(next) ? 'finale' : 'spin', phases, context)
}

/** The draw is made and sent before anything moves. */
function toTurning(state: State, context: Context): State {
  const fromAngle = state.wheel?.restAngle ?? 0
  const startAt = context.now + LEAD_MS
  const { spun, round, rounds } = state
  const drawn = draw({ spun, barred: barred(state, context), isLate: round > rounds / 2 }, context.random)
  const wheel = { ...drawn, spin: round, fromAngle, startAt, duration: SPIN_MS }
  return enterPhase({ ...state, wheel, spun: [...spun, drawn.segment] }, 'turning', phases, context)
}

/** Rules that couldn't last their turns, and Swaps without a partner, are barred. */
function barred(state: State, context: Context): readonly Segment[] {
  const { turn, round, rounds, isDouble } = state
  const mayRule = !isDouble && rounds - round >= RULE_TURNS
  const maySwap = turn !== null && partnersOf(state, turn, context).length > 0
  return [...(mayRule ? [] : (['rule'] as const)), ...(maySwap ? [] : (['swap'] as const))]
}

/** Cheering the wheel doesn't use up the three claps for what follows. */
function toTask(before: State, context: Context): State {
  const { segment } = required(before.wheel)
  const missed = segment === 'jackpot' ? before.jackpot : jackpotMissed(before.jackpot)
  const state: State = { ...before, jackpot: missed, claps: {} }
  if (segment === 'writing' || segment === 'point') return beginInterlude(state, segment, context, HOOKS)
  return begin(asked(state, segment, context), segment, context)
}

/** A gift still needs an explanation. */
function afterPick(state: State, context: Context): State {
  if (taskOf(state) !== 'gift' || state.picked === null) return toScore(state, context)
  return enterPhase(state, 'resolve', phases, context)
}

function toVerdict(state: State, context: Context): State {
  const { partner } = state
  if (!isJudged(taskOf(state))) return toScore(state, context)
  const seated = seatJury(required(state.attempt), state, context, partner === null ? [] : [partner])
  const judged: Attempt = withHelpFor(seated, state, context)
  if (judged.voters.length === 0) return toScore({ ...state, attempt: judged }, context)
  return enterPhase(openTrials({ ...state, attempt: judged }, context), 'verdict', phases, context)
}

function toScore(before: State, context: Context): State {
  const { state, court } = closeTrials(before)
  return enterPhase(payTurn(withTask(state), court, context), 'score', phases, context)
}

/** Stores what was performed, for the best of the round. */
function withTask(state: State): State {
  const { attempt, card, partner } = state
  const contenders = attempt ? contendersOf(attempt) : []
  if (!card || contenders.length === 0 || !isJudged(taskOf(state))) return state
  return signCard(withDeeds(state, partner === null ? contenders : [...contenders, partner], card), card.id)
}

/** A player alone against everyone explains why. */
function toExplain(state: State, context: Context): State {
  const asked = askToExplain(state, required(state.attempt), context)
  return asked ? enterPhase(asked, 'explain', phases, context) : toNext(state, context)
}

/** Between turns comes an interlude, but never twice in a row; at the end of a round its best award. */
function toNext(before: State, context: Context): State {
  const state: State = closeApplause({ ...before, ...NOTHING_TO_EXPLAIN })
  const wasForAll = state.wheel !== null && isForAll(state.wheel.segment)
  const filler = wasForAll ? null : beginFillerIfDue(state, context, HOOKS)
  if (filler) return filler
  if (!isLapOver(state, context)) return nextSpin(state, context)
  return beginBest(endLap(state, context), Object.keys(state.deeds), context, BEST_AWARD_HOOKS)
}
