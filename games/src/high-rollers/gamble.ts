import { addScores, countMoment, inTens } from '../kit/index.ts'
import { ACTIONS, type Action, type Ending, endingCalled } from './roll.ts'
import type { State } from './state.ts'

export const MOST_PUSHES = 3
const BASE = 200
const EACH_POINT = 100
/** What the first, the second and the third push put into the pot. */
const GROWS = [100, 200, 400] as const
/** What is played for once the pot has fallen into the jar. */
const AFTER_A_BUST = 200

/** In the last of several laps everything a turn brings counts double. */
export function factorOf({ isDouble }: Pick<State, 'isDouble'>): 1 | 2 {
  return isDouble ? 2 : 1
}

/** What lies in the pot after so many pushes, before doubling. */
export function potAfter(intensity: number, pushes: number): number {
  return BASE + EACH_POINT * intensity + GROWS.slice(0, pushes).reduce((sum, grows) => sum + grows, 0)
}

/** As it stands on the table, before doubling; after a bust, what is played for. */
export function stakeOf({ faces, pushes, isBust }: Pick<State, 'faces' | 'pushes' | 'isBust'>): number {
  return isBust ? AFTER_A_BUST : potAfter(faces?.intensity ?? 0, pushes)
}

/** The actions that have lain on the table in this turn: any of them again is a bust. */
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

/** The best of the lap have the jar, shared by ties; with nobody it stays. */
export function pourJar(state: State): State {
  const { best, jar } = state
  if (best.length === 0 || jar === 0) return state
  const share = inTens(jar / best.length)
  const poured = Object.fromEntries(best.map((id) => [id, share]))
  const paid = addScores({ ...state, jar: 0, poured }, poured)
  return best.reduce((next, id) => countMoment(next, 'jar', id), paid)
}
