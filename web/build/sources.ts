import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const SOURCE = join(import.meta.dirname, '../src')
/** The style sheet that Tailwind writes. */
export const STYLES = join(SOURCE, 'styles.css')
export const ENTRY = join(SOURCE, 'main/main.tsx')
/** The TV's own entry. */
export const TV = join(SOURCE, 'main/tv-main.tsx')
/** The pages with a table. Each imports `table.css`, and those with wide layouts `wide.css`. */
export const PHONE = join(SOURCE, 'pages/multiplayer/multiplayer-page.tsx')
export const ONE_PHONE = join(SOURCE, 'pages/gameplay/gameplay-page.tsx')
export const TABLE_PAGES: readonly string[] = [PHONE, ONE_PHONE]

/** Returns each game's file of this name, in its own folder. */
export function ofGames(file: string): readonly string[] {
  const games = join(SOURCE, 'games')
  return readdirSync(games)
    .map((game) => join(games, game, file))
    .filter(existsSync)
}

/** Draws every game's boards in a hand, and on a TV. */
export const HAND_SCREEN = join(SOURCE, 'games/table/hand-screen.tsx')
export const ROOM_VIEW = join(SOURCE, 'games/table/room-view.tsx')
/** A board's parts in the folders with this name: for the TV only, or for a hand only. */
const partsIn = (folder: string) =>
  ofGames(folder).flatMap((path) =>
    readdirSync(path)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(path, name)),
  )
export const TV_VIEWS: readonly string[] = [ROOM_VIEW, ...partsIn('tv')]
export const HAND_PARTS: readonly string[] = partsIn('hand')

/** Loaded by the first page once it shows. */
export const FACE = join(SOURCE, 'ui/avatar/avatar.tsx')
export const FIRST_PAGE: readonly string[] = [FACE, join(SOURCE, 'pages/home/testimonials.tsx')]
/**
 * The parts of the first page that any other page can have too: the strip for people with a seat, the account for
 * people with one.
 */
export const EVERYWHERE: readonly string[] = [
  ENTRY,
  ...FIRST_PAGE,
  ...['session/seats/return-strip.tsx', 'pages/account/sign-in.ts', 'ui/overlay/toast-viewport.tsx'].map((file) =>
    join(SOURCE, file),
  ),
]
/** Everything a phone loads during a game. */
export const IN_PLAY: readonly string[] = [
  PHONE,
  HAND_SCREEN,
  ...ofGames('screen.tsx'),
  ...ofGames('scenery.tsx'),
  ...['games/ghost/ghost.tsx', 'games/twist/ticket.tsx'].map((file) => join(SOURCE, file)),
]

/** A file, its imports, and its dynamic imports. */
export interface Reach {
  readonly files: ReadonlySet<string>
  readonly later: ReadonlySet<string>
}

/**
 * Returns everything that is loaded with these files. With `isWhole`, also everything they load later, except
 * `without`.
 */
export function reachOf(entries: readonly string[], isWhole: boolean, without: readonly string[] = []): Reach {
  const files = new Set(entries)
  const later = new Set<string>()
  // The loop also visits the files it adds.
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replaceAll(/^import type .*/gm, '')
    for (const [said, path = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const target = resolve(dirname(file), path)
      if (without.includes(target) || !existsSync(target)) continue
      if (said.includes('(')) later.add(target)
      if (isWhole || !said.includes('(')) files.add(target)
    }
  }
  return { files, later }
}
