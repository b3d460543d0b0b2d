import type { Outcome } from '../stage/sofa/outcome.ts'
import { phaseOf } from './game-of.ts'
import type { AnyTable } from './game-ui.ts'
import { flourishesOf } from './poses/flourish-of.ts'

/** Null while nothing is told of anybody. Once somebody is waited for again, what was told is old news. */
export function outcomeOf(slug: string, table: AnyTable | null): Outcome | null {
  if (!table || table.waiting.length > 0) return null
  const outcome = phaseOf(slug, table).reveal?.(table) ?? null
  return outcome && { ...outcome, flourishes: flourishesOf(slug, table, outcome) }
}
