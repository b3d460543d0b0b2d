import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  ENTRY,
  FACE,
  FIRST_PAGE,
  HAND_SCREEN,
  ONE_PHONE,
  ofGames,
  PHONE,
  ROOM_VIEW,
  SOURCE,
  TABLE_PAGES,
  TV,
} from './sources.ts'

/** Stay by themselves: they come before any other style of a table. */
const SHEETS = /\/look\/(table|wide|more)\.css$/
/** Not every game has them, and what only they want is not for the others. */
const INTERLUDE = join(SOURCE, 'games/interlude/interlude.tsx')
/** Of every game what is fetched for it: its screen, what draws that, and its scenery. */
const GAMES = ofGames('screen.tsx').map((screen) => [
  screen,
  HAND_SCREEN,
  ROOM_VIEW,
  ...(readFileSync(screen, 'utf8').includes('/interlude-theme.tsx') ? [INTERLUDE] : []),
  ...ofGames('scenery.tsx').filter((set) => dirname(set) === dirname(screen)),
])
const TV_GAMES = GAMES.map((files) => files.filter((file) => file !== HAND_SCREEN && file !== INTERLUDE))
const JESTERS = ofGames('lines.ts')
/** Comes before everything else, and never changes but with a dependency. */
const BASE =
  /node_modules\/(react|react-dom|react-router|scheduler|zod|zustand)\/|lucide-react\/dist\/esm\/(?!icons\/)|protocol\/src\/(addresses|text|ids|settings|entities)\.ts|\/(lib\/storage|ui\/look\/cx)\.ts$/
/** Of the protocol what neither a first page nor a table asks for, though its index names it. */
const SELDOM = /\/protocol\/src\/(?:crash|retention)\.ts$/
/**
 * The REST calls and what a table is told. The index of the calls needs every file of them, and everybody who calls
 * needs the index: in two chunks each would wait for the other, and the index would miss what comes later.
 */
const PROTOCOL = /\/protocol\/src\/(?:endpoints\/[\w-]+|crew-link|events|position|refusals|seen|tv-code)\.ts$/
/** The line to a session and what is said on it: an invitation opens it when there is a seat to sit on, and no other page. */
const LINE = /\/web\/src\/session\/(?:session-store|live|sender|chair)\.ts$/
/** What pages with a table have in common with others: in the hall what the first page wants too, but for its faces. */
const HOUSE = /\/web\/src\/(?!main\/|pages\/home\/).*\.tsx?$|\/protocol\/src\//
/** Icons of the house itself: all of them are in one index, so that nobody can tell from the graph who shows which. */
const HOUSE_ICONS = /\/icons\/(?:check|circle-check|copy|triangle-exclamation-point)\.mjs$/

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** Which chunk a module goes into; null leaves it to the bundler. */
export type ChunkNaming = (id: string, graph: ModuleGraph) => string | null

/**
 * Many small files weigh more than one large one, and everybody at a table fetches these together: what a phone has
 * in common with its games, and what several games share.
 */
export function createChunkNaming(): ChunkNaming {
  let reach: ReturnType<typeof reachesIn> | undefined
  return (id, graph) => {
    reach ??= reachesIn(graph)
    if (SHEETS.test(id) || SELDOM.test(id)) return null
    if (HOUSE_ICONS.test(id)) return 'house'
    if (PROTOCOL.test(id)) return 'protocol'
    if (reach.entry.has(id)) {
      if (BASE.test(id)) return 'base'
      // Of the protocol it needs nothing else, whatever the index names.
      if (!id.includes('/protocol/src/')) return null
    }
    const sharing = reach.games.filter((game) => game.has(id))
    const isAtTable = reach.phone.has(id) || sharing.length > 1
    if (reach.elsewhere.has(id)) {
      if (!isAtTable || !HOUSE.test(id) || reach.faces.has(id)) return null
      if (LINE.test(id)) return 'line'
      return reach.first.has(id) ? 'hall' : 'house'
    }
    if (reach.phone.has(id) && (sharing.length > 0 || reach.onePhone.has(id))) return 'session'
    return sharing.length < 2 ? null : amongGames(id, sharing, [reach.phone, reach.jester])
  }
}

/** The TV is one file, and beside it what several games share there; what only phones' screens share it seldom fetches. */
export function createTvChunkNaming(): ChunkNaming {
  let reach: ReturnType<typeof reachesOnTv> | undefined
  return (id, graph) => {
    reach ??= reachesOnTv(graph)
    if (reach.tv.has(id)) return null
    const sharing = reach.games.filter((game) => game.has(id))
    if (sharing.length > 1) return 'games'
    if (sharing.length > 0 || reach.jester.has(id)) return null
    return reach.screens.filter((game) => game.has(id)).length > 1 ? 'screens' : null
  }
}

type Files = ReadonlySet<string>

function amongGames(id: string, sharing: readonly Files[], others: readonly Files[]): string {
  const isWithInterludes = sharing.every((game) => game.has(INTERLUDE)) && !others.some((page) => page.has(id))
  return isWithInterludes ? 'interludes' : 'games'
}

function reachesIn(graph: ModuleGraph) {
  return {
    entry: reachedFrom(graph, [ENTRY]),
    faces: reachedFrom(graph, [FACE]),
    first: reachedFrom(graph, FIRST_PAGE),
    elsewhere: reachedFrom(graph, [ENTRY], TABLE_PAGES),
    phone: reachedFrom(graph, [PHONE]),
    onePhone: reachedFrom(graph, [ONE_PHONE]),
    jester: reachedFrom(graph, JESTERS),
    games: GAMES.map((files) => reachedFrom(graph, files)),
  }
}

function reachesOnTv(graph: ModuleGraph) {
  return {
    tv: reachedFrom(graph, [TV]),
    jester: reachedFrom(graph, JESTERS),
    games: TV_GAMES.map((files) => reachedFrom(graph, files)),
    screens: GAMES.map((files) => reachedFrom(graph, files)),
  }
}

/** All that is there once these files are, without what they fetch later; or with all of that, but for these pages. */
function reachedFrom(graph: ModuleGraph, files: readonly string[], but?: readonly string[]): Files {
  const found = new Set(files)
  // the walk goes on to what it adds on the way
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) found.add(next)
    if (but) for (const next of info?.dynamicallyImportedIds ?? []) if (!but.includes(next)) found.add(next)
  }
  return found
}
