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

/** These stay separate: they load before a table's other styles. */
const SHEETS = /\/look\/(table|wide|more)\.css$/
/** Not every game has interludes, so the code only they use stays out of the others' chunks. */
const INTERLUDE = join(SOURCE, 'games/interlude/boards.tsx')
/** For each game, the files that load with it: its screen, its drawings and its scenery. */
const GAMES = ofGames('screen.tsx').map((screen) => [
  screen,
  HAND_SCREEN,
  ROOM_VIEW,
  ...ofGames('scenery.tsx').filter((set) => dirname(set) === dirname(screen)),
])
const TV_GAMES = GAMES.map((files) => files.filter((file) => file !== HAND_SCREEN))
const JESTERS = ofGames('lines.ts')
/** Loads before everything else, and only changes with a dependency. */
const BASE =
  /node_modules\/(react|react-dom|react-router|scheduler|zod|zustand)\/|lucide-react\/dist\/esm\/(?!icons\/)|protocol\/src\/(addresses|text|ids|settings|entities)\.ts|\/(lib\/storage|ui\/look\/cx)\.ts$/
/** The part of the protocol that neither a first page nor a table uses, though its index names it. */
const SELDOM = /\/protocol\/src\/(?:crash|retention)\.ts$/
/**
 * The REST calls and a table's messages. The index of the calls needs every file of them, and every caller needs the
 * index: in two chunks each would wait for the other, and the index would miss the later one.
 */
const PROTOCOL = /\/protocol\/src\/(?:endpoints\/[\w-]+|crew-link|events|position|refusals|seen|tv-code)\.ts$/
/**
 * The connection to a session and its messages: an invitation opens it when there's a free seat, and no other page
 * does.
 */
const LINE = /\/web\/src\/session\/(?:session-store|live|sender|host-role)\.ts$/
/**
 * The code that pages with a table share with others. In the lobby it includes the first page's code, except its faces.
 */
const HOUSE = /\/web\/src\/(?!main\/|pages\/home\/).*\.tsx?$|\/protocol\/src\//
/** The shared icons. All of them are in one index, so the graph doesn't show who uses which. */
const HOUSE_ICONS = /\/icons\/(?:check|circle-check|copy|triangle-exclamation-point)\.mjs$/

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** Returns the chunk a module goes into; null leaves it to the bundler. */
export type ChunkNaming = (id: string, graph: ModuleGraph) => string | null

/**
 * Names the chunks. Many small files weigh more than a large one, and everyone at a table fetches these together: the
 * code that phones share with their games, and the code that several games share.
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
      // It needs nothing else from the protocol, whatever the index names.
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

/**
 * Names the TV's chunks: one file, plus the code that several games share there. It rarely needs code that only phone
 * screens share.
 */
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

/**
 * Returns everything that is loaded with these files, without what they load later; or including that, except for the
 * given pages.
 */
function reachedFrom(graph: ModuleGraph, files: readonly string[], but?: readonly string[]): Files {
  const found = new Set(files)
  // The loop also visits the files it adds.
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) found.add(next)
    if (but) for (const next of info?.dynamicallyImportedIds ?? []) if (!but.includes(next)) found.add(next)
  }
  return found
}
