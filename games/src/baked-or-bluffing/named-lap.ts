import type { PlayerId } from '@highjinks/protocol'
import { namedTable } from '../testing/named-table.ts'
import { bakedOrBluffing as game } from './index.ts'
import type { Vote } from './state.ts'

export const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
type Settings = Parameters<typeof namedTable>[2]

/** Creates a table for tests that say by name who fills in what and who falls for it. */
export function bakedTable(names: readonly PlayerId[] = FOUR, settings: Settings = {}, seed = 4) {
  const named = namedTable(game, names, settings, seed)
  const reader = (): PlayerId => named.view().turn ?? 'nobody'
  /** Returns the right vote about the current statement. */
  const right = (): Vote => (named.hand(reader()).secret?.reading === 'truth' ? 'legit' : 'baked')
  const wrong = (): Vote => (right() === 'legit' ? 'baked' : 'legit')
  const votes = (id: PlayerId, vote: Vote) => {
    const answer = named.does(id, { type: 'vote', vote })
    return answer === 'ok' ? named.does(id, { type: 'lock' }) : answer
  }
  const card = (id: PlayerId) => named.hand(id).sheet?.card
  const fills = (id: PlayerId, what: string) => {
    if (what === 'truth' || what === 'bend') return named.does(id, { type: 'fill', card: card(id), as: what })
    return named.does(id, { type: 'own', card: card(id), text: what })
  }
  /** Ends the round with these votes for the best, and continues. */
  const namesBest = (favorites: Readonly<Record<PlayerId, PlayerId>> = {}) => {
    for (const [id, player] of Object.entries(favorites)) named.does(id, { type: 'favorite', player })
    for (const phase of ['favorite', 'curtain', 'finale'] as const) {
      if (named.view().phase !== phase) continue
      named.waits(30)
      if (named.view().phase === 'favorite') named.skips(named.view().seats.find((id) => favorites[id]) ?? '')
    }
  }
  return {
    ...named,
    namesBest,
    reader,
    card,
    /** 'truth', 'bend', or typed text. */
    fills,
    /** Fills in for everyone with a fact; players not listed choose the truth. */
    allFill: (what: Readonly<Record<PlayerId, string>> = {}) => {
      for (const id of named.view().preparing) fills(id, what[id] ?? 'truth')
    },
    isRight: (id: PlayerId) => votes(id, right()),
    isWrong: (id: PlayerId) => votes(id, wrong()),
    score: (id: PlayerId) => named.view().standings.find((row) => row.id === id)?.score,
    gains: () => named.view().reveal?.gains,
  }
}
