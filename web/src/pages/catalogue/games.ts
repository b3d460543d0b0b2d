import { type Game, game, slugOf } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { isKept } from '../../lib/is-kept.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'

type Api = Pick<typeof import('../../lib/api.ts'), 'call'>

/** The id of their element in a document. */
const WRITTEN_GAMES = 'written-games'

const all = createResource<'all', Game[]>(() => ask(({ call }) => call('games', {}), gamesWithout))
const one = createResource<number, Game>((id) =>
  ask(
    ({ call }) => call('game', { params: { id: String(id) } }),
    async (fault) => {
      const kept = (await gamesWithout(fault)).find((one) => one.id === id)
      if (!kept) throw fault
      return kept
    },
  ),
)

/** A document whose page shows games contains them. */
const written = typeof document === 'undefined' ? null : document.getElementById(WRITTEN_GAMES)?.textContent
if (written) putGames(z.array(game).parse(JSON.parse(written)))

export function putGames(games: readonly Game[]): void {
  all.put('all', [...games])
}

/** A page with prerendered games asks no one, so it doesn't load the code for that. */
async function ask<T>(question: (api: Api) => Promise<T>, without: (fault: unknown) => Promise<T>): Promise<T> {
  try {
    return await question(await import('../../lib/api.ts')).catch(without)
  } catch (fault) {
    // oxlint-disable-next-line no-console -- the spec has this failure logged; a browser has no other log
    console.error('Failed to fetch games', fault)
    throw fault
  }
}

/** An offline phone with cached games knows them without a server. */
async function gamesWithout(fault: unknown): Promise<Game[]> {
  if (!isKept()) throw fault
  return (await import('./kept-games.ts')).keptGames(fault)
}

export function useGames(): Loaded<readonly Game[]> {
  return all.use('all')
}

/** Reads the games again after a failure. */
export function reloadGames(): Promise<void> {
  return all.reload('all')
}

/** Returns one game. With a null id (not a number) it asks nothing. */
export function useGame(id: number | null): Loaded<Game> {
  return one.use(id)
}

export function reloadGame(id: number): void {
  void one.reload(id)
}

/** Returns an integer id, or null: `/game/{id}` sends anything else to `/not-found`. */
export function gameIdOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Finds the game for an address: by its id, or by its name as in links from challenges. */
export function gameAt(games: readonly Game[], address: string | undefined): Game | undefined {
  const id = gameIdOf(address)
  return games.find((game) => (id === null ? game.slug === address || slugOf(game.name) === address : game.id === id))
}
