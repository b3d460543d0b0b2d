import type { PlayerView } from '@highjinks/protocol'
import type { AnyTable } from '../game-ui.ts'
import { type Boards, phaseNow } from '../table/phase.ts'
import { faceOptions, type GhostAnswers, type GhostCall } from './ghost-call.ts'

const never = () => {}

/** Returns the spectators' current question: what the boards ask someone without a hand. */
export function callOf(
  boards: Boards<AnyTable, unknown>,
  table: AnyTable,
  players: readonly PlayerView[],
): GhostCall | null {
  const ask = phaseNow(boards, table)?.ask?.({ table, hand: null, me: null, players, act: never })
  if (!ask || ask.about === undefined) return null
  const { about: kind, question, after = 0 } = ask
  const call = { kind, question, after, isForBalcony: boards.balcony?.ask(table)?.about === kind }
  if (ask.kind === 'person') return { ...call, options: faceOptions(ask.ids, players) }
  return ask.kind === 'one-of' ? { ...call, options: ask.options, isOnTable: ask.at !== undefined } : null
}

/** Returns its results so far. */
export function answersOf(boards: Boards<AnyTable, unknown>, table: AnyTable): GhostAnswers {
  const { guessed } = phaseNow(boards, table) ?? {}
  return guessed ? guessed(table) : { ...boards.balcony?.outcomes(table), ...boards.guessed?.(table) }
}
