import { type Verdict, WORTH } from '../../kit/verdict.ts'
import type { Action } from '../prompt.ts'
import {
  bestOfRound,
  type Course,
  gain,
  type House,
  isDone,
  judgeOf,
  type LocalStep,
  type LocalTurn,
  TWO_VERDICTS,
  thumbsOn,
} from './turn.ts'

const BASE = 200
const EACH_PIP = 100
/** The pot's growth after each number of successful pushes. */
const PUSHED = [0, 100, 300, 700] as const
export const MOST_PUSHES = PUSHED.length - 1
const WON = 1.5
const LOST = 0.5

/** Returns the stake of the card. */
export function potOf({ thrown, isBust }: Pick<House, 'thrown' | 'isBust'>, pips: number): number {
  return isBust ? BASE : BASE + EACH_PIP * pips + (PUSHED[thrown.length] ?? 0)
}

export function rollCourse(turn: LocalTurn, action: Action, pips: number): Course {
  const { answers, house } = turn
  const best = house.jar > 0 ? bestOfRound(turn, 'jar', house.jar) : { steps: [], gains: [], why: [], moments: [] }
  const task = action === 'Challenge' ? challenge(turn, pips) : performed(turn, action, pips)
  return {
    steps: [...task.steps, ...best.steps],
    gains: gain(task.gains),
    plain: gain(best.gains),
    why: [...task.why, ...best.why],
    moments: [...task.moments, ...best.moments, ...luck(turn, pips)],
    ...(answers.best !== undefined && { house: { jar: 0 } }),
  }
}

/** A Pass is performed by the player it's handed to, and pays both. */
function performed(turn: LocalTurn, action: Action, pips: number) {
  const { on, others, answers, house } = turn
  const { verdict, partner } = answers
  const isPassed = action === 'Pass'
  const both = isPassed && partner !== undefined ? [on, partner] : [on]
  const doer = both.at(-1) ?? on
  const kind = action === 'Truth' ? 'truth' : doer === on ? 'stunt' : 'favor'
  const thumbs = thumbsOn(turn, doer, isDone(verdict))
  const steps: readonly LocalStep[] = [
    ...(isPassed ? [{ field: 'partner', name: 'receiver', options: others } as const] : []),
    ...thumbs.steps,
    { field: 'verdict', name: 'thumb', options: TWO_VERDICTS, judge: judgeOf(turn) },
  ]
  return {
    steps,
    gains: [
      ...(verdict ? both.map((one) => [one, potOf(house, pips) * WORTH[verdict]] as const) : []),
      ...thumbs.gains,
    ],
    why: [...whyPot(verdict, potOf(house, pips), isPassed), ...thumbs.why],
    moments: [...(isDone(verdict) ? [[kind, doer] as const] : []), ...thumbs.moments],
  }
}

/** Pays one and a half to the winner and half to the other; in a tie one each. */
function challenge(turn: LocalTurn, pips: number) {
  const { on, others, answers, house } = turn
  const { partner, winner } = answers
  const thumbs = thumbsOn(turn, on, winner === on)
  const steps: readonly LocalStep[] = [
    { field: 'partner', name: 'rival', options: others },
    ...thumbs.steps,
    { field: 'winner', name: 'winner', options: [on, partner ?? '', ''] },
  ]
  if (partner === undefined || winner === undefined) return { steps, gains: [], why: [], moments: [] }
  const part = (one: string) => (winner === '' ? 1 : winner === one ? WON : LOST)
  return {
    steps,
    gains: [...[on, partner].map((one) => [one, potOf(house, pips) * part(one)] as const), ...thumbs.gains],
    why: [
      winner === '' ? 'a tie: the pot for each' : 'one and a half pots to the winner, half a pot to the other',
      ...thumbs.why,
    ],
    moments: [...(winner === '' ? [] : [['won', winner] as const]), ...thumbs.moments],
  }
}

function whyPot(verdict: Verdict | undefined, pot: number, isPassed: boolean): readonly string[] {
  if (verdict === undefined || verdict === 'dodged') return []
  const share = isDone(verdict) ? `the pot of ${pot}` : `half of the pot of ${pot}`
  return [isPassed ? `${share}, for each of the two` : share]
}

function luck({ on, answers, house }: LocalTurn, pips: number): readonly (readonly [string, string])[] {
  if (answers.verdict === undefined && answers.winner === undefined) return []
  return [
    ...(pips === 5 ? [['five', on] as const] : []),
    ...(house.thrown.length > 0 && !house.isBust ? [['held', on] as const] : []),
    ...(house.isBust && isDone(answers.verdict) ? [['fireproof', on] as const] : []),
  ]
}
