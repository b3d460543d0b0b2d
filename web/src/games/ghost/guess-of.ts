import type { PlayerView } from '@highjinks/protocol'
import type { AnyTable } from '../game-ui.ts'
import { haunting as interlude } from '../interlude/ghost.ts'
import type { GhostAnswers, GhostCall, Haunting } from './ghost-call.ts'

/** Of a game that gives those who watch nothing to guess. */
export const NOTHING: Haunting<AnyTable> = { call: () => null, answers: () => ({}) }

/** What those who watch may guess now. */
export function callOf(
  haunting: Haunting<AnyTable>,
  table: AnyTable,
  players: readonly PlayerView[],
): GhostCall | null {
  if (table.interlude) return interlude.call({ ...table, interlude: table.interlude }, players)
  return haunting.call(table, players)
}

/** What has come out of it. */
export function answersOf(haunting: Haunting<AnyTable>, table: AnyTable): GhostAnswers {
  if (table.interlude) return interlude.answers({ ...table, interlude: table.interlude })
  return haunting.answers(table)
}
