import type { Slug } from '@highjinks/games'
import type { TableFrame } from '@highjinks/protocol'
import type { AnyGameUi, AnyTable, FromTable, GameUiOf, PhaseUi } from './game-ui.ts'
import * as games from './index.ts'
import { interludePhases } from './interlude/phases.ts'
import { finalePhase } from './lap/phases.ts'

/** Fails to compile for a game of the rules without a line in `index.ts`. */
const BY_SLUG: { readonly [S in Slug]: GameUiOf<S> } = games

/** Returns a game's definition; null for a game that is newer than this page. */
export function gameOf(slug: string): AnyGameUi | null {
  if (!Object.hasOwn(BY_SLUG, slug)) return null
  // The server builds the table of a slug with that game's own view and hand, which is what its definition reads.
  return BY_SLUG[slug as Slug] as unknown as AnyGameUi
}

const PLAIN: PhaseUi<AnyTable> = {}

/** Returns the definition of a table's current phase. */
export function phaseOf(slug: string, table: AnyTable): PhaseUi<AnyTable> {
  if (table.phase === 'finale') return finalePhase
  // An interlude's fields exist while it lasts.
  const phases = (table.interlude ? interludePhases : gameOf(slug)?.phases) as Phases | undefined
  return phases?.[table.phase] ?? PLAIN
}

type Phases = Readonly<Record<string, PhaseUi<AnyTable> | undefined>>

/** Returns an answer for this table; null without one. */
export function askOf<Answer>(told: FromTable<AnyTable, Answer> | undefined, table: AnyTable): Answer | null {
  // No answer of a phase is itself a function.
  return (typeof told === 'function' ? (told as (table: AnyTable) => Answer)(table) : told) ?? null
}

export function isPerformance(slug: string, table: TableFrame): boolean {
  return phaseOf(slug, table).isPerformance ?? false
}
