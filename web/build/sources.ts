import { join } from 'node:path'

export const SOURCE = join(import.meta.dirname, '../src')
export const ENTRY = join(SOURCE, 'app/main.tsx')
/** The pages that have a table on them; each imports `table.css`, and whoever shows it widely `wide.css`. */
export const PHONE = join(SOURCE, 'pages/multiplayer/multiplayer-page.tsx')
export const WALL = join(SOURCE, 'pages/screen/screen-page.tsx')
export const ONE_PHONE = join(SOURCE, 'pages/gameplay/gameplay-page.tsx')
export const TABLE_PAGES: readonly string[] = [PHONE, WALL, ONE_PHONE]
