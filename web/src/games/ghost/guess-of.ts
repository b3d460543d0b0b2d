import type { PlayerView } from '@highjinks/protocol'
import type { AnyTable, DrawnFile } from '../game-ui.ts'
import { guess as interlude } from '../interlude/spectator-guess.ts'
import type { Ask } from '../table/ask.ts'
import { phaseNow } from '../table/phase.ts'
import { faceOptions, type GhostAnswers, type GhostCall, type SpectatorGuess } from './ghost-call.ts'

/** For a game without questions for spectators. */
export const NOTHING: SpectatorGuess<AnyTable> = { call: () => null, answers: () => ({}) }

const never = () => {}

/** Returns the questions that a game's boards have for someone without a hand. */
export function guessesIn({ boards }: DrawnFile<AnyTable, unknown>): SpectatorGuess<AnyTable> {
  return {
    call(table, players) {
      const ask = phaseNow(boards, table)?.ask?.({ table, hand: null, me: null, players, act: never })
      const call = ask ? callFrom(ask, players) : null
      return call && { ...call, isForBalcony: boards.balcony?.ask(table)?.about === call.kind }
    },
    answers: (table) => ({ ...boards.balcony?.outcomes(table), ...boards.guessed?.(table) }),
  }
}

function callFrom(ask: Ask, players: readonly PlayerView[]): GhostCall | null {
  const { about: kind, question, after = 0 } = ask
  if (kind === undefined) return null
  if (ask.kind === 'person') return { kind, question, options: faceOptions(ask.ids, players), after }
  if (ask.kind !== 'one-of') return null
  return { kind, question, options: ask.options, isOnTable: ask.at !== undefined, after }
}

/** Returns the spectators' current question. */
export function callOf(
  guess: SpectatorGuess<AnyTable>,
  table: AnyTable,
  players: readonly PlayerView[],
): GhostCall | null {
  if (table.interlude) return interlude.call({ ...table, interlude: table.interlude }, players)
  return guess.call(table, players)
}

/** Returns its results so far. */
export function answersOf(guess: SpectatorGuess<AnyTable>, table: AnyTable): GhostAnswers {
  if (table.interlude) return interlude.answers({ ...table, interlude: table.interlude })
  return guess.answers(table)
}
