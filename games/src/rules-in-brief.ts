import { rules as bakedOrBluffing } from './baked-or-bluffing/brief.ts'
import { rules as highRollers } from './high-rollers/brief.ts'
import { rules as neverHaveIEver } from './never-have-i-ever/brief.ts'
import { rules as puffPuffPassTruths } from './puff-puff-pass-truths/brief.ts'
import type { Slug } from './register.ts'
import { rules as rollAndReact } from './roll-and-react/brief.ts'
import { rules as spinTheStash } from './spin-the-stash/brief.ts'
import { rules as truthOrDare } from './truth-or-dare/brief.ts'

/** A game missing here doesn't compile. */
const RULES: Readonly<Record<Slug, readonly string[]>> = {
  'baked-or-bluffing': bakedOrBluffing,
  'high-rollers': highRollers,
  'never-have-i-ever': neverHaveIEver,
  'puff-puff-pass-truths': puffPuffPassTruths,
  'roll-and-react': rollAndReact,
  'spin-the-stash': spinTheStash,
  'truth-or-dare': truthOrDare,
}

/**
 * Returns a game's rules in three lines; none for an unknown game. Separate from the full rules, which few people read.
 */
export function rulesInBrief(slug: string): readonly string[] {
  return Object.hasOwn(RULES, slug) ? RULES[slug as Slug] : []
}
