import { accept, type PlayerId, playerId, refuse, type Step } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { BEST_PAY } from './best-pay.ts'
import type { Context, Phase, Table } from './game.ts'
import { bySeat } from './schema.ts'
import { addScores, countMoment } from './score.ts'
import { peopleFirst, seatedPlayers } from './seated-players.ts'

/*
 * After each lap of performances everybody names the best of it. A game that has laps spreads `bestSchema` into its
 * state, `BEST_PHASES` into its phases' names, `bestPhases` into its phases and `favoriteMove` into its moves, and asks
 * `beginBest` at the end of a lap.
 */

export const BEST_PHASES = ['favorite', 'curtain'] as const
type BestPhase = (typeof BEST_PHASES)[number]

export const FAVORITE_SECONDS = 15
export const CURTAIN_SECONDS = 6

/** From three players on there is a best of the lap. */
const FEWEST_SEATED = 3
const FEWEST_CANDIDATES = 2

export const bestSchema = {
  /** Those who say whose was the best of the lap, whom they may name, and whom they have named. */
  voters: z._default(z.array(playerId), []),
  candidates: z._default(z.array(playerId), []),
  favorites: z._default(bySeat(playerId), {}),
  /** Of the lap that is over. */
  best: z._default(z.array(playerId), []),
}
export interface Judged {
  readonly voters: PlayerId[]
  readonly candidates: PlayerId[]
  readonly favorites: Record<PlayerId, PlayerId>
  readonly best: PlayerId[]
}
export const NO_BEST = { voters: [], candidates: [], favorites: {}, best: [] } satisfies Judged

/** What each who performed in the lap was asked, for the others to remember it by. */
export const deedsSchema = {
  deeds: z._default(bySeat(z.object({ id: z.string(), text: z.string() })), {}),
}
export interface WithDeeds {
  readonly deeds: Readonly<Record<PlayerId, { readonly id: string; readonly text: string }>>
}

/** Who performed a card, of which the last one counts. */
export function withDeeds<State extends WithDeeds>(
  state: State,
  performers: readonly PlayerId[],
  { id, text }: { readonly id: string; readonly text: string },
): State {
  return { ...state, deeds: { ...state.deeds, ...Object.fromEntries(performers.map((one) => [one, { id, text }])) } }
}

/** Whoever wrote the card has taken it back: they performed it all the same. */
export function withoutDeed<State extends WithDeeds>(state: State, cardId: string): State {
  if (!Object.values(state.deeds).some(({ id }) => id === cardId)) return state
  const deeds = Object.entries(state.deeds).map(([by, deed]) => [by, deed.id === cardId ? { ...deed, text: '' } : deed])
  return { ...state, deeds: Object.fromEntries(deeds) }
}

/** By what the others remember each of them while they choose. */
export function deedsView({ stage, deeds }: Table & WithDeeds): Readonly<Record<PlayerId, string>> {
  if (stage.phase !== 'favorite' && stage.phase !== 'curtain') return {}
  return Object.fromEntries(Object.entries(deeds).map(([by, { text }]) => [by, text]))
}

export const favoriteMove = z.object({ type: z.literal('favorite'), player: playerId })

/** How a game enters these phases, and where it goes from there. */
export interface BestAwardHooks<State> {
  readonly enter: (state: State, phase: BestPhase, context: Context) => State
  readonly after: (state: State, context: Context) => State
}

/** What people talk about it for, and look at whom it has hit. */
export function bestSeconds(players: number): number {
  return players < FEWEST_SEATED ? 0 : FAVORITE_SECONDS / 2 + CURTAIN_SECONDS
}

/** Asks for the best of those who performed; goes on at once where there is nothing to choose between. */
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

/** Whoever could name but one has nothing to choose. */
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

/** All of them are paid where they tie. */
function payBest<State extends Table & Judged>(state: State): State {
  const votes = (id: PlayerId) => Object.values(state.favorites).filter((one) => one === id).length
  const most = Math.max(0, ...state.candidates.map(votes))
  const best = most === 0 ? [] : state.candidates.filter((id) => votes(id) === most)
  const paid = addScores(state, Object.fromEntries(best.map((id) => [id, BEST_PAY])))
  return { ...best.reduce((next, id) => countMoment(next, 'favorite', id), paid), best }
}

/** Who may be named and who has named somebody, not whom; then the best. */
export function bestView({ stage, candidates, voters, favorites, best }: Table & Judged) {
  return { candidates, voters, voted: Object.keys(favorites), best: stage.phase === 'curtain' ? best : [] }
}
