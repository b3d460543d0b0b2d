import type { Table } from './game.ts'
import { isDoubleLap } from './turns.ts'

/** How long every screen says that the last lap counts double. */
export const FINALE_SECONDS = 5

/** Whether the turn that begins is the first of a last lap that counts double. */
export function opensLastLap(state: Table): boolean {
  const isLast = (turns: number) => turns >= state.plan.laps
  return isDoubleLap(state) && Object.values(state.turns).filter(isLast).length === 1
}
