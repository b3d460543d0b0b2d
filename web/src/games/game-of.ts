import type { Slug } from '@highjinks/games'
import type { TableFrame } from '@highjinks/protocol'
import type { AnyGameUi, AnyTable, FromTable, GameUiOf, PhaseUi } from './game-ui.ts'
import * as games from './index.ts'
import { interludePhases } from './interlude/phases.ts'
import { finalePhase } from './lap/phases.ts'

/** A game of the rules without a line in `index.ts` does not compile. */
const BY_SLUG: { readonly [S in Slug]: GameUiOf<S> } = games

/** What a game tells of itself; null for a game that this page is too old for. */
export function gameOf(slug: string): AnyGameUi | null {
  if (!Object.hasOwn(BY_SLUG, slug)) return null
  // The server builds the table of a slug with that game's own view and hand, which is what its definition reads.
  return BY_SLUG[slug as Slug] as unknown as AnyGameUi
}

const PLAIN: PhaseUi<AnyTable> = {}

/** What is true in the phase that a table is in. */
export function phaseOf(slug: string, table: AnyTable): PhaseUi<AnyTable> {
  if (table.phase === 'finale') return finalePhase
  // What an interlude reads is there as long as it is one.
  const phases = (table.interlude ? interludePhases : gameOf(slug)?.phases) as Phases | undefined
  return phases?.[table.phase] ?? PLAIN
}

type Phases = Readonly<Record<string, PhaseUi<AnyTable> | undefined>>

/** What it answers for this table; null where it says nothing. */
export function askOf<Answer>(told: FromTable<AnyTable, Answer> | undefined, table: AnyTable): Answer | null {
  // Nothing that a phase can say is itself a function.
  return (typeof told === 'function' ? (told as (table: AnyTable) => Answer)(table) : told) ?? null
}

export function isPerformance(slug: string, table: TableFrame): boolean {
  return phaseOf(slug, table).isPerformance ?? false
}
