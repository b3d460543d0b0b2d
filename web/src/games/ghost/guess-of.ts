import type { PlayerView } from '@highjinks/protocol'
import type { AnyTable } from '../game-ui.ts'
import { guess as interlude } from '../interlude/spectator-guess.ts'
import type { GhostAnswers, GhostCall, SpectatorGuess } from './ghost-call.ts'

/** Of a game that gives those who watch nothing to guess. */
export const NOTHING: SpectatorGuess<AnyTable> = { call: () => null, answers: () => ({}) }

/** What those who watch may guess now. */
export function callOf(
  guess: SpectatorGuess<AnyTable>,
  table: AnyTable,
  players: readonly PlayerView[],
): GhostCall | null {
  if (table.interlude) return interlude.call({ ...table, interlude: table.interlude }, players)
  return guess.call(table, players)
}

/** What has come out of it. */
export function answersOf(guess: SpectatorGuess<AnyTable>, table: AnyTable): GhostAnswers {
  if (table.interlude) return interlude.answers({ ...table, interlude: table.interlude })
  return guess.answers(table)
}
