import type { PlayerId } from '@highjinks/protocol'
import {
  addGains,
  type Context,
  callGains,
  countMoment,
  inTens,
  payGains,
  type Ruling,
  required,
  rulingOf,
  shares,
} from '../kit/index.ts'
import { heard, scoreBets } from './bets.ts'
import { layDown } from './caught.ts'
import type { Sources, State } from './state.ts'
import { isJudged, JACKPOT, jackpotMissed, taskOf } from './wheel.ts'

const DONE = 600
const SWAPPED = 400
const GIVEN = 300
const SAID_WHY = 150
const LAID_DOWN = 300

type Gains = Readonly<Record<PlayerId, number>>

/** Pays the turn's results from any phase, counts its moments, and updates rules and jackpot. */
export function payTurn(before: State, court: Gains, context: Context): State {
  const attempt = heard(required(before.attempt), context)
  const state: State = { ...before, attempt }
  const bets = scoreBets(before, context)
  const fromTask = taskGains(state)
  const fromCalls =
    state.picked === null ? {} : callGains(state, state.calls, (call) => call === state.picked, state.turn)
  const isJackpot = taskOf(state) === 'jackpot'
  const factor = state.isDouble ? 2 : 1
  const times = (gains: Gains, by: number) =>
    Object.fromEntries(Object.entries(gains).map(([id, points]) => [id, points * by]))
  const sources: Sources = {
    task: times(fromTask, isJackpot ? 1 : factor),
    bets: times(bets.gains, factor),
    calls: times(fromCalls, factor),
    court: { ...court },
  }
  const all = addGains(sources.task, sources.bets, sources.calls, sources.court)
  const paid = payGains(withHouse(state, fromTask), all, 1)
  return remembered({ ...paid, sources, returned: [...bets.returned] }, bets.right)
}

/** Applies a new rule, and a won or missed jackpot. */
function withHouse(state: State, fromTask: Gains): State {
  const { picked, jackpot } = state
  const turn = required(state.turn)
  const rule = state.offered.find(({ id }) => id === picked)
  if (rule) return layDown(state, rule, turn)
  if (taskOf(state) !== 'jackpot') return state
  const taken = fromTask[turn] ?? 0
  return { ...state, jackpot: taken > 0 ? JACKPOT : jackpotMissed(jackpot) }
}

/** Computes what the segment's task paid, before doubling. */
function taskGains(state: State): Gains {
  const { picked, partner } = state
  const attempt = required(state.attempt)
  const turn = required(state.turn)
  switch (taskOf(state)) {
    case 'duel':
    case 'dare':
      return positive(Object.entries(shares(attempt)).map(([id, share]) => [id, DONE * share]))
    case 'swap': {
      const each = SWAPPED * (shares(attempt)[turn] ?? 0)
      return positive([turn, partner].flatMap((id) => (id === null ? [] : [[id, each] as const])))
    }
    case 'gift':
      if (picked === null) return {}
      return positive([
        [picked, GIVEN],
        [turn, attempt.said[turn] === 'done' ? SAID_WHY : 0],
      ])
    case 'rule':
      return picked === null ? {} : { [turn]: LAID_DOWN }
    case 'jackpot':
      return positive([[turn, state.jackpot * jackpotShare(rulingOf(attempt))]])
  }
}

/** Did it pays half of it, a legend all. */
function jackpotShare(ruling: Ruling): number {
  if (ruling.kind !== 'judged') return 0
  return ({ dodged: 0, half: 0, 'did-it': 0.5, legend: 1 } as const)[ruling.verdict]
}

function positive(entries: readonly (readonly [PlayerId, number])[]): Gains {
  return Object.fromEntries(entries.filter(([, points]) => points > 0).map(([id, points]) => [id, inTens(points)]))
}

function remembered(state: State, right: readonly PlayerId[]): State {
  const { picked, sources, calls } = state
  const turn = required(state.turn)
  const segment = taskOf(state)
  const counted = right.reduce((next, id) => countMoment(next, 'hunch', id), state)
  const [lone, another] = right
  const bets = Object.values(state.bets)
  // A returned bet on the same also counts as belief.
  const isAlone = bets.filter((on) => on === state.bets[lone ?? '']).length === 1
  const isLone = lone !== undefined && another === undefined && isAlone && bets.length > 2
  const next = isLone ? countMoment(counted, 'believer', lone) : counted
  if (isJudged(segment)) return withDeeds(next, turn, rulingOf(required(state.attempt)))
  if (picked === null) return next
  const readers = Object.keys(calls).filter((id) => calls[id] === picked)
  const read = readers.reduce((some, id) => countMoment(some, 'reader', id), next)
  const isSecret = readers.length === 0 && (sources.calls[turn] ?? 0) > 0
  const closed = isSecret ? countMoment(read, 'unread', turn) : read
  if (segment === 'rule') return countMoment(closed, 'law', turn)
  return countMoment(countMoment(closed, 'gift', turn), 'darling', picked)
}

function withDeeds(state: State, turn: PlayerId, ruling: Ruling): State {
  if (ruling.kind === 'crowned') return ruling.winner === null ? state : countMoment(state, 'duel', ruling.winner)
  if (ruling.kind !== 'judged') return state
  const isDone = ruling.verdict === 'did-it' || ruling.verdict === 'legend'
  const both = state.partner === null ? [turn] : [turn, state.partner]
  const legends = ruling.verdict === 'legend' ? both : []
  const next = legends.reduce((some, id) => countMoment(some, 'legend', id), state)
  if (!isDone) return next
  const segment = taskOf(state)
  if (segment === 'swap') return both.reduce((some, id) => countMoment(some, 'swap', id), next)
  return segment === 'jackpot' || segment === 'dare' ? countMoment(next, segment, turn) : next
}
