import { about as bakedOrBluffing } from './baked-or-bluffing/about.ts'
import { about as highRollers } from './high-rollers/about.ts'
import { about as neverHaveIEver } from './never-have-i-ever/about.ts'
import { about as puffPuffPassTruths } from './puff-puff-pass-truths/about.ts'
import { about as rollAndReact } from './roll-and-react/about.ts'
import { about as spinTheStash } from './spin-the-stash/about.ts'
import { about as truthOrDare } from './truth-or-dare/about.ts'

const ABOUTS = [
  bakedOrBluffing,
  highRollers,
  neverHaveIEver,
  puffPuffPassTruths,
  rollAndReact,
  spinTheStash,
  truthOrDare,
]

/** All the rules of a game, for whoever wants to know exactly. */
export function rulesInFull(slug: string): string {
  return ABOUTS.find((about) => about.slug === slug)?.instructions ?? ''
}
