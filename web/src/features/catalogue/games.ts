import type { Game } from '@highjinks/protocol'
import { call } from '../../lib/api.ts'
import { type Loaded, resource } from '../../lib/resource.ts'

const all = resource<'all', Game[]>(() => call('games', {}))
const one = resource<number, Game>((id) => call('game', { params: { id: String(id) } }))

export function useGames(): Loaded<readonly Game[]> {
  return all.use('all')
}

/** Null while the id is not a number: then nothing is asked. */
export function useGame(id: number | null): Loaded<Game> {
  return one.use(id)
}

/** An integer id, or null: `/game/{id}` sends what is not a number to `/not-found`. */
export function gameIdOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
