import { rules as bakedOrBluffing, onOnePhone as bakedOrBluffingOnOnePhone } from './baked-or-bluffing/brief.ts'
import { rules as highRollers, onOnePhone as highRollersOnOnePhone } from './high-rollers/brief.ts'
import { rules as neverHaveIEver, onOnePhone as neverHaveIEverOnOnePhone } from './never-have-i-ever/brief.ts'
import {
  rules as puffPuffPassTruths,
  onOnePhone as puffPuffPassTruthsOnOnePhone,
} from './puff-puff-pass-truths/brief.ts'
import type { Slug } from './register.ts'
import { rules as rollAndReact, onOnePhone as rollAndReactOnOnePhone } from './roll-and-react/brief.ts'
import { rules as spinTheStash, onOnePhone as spinTheStashOnOnePhone } from './spin-the-stash/brief.ts'
import { rules as truthOrDare, onOnePhone as truthOrDareOnOnePhone } from './truth-or-dare/brief.ts'

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

/** A game missing here only plays the generic prompts there. */
const ON_ONE_PHONE: Readonly<Partial<Record<string, readonly string[]>>> = {
  'baked-or-bluffing': bakedOrBluffingOnOnePhone,
  'high-rollers': highRollersOnOnePhone,
  'never-have-i-ever': neverHaveIEverOnOnePhone,
  'puff-puff-pass-truths': puffPuffPassTruthsOnOnePhone,
  'roll-and-react': rollAndReactOnOnePhone,
  'spin-the-stash': spinTheStashOnOnePhone,
  'truth-or-dare': truthOrDareOnOnePhone,
}
const EVERY_THIRD = 'Every third card is for everyone: point, raise a hand, or pick a side.'

/**
 * Returns a game's rules in three lines; none for an unknown game. Separate from the full rules, which few people read.
 */
export function rulesInBrief(slug: string): readonly string[] {
  return Object.hasOwn(RULES, slug) ? RULES[slug as Slug] : []
}

/** Returns a game's rules on one phone that is passed around; none for an unknown game. */
export function localRulesInBrief(slug: string): readonly string[] {
  const own = Object.hasOwn(ON_ONE_PHONE, slug) ? ON_ONE_PHONE[slug] : undefined
  return own ? [...own, EVERY_THIRD] : []
}
