import { type PlayerId, playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { Context, Phase, Table } from './game.ts'
import { presentPlayers } from './seated-players.ts'
import { type Attempt, isSecretVote } from './verdict.ts'

/** “Only Leo says Dodged. Explain.” */
const EXPLAIN_SECONDS = 8
const FEWEST_VOTERS = 3

export const explainSchema = {
  /** The player who must explain their vote once it is out. */
  explains: z._default(z.nullable(z.object({ by: playerId, vote: z.string(), isDone: z.boolean() })), null),
}
export interface Explained {
  readonly explains: { readonly by: PlayerId; readonly vote: string; readonly isDone: boolean } | null
}
export const NOTHING_TO_EXPLAIN = { explains: null } satisfies Explained

/** Returns the only player against all others, who agree; null if there is none. */
export function loneVoter(votes: Readonly<Record<PlayerId, string>>): { by: PlayerId; vote: string } | null {
  const given = Object.entries(votes)
  if (given.length < FEWEST_VOTERS) return null
  const lone = given.filter(([, vote]) => given.filter(([, other]) => other === vote).length === 1)
  const said = new Set(given.map(([, vote]) => vote))
  const [only, another] = lone
  if (!only || another || said.size !== 2) return null
  return { by: only[0], vote: only[1] }
}

/** Asks the lone voter of an open vote to explain, if it's a person who is here. */
export function askToExplain<State extends Table & Explained>(
  state: State,
  attempt: Attempt,
  context: Context,
): State | null {
  if (isSecretVote(attempt)) return null
  const lone = loneVoter({ ...attempt.verdicts, ...attempt.crowns })
  const isHere = presentPlayers(state, context).some((id) => id === lone?.by)
  const isPerson = context.seats.some(({ id, isBot }) => id === lone?.by && !isBot)
  return lone && isHere && isPerson ? { ...state, explains: { ...lone, isDone: false } } : null
}

/** Ends the explanation. */
export function explained<State extends Explained>(state: State, by: PlayerId): State | null {
  const { explains } = state
  return explains?.by === by && !explains.isDone ? { ...state, explains: { ...explains, isDone: true } } : null
}

export function explainPhase<State extends Explained>(after: Phase<State>['end']): Phase<State> {
  return {
    seconds: EXPLAIN_SECONDS,
    isPerformance: true,
    owes: () => [],
    awaits: ({ explains }) => (explains && !explains.isDone ? [explains.by] : []),
    end: (state, context) => after({ ...state, explains: null }, context),
  }
}
