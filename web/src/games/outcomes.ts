import type { GAMES, Slug, ViewOf } from '@highjinks/games'
import type { InterludeView } from '@highjinks/games/kit'
import type { TableFrame } from '@highjinks/protocol'
import type { Outcome } from '../stage/sofa/outcome.ts'
import { outcomeOf as bakedOrBluffing } from './baked-or-bluffing/outcome.ts'
import { outcomeOf as highRollers } from './high-rollers/outcome.ts'
import { interludeOutcome } from './interlude/outcome.ts'
import { outcomeOf as neverHaveIEver } from './never-have-i-ever/outcome.ts'
import { outcomeOf as puffPuffPassTruths } from './puff-puff-pass-truths/outcome.ts'
import { outcomeOf as rollAndReact } from './roll-and-react/outcome.ts'
import { outcomeOf as spinTheStash } from './spin-the-stash/outcome.ts'
import { outcomeOf as truthOrDare } from './truth-or-dare/outcome.ts'

/** What a phase of a game tells of whom. A game without an answer does not compile. */
const OUTCOMES: { readonly [S in Slug]: (table: ViewOf<(typeof GAMES)[S]> & TableFrame) => Outcome | null } = {
  'baked-or-bluffing': bakedOrBluffing,
  'puff-puff-pass-truths': puffPuffPassTruths,
  'roll-and-react': rollAndReact,
  'never-have-i-ever': neverHaveIEver,
  'truth-or-dare': truthOrDare,
  'spin-the-stash': spinTheStash,
  'high-rollers': highRollers,
}

type AnyTable = TableFrame & { readonly interlude?: InterludeView | null }

// The server builds the table of a slug with that game's own view, which is what its outcome reads.
const BY_SLUG = OUTCOMES as unknown as Readonly<Record<string, ((table: AnyTable) => Outcome | null) | undefined>>

/** Null while nothing is told of anybody. Once somebody is waited for again, what was told is old news. */
export function outcomeOf(slug: string, table: AnyTable | null): Outcome | null {
  if (!table || table.waiting.length > 0) return null
  if (table.interlude) return interludeOutcome(table.phase, table.interlude)
  return BY_SLUG[slug]?.(table) ?? null
}
