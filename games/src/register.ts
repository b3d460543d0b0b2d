import { bakedOrBluffing } from './baked-or-bluffing/index.ts'
import { highRollers } from './high-rollers/index.ts'
import type { Game } from './kit/index.ts'
import { neverHaveIEver } from './never-have-i-ever/index.ts'
import { puffPuffPassTruths } from './puff-puff-pass-truths/index.ts'
import { rollAndReact } from './roll-and-react/index.ts'
import { spinTheStash } from './spin-the-stash/index.ts'
import { truthOrDare } from './truth-or-dare/index.ts'

/** Every game. An eighth is a folder and a line here. */
export const GAMES = {
  'baked-or-bluffing': bakedOrBluffing,
  'roll-and-react': rollAndReact,
  'never-have-i-ever': neverHaveIEver,
  'puff-puff-pass-truths': puffPuffPassTruths,
  'spin-the-stash': spinTheStash,
  'truth-or-dare': truthOrDare,
  'high-rollers': highRollers,
} as const satisfies Record<string, Game>

export type Slug = keyof typeof GAMES

export function gameBySlug(slug: string): Game | null {
  return Object.hasOwn(GAMES, slug) ? GAMES[slug as Slug] : null
}

export function gameById(id: number): Game | null {
  return Object.values<Game>(GAMES).find((game) => game.about.id === id) ?? null
}
