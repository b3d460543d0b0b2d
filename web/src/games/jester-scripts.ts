import type { GAMES, Slug, ViewOf } from '@highjinks/games'
import type { AnyScript } from '../stage/jester/occasions.ts'
import type { JesterScript } from '../stage/jester/script.ts'
import { sceneOf } from './scenes.ts'

/** What the jester knows of each game, fetched when that game is picked. A game without lines does not compile. */
const SCRIPTS: {
  readonly [S in Slug]: () => Promise<{ readonly script: JesterScript<ViewOf<(typeof GAMES)[S]>> }>
} = {
  'baked-or-bluffing': () => import('./baked-or-bluffing/jester-lines.ts'),
  'puff-puff-pass-truths': () => import('./puff-puff-pass-truths/jester-lines.ts'),
  'roll-and-react': () => import('./roll-and-react/jester-lines.ts'),
  'never-have-i-ever': () => import('./never-have-i-ever/jester-lines.ts'),
  'truth-or-dare': () => import('./truth-or-dare/jester-lines.ts'),
  'spin-the-stash': () => import('./spin-the-stash/jester-lines.ts'),
  'high-rollers': () => import('./high-rollers/jester-lines.ts'),
}

/** Null for a game that this page does not know, and where its lines do not come: he gets by with the general ones. */
export async function loadScript(slug: string): Promise<AnyScript | null> {
  // The server builds the table of a slug with that game's own view, which is what its script reads.
  const files = SCRIPTS as unknown as Readonly<Record<string, () => Promise<{ readonly script: AnyScript }>>>
  try {
    const script = (await files[slug]?.())?.script
    return script ? { ...script, onNow: (table) => sceneOf(slug, table).onNow } : null
  } catch {
    return null
  }
}
