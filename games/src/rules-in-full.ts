import { about as bakedOrBluffing } from './baked-or-bluffing/about.ts'
import { about as highRollers } from './high-rollers/about.ts'
import type { About } from './kit/index.ts'
import { about as neverHaveIEver } from './never-have-i-ever/about.ts'
import { about as puffPuffPassTruths } from './puff-puff-pass-truths/about.ts'
import type { Slug } from './register.ts'
import { about as rollAndReact } from './roll-and-react/about.ts'
import { about as spinTheStash } from './spin-the-stash/about.ts'
import { about as truthOrDare } from './truth-or-dare/about.ts'

/** A game missing here doesn't compile. */
const ABOUTS: Readonly<Record<Slug, Pick<About, 'instructions'>>> = {
  'baked-or-bluffing': bakedOrBluffing,
  'high-rollers': highRollers,
  'never-have-i-ever': neverHaveIEver,
  'puff-puff-pass-truths': puffPuffPassTruths,
  'roll-and-react': rollAndReact,
  'spin-the-stash': spinTheStash,
  'truth-or-dare': truthOrDare,
}

/** Returns all rules of a game, for players who want the details. */
export function rulesInFull(slug: string): string {
  return Object.hasOwn(ABOUTS, slug) ? ABOUTS[slug as Slug].instructions : ''
}
