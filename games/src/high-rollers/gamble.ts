import { addScores, countMoment, inTens } from '../kit/index.ts'
import { ACTIONS, type Action, type Ending, endingCalled } from './roll.ts'
import type { State } from './state.ts'

export const MOST_PUSHES = 3
const BASE = 200
const EACH_POINT = 100
/** The pot's growth with the first, second and third push. */
const GROWS = [100, 200, 400] as const
/** The stake once the pot has gone to the jar. */
const AFTER_A_BUST = 200

/** Returns 2 in the last of several rounds, in which a turn's points count double. */
export function factorOf({ isDouble }: Pick<State, 'isDouble'>): 1 | 2 {
  return isDouble ? 2 : 1
}

/** Returns the pot after that many pushes, before doubling. */
export function potAfter(intensity: number, pushes: number): number {
  return BASE + EACH_POINT * intensity + GROWS.slice(0, pushes).reduce((sum, grows) => sum + grows, 0)
}

/** Returns the current stake before doubling; after a bust, the fallback. */
export function stakeOf({ faces, pushes, isBust }: Pick<State, 'faces' | 'pushes' | 'isBust'>): number {
  return isBust ? AFTER_A_BUST : potAfter(faces?.intensity ?? 0, pushes)
}

/** Returns the actions thrown in this turn; any of them again is a bust. */
export function thrownActions({ rolls, round }: Pick<State, 'rolls' | 'round'>): readonly Action[] {
  const thrown = rolls.filter((roll) => roll.round === round).map(({ faces }) => faces.action)
  return ACTIONS.filter((action) => thrown.includes(action))
}

export function endingOf({ pushes, isBust }: Pick<State, 'pushes' | 'isBust'>): Ending {
  return isBust ? 'bust' : pushes === 0 ? '0' : 'pushed'
}

/** Returns the seats whose call came true. */
export function rightCallers(state: Pick<State, 'endings' | 'pushes' | 'isBust'>): readonly string[] {
  const ending = endingOf(state)
  return Object.entries(state.endings).flatMap(([id, called]) => (endingCalled(called) === ending ? id : []))
}

/** Pays the jar to the best of the round, split in a tie; if there's nobody, the jar stays as it is. */
export function pourJar(state: State): State {
  const { best, jar } = state
  if (best.length === 0 || jar === 0) return state
  const share = inTens(jar / best.length)
  const poured = Object.fromEntries(best.map((id) => [id, share]))
  const paid = addScores({ ...state, jar: 0, poured }, poured)
  return best.reduce((next, id) => countMoment(next, 'jar', id), paid)
}
