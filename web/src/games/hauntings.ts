import type { Slug } from '@highjinks/games'
import type { PlayerView } from '@highjinks/protocol'
import { haunting as bakedOrBluffing } from './baked-or-bluffing/ghost.ts'
import type { GhostAnswers, GhostCall, Haunting } from './ghost/ghost-call.ts'
import { haunting as highRollers } from './high-rollers/ghost.ts'
import { haunting as interlude } from './interlude/ghost.ts'
import { haunting as neverHaveIEver } from './never-have-i-ever/ghost.ts'
import type { AnyTable, TableOf } from './per-game.ts'
import { haunting as puffPuffPassTruths } from './puff-puff-pass-truths/ghost.ts'
import { haunting as rollAndReact } from './roll-and-react/ghost.ts'
import { haunting as spinTheStash } from './spin-the-stash/ghost.ts'
import { haunting as truthOrDare } from './truth-or-dare/ghost.ts'

/** Those who watch a game that is not here have nothing to guess. */
const HAUNTINGS: { readonly [S in Slug]?: Haunting<TableOf<S>> } = {
  'baked-or-bluffing': bakedOrBluffing,
  'puff-puff-pass-truths': puffPuffPassTruths,
  'roll-and-react': rollAndReact,
  'never-have-i-ever': neverHaveIEver,
  'truth-or-dare': truthOrDare,
  'spin-the-stash': spinTheStash,
  'high-rollers': highRollers,
}
// The server builds the table of a slug with that game's own view, which is what its haunting reads.
const BY_SLUG = HAUNTINGS as unknown as Readonly<Record<string, Haunting<AnyTable> | undefined>>

export function callOf(slug: string, table: AnyTable, players: readonly PlayerView[]): GhostCall | null {
  if (table.interlude) return interlude.call({ ...table, interlude: table.interlude }, players)
  return BY_SLUG[slug]?.call(table, players) ?? null
}

export function answersOf(slug: string, table: AnyTable): GhostAnswers {
  if (table.interlude) return interlude.answers({ ...table, interlude: table.interlude })
  return BY_SLUG[slug]?.answers(table) ?? {}
}
