import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const SOURCE = join(import.meta.dirname, '../src')
/** The style sheet that Tailwind writes. */
export const STYLES = join(SOURCE, 'styles.css')
export const ENTRY = join(SOURCE, 'main/main.tsx')
/** The TV's own entry. */
export const TV = join(SOURCE, 'main/tv-main.tsx')
/** The pages that have a table on them; each imports `table.css`, and whoever shows it widely `wide.css`. */
export const PHONE = join(SOURCE, 'pages/multiplayer/multiplayer-page.tsx')
export const ONE_PHONE = join(SOURCE, 'pages/gameplay/gameplay-page.tsx')
export const TABLE_PAGES: readonly string[] = [PHONE, ONE_PHONE]

/** What every game has of this name, in its own folder. */
export function ofGames(file: string): readonly string[] {
  const games = join(SOURCE, 'games')
  return readdirSync(games)
    .map((game) => join(games, game, file))
    .filter(existsSync)
}

/** Draws the boards of every game in a hand, and on a TV. */
export const HAND_SCREEN = join(SOURCE, 'games/table/hand-screen.tsx')
export const ROOM_VIEW = join(SOURCE, 'games/table/room-view.tsx')
/** What a TV shows of each game, and nothing else does. */
export const TV_VIEWS: readonly string[] = [
  ROOM_VIEW,
  ...ofGames('tv').flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name)),
  ),
]

/** Fetched by the first page once it stands. */
export const FACE = join(SOURCE, 'ui/avatar/avatar.tsx')
export const FIRST_PAGE: readonly string[] = [FACE, join(SOURCE, 'pages/home/testimonials.tsx')]
/** What the first page shows, and any other besides itself; the strip if they have a seat, the account if they have one. */
export const EVERYWHERE: readonly string[] = [
  ENTRY,
  ...FIRST_PAGE,
  ...['session/seats/return-strip.tsx', 'pages/account/sign-in.ts', 'ui/overlay/toast-viewport.tsx'].map((file) =>
    join(SOURCE, file),
  ),
]
/** What a phone fetches while a game is played. */
export const IN_PLAY: readonly string[] = [
  PHONE,
  HAND_SCREEN,
  ...ofGames('screen.tsx'),
  ...ofGames('scenery.tsx'),
  ...['games/ghost/ghost.tsx', 'games/twist/ticket.tsx'].map((file) => join(SOURCE, file)),
]

/** A file, what it needs, and what it may fetch later. */
export interface Reach {
  readonly files: ReadonlySet<string>
  readonly later: ReadonlySet<string>
}

/** All that is there once these files are; `isWhole`: with everything that is fetched later, but for `without`. */
export function reachOf(entries: readonly string[], isWhole: boolean, without: readonly string[] = []): Reach {
  const files = new Set(entries)
  const later = new Set<string>()
  // the walk goes on to what it adds on the way
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
