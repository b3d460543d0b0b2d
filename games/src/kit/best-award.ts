import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { BEST_PAY } from './best-pay.ts'
import type { Context, Phase, Table } from './game.ts'
import { bySeat } from './schema.ts'
import { addScores, countMoment } from './score.ts'
import { peopleFirst, seatedPlayers } from './seated-players.ts'

/*
 * After each round of performances everyone names the best one. A game with rounds spreads `bestSchema` into its state,
 * `BEST_PHASES` into its phases' names, `bestPhases` into its phases and `favoriteMove` into its moves, and calls
 * `beginBest` at the end of a round.
 */

export const BEST_PHASES = ['favorite', 'curtain'] as const
type BestPhase = (typeof BEST_PHASES)[number]

export const FAVORITE_SECONDS = 15
export const CURTAIN_SECONDS = 6

/** With fewer than three players there is no best of the round. */
const FEWEST_SEATED = 3
const FEWEST_CANDIDATES = 2

export const bestSchema = {
  /** The voters, the candidates, and the votes. */
  voters: z._default(z.array(playerId), []),
  candidates: z._default(z.array(playerId), []),
  favorites: z._default(bySeat(playerId), {}),
  /** The best of the finished round. */
  best: z._default(z.array(playerId), []),
}
export interface Judged {
  readonly voters: PlayerId[]
  readonly candidates: PlayerId[]
  readonly favorites: Record<PlayerId, PlayerId>
  readonly best: PlayerId[]
}
export const NO_BEST = { voters: [], candidates: [], favorites: {}, best: [] } satisfies Judged

/** Each performer's card in the round, to remind the others. */
export const deedsSchema = {
  deeds: z._default(bySeat(z.object({ id: z.string(), text: z.string() })), {}),
}
export interface WithDeeds {
  readonly deeds: Readonly<Record<PlayerId, { readonly id: string; readonly text: string }>>
}

/** Stores the performed card; a player's last one counts. */
export function withDeeds<State extends WithDeeds>(
  state: State,
  performers: readonly PlayerId[],
  { id, text }: { readonly id: string; readonly text: string },
): State {
  return { ...state, deeds: { ...state.deeds, ...Object.fromEntries(performers.map((one) => [one, { id, text }])) } }
}

/** Removes the text of a card that its author withdrew; the performance still counts. */
export function withoutDeed<State extends WithDeeds>(state: State, cardId: string): State {
  if (!Object.values(state.deeds).some(({ id }) => id === cardId)) return state
  const deeds = Object.entries(state.deeds).map(([by, deed]) => [by, deed.id === cardId ? { ...deed, text: '' } : deed])
  return { ...state, deeds: Object.fromEntries(deeds) }
}

/** Returns the reminders for the vote. */
export function deedsView({ stage, deeds }: Table & WithDeeds): Readonly<Record<PlayerId, string>> {
  if (stage.phase !== 'favorite' && stage.phase !== 'curtain') return {}
  return Object.fromEntries(Object.entries(deeds).map(([by, { text }]) => [by, text]))
}

export const favoriteMove = z.object({ type: z.literal('favorite'), player: playerId })

/** The hooks of a game: entering these phases, and going on afterwards. */
export interface BestAwardHooks<State> {
  readonly enter: (state: State, phase: BestPhase, context: Context) => State
  readonly after: (state: State, context: Context) => State
}

/** Returns how long people discuss it and look at the winner. */
export function bestSeconds(players: number): number {
  return players < FEWEST_SEATED ? 0 : FAVORITE_SECONDS / 2 + CURTAIN_SECONDS
}

/** Asks for the best of the performers. Goes on right away if there is no choice. */
export function beginBest<State extends Table & Judged>(
  state: State,
  performed: readonly PlayerId[],
  context: Context,
  hooks: BestAwardHooks<State>,
): State {
  const seated = seatedPlayers(state, context)
  const candidates = seated.filter((id) => performed.includes(id))
  if (seated.length < FEWEST_SEATED || candidates.length < FEWEST_CANDIDATES) return hooks.after(state, context)
  const voters = peopleFirst(seated, context).filter((id) => othersOf(candidates, id) > 1)
  if (voters.length === 0) return hooks.after(state, context)
  const asked = { ...state, ...NO_BEST, candidates, voters: [...voters] }
  return hooks.enter(asked, 'favorite', context)
}

/** A voter with only one candidate has no choice. */
function othersOf(candidates: readonly PlayerId[], id: PlayerId): number {
  return candidates.filter((one) => one !== id).length
}

export function bestPhases<State extends Table & Judged>(
  hooks: BestAwardHooks<State>,
): Readonly<Record<BestPhase, Phase<State>>> {
  return {
    favorite: {
      seconds: FAVORITE_SECONDS,
      together: true,
      isDecoration: true,
      owes: () => [],
      awaits: stillNaming,
      end: (state, context) => hooks.enter(payBest(state), 'curtain', context),
    },
    curtain: { seconds: CURTAIN_SECONDS, end: (state, context) => hooks.after({ ...state, ...NO_BEST }, context) },
  }
}

export function nameFavorite<State extends Table & Judged>(state: State, by: PlayerId, player: PlayerId): Step<State> {
  if (!state.voters.includes(by) || by === player || !state.candidates.includes(player)) return refuse('not-allowed')
  if (state.favorites[by]) return refuse('already-done')
  return accept({ ...state, favorites: { ...state.favorites, [by]: player } })
}

function stillNaming({ voters, favorites }: Judged): readonly PlayerId[] {
  return voters.filter((id) => !favorites[id])
}

/** Pays all winners in a tie. */
function payBest<State extends Table & Judged>(state: State): State {
  const votes = (id: PlayerId) => Object.values(state.favorites).filter((one) => one === id).length
  const most = Math.max(0, ...state.candidates.map(votes))
  const best = most === 0 ? [] : state.candidates.filter((id) => votes(id) === most)
  const paid = addScores(state, Object.fromEntries(best.map((id) => [id, BEST_PAY])))
  return { ...best.reduce((next, id) => countMoment(next, 'favorite', id), paid), best }
}

/** Shows the candidates and who has voted, but not their choices; then the best. */
export function bestView({ stage, candidates, voters, favorites, best }: Table & Judged) {
  return { candidates, voters, voted: Object.keys(favorites), best: stage.phase === 'curtain' ? best : [] }
}
