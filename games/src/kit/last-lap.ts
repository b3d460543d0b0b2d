import type { Table } from './game.ts'
import { isDoubleLap } from './turns.ts'

/** The time for which every screen says that the last round counts double. */
export const FINALE_SECONDS = 5

/** Returns whether this turn starts a last round that counts double. */
export function opensLastLap(state: Table): boolean {
  const isLast = (turns: number) => turns >= state.plan.laps
  return isDoubleLap(state) && Object.values(state.turns).filter(isLast).length === 1
}
