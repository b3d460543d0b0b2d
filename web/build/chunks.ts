import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENTRY, ONE_PHONE, PHONE, SOURCE, TABLE_PAGES, WALL } from './sources.ts'

/** Stay by themselves: they come before any other style of a table. */
const SHEETS = /\/look\/(table|wide)\.css$/
/** Of every game what is fetched for it: its screen and its set. */
const GAMES = readdirSync(join(SOURCE, 'games'))
  .map((game) => ['screen.tsx', 'set.tsx'].map((file) => join(SOURCE, 'games', game, file)).filter(existsSync))
  .filter((files) => files.length > 0)

/** Not every game has them, and what only they want is not for the others. */
const INTERLUDE = join(SOURCE, 'games/interlude/interlude.tsx')

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * Many small files weigh more than one large one, and everybody at a table fetches these together: what a phone and the
 * shared screen have in common, and what several games share.
 */
export function createChunkNaming(): (id: string, graph: ModuleGraph) => string | null {
  let reach: Record<'elsewhere' | 'phone' | 'wall' | 'onePhone', ReadonlySet<string>> | undefined
  let games: readonly ReadonlySet<string>[] = []
  return (id, graph) => {
    reach ??= {
      elsewhere: reachedFrom(graph, ENTRY, TABLE_PAGES),
      phone: reachedFrom(graph, PHONE),
      wall: reachedFrom(graph, WALL),
      onePhone: reachedFrom(graph, ONE_PHONE),
    }
    if (games.length === 0)
      games = GAMES.map((files) => new Set(files.flatMap((file) => [...reachedFrom(graph, file)])))
    if (SHEETS.test(id) || reach.elsewhere.has(id)) return null
    if (reach.phone.has(id)) return reach.wall.has(id) || reach.onePhone.has(id) ? 'session' : null
    if (reach.wall.has(id)) return null
    const sharing = games.filter((game) => game.has(id))
    if (sharing.length < 2) return null
    return sharing.every((game) => game.has(INTERLUDE)) ? 'interludes' : 'games'
  }
}

/** All that is there once this file is, without what it fetches later; or with all of that, but for these pages. */
function reachedFrom(graph: ModuleGraph, file: string, but?: readonly string[]): ReadonlySet<string> {
  const found = new Set([file])
  // the walk goes on to what it adds on the way
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) found.add(next)
    if (but) for (const next of info?.dynamicallyImportedIds ?? []) if (!but.includes(next)) found.add(next)
  }
  return found
}
