import type { Outcome } from '../stage/sofa/outcome.ts'
import { outcomeOf as bakedOrBluffing } from './baked-or-bluffing/outcome.ts'
import { outcomeOf as highRollers } from './high-rollers/outcome.ts'
import { interludeOutcome } from './interlude/outcome.ts'
import { outcomeOf as neverHaveIEver } from './never-have-i-ever/outcome.ts'
import { type AnyTable, perGame } from './per-game.ts'
import { flourishesOf } from './poses/flourish-of.ts'
import { outcomeOf as puffPuffPassTruths } from './puff-puff-pass-truths/outcome.ts'
import { outcomeOf as rollAndReact } from './roll-and-react/outcome.ts'
import { outcomeOf as spinTheStash } from './spin-the-stash/outcome.ts'
import { outcomeOf as truthOrDare } from './truth-or-dare/outcome.ts'

/** What a phase of a game tells of whom. */
const askGame = perGame<Outcome | null>({
  'baked-or-bluffing': bakedOrBluffing,
  'puff-puff-pass-truths': puffPuffPassTruths,
  'roll-and-react': rollAndReact,
  'never-have-i-ever': neverHaveIEver,
  'truth-or-dare': truthOrDare,
  'spin-the-stash': spinTheStash,
  'high-rollers': highRollers,
})

/** Null while nothing is told of anybody. Once somebody is waited for again, what was told is old news. */
export function outcomeOf(slug: string, table: AnyTable | null): Outcome | null {
  if (!table || table.waiting.length > 0) return null
  const outcome = table.interlude ? interludeOutcome(table.phase, table.interlude) : askGame(slug, table)
  return outcome && { ...outcome, flourishes: flourishesOf(slug, table, outcome) }
}
