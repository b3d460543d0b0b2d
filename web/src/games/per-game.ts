import type { GAMES, Slug, ViewOf } from '@highjinks/games'
import type { InterludeView } from '@highjinks/games/kit'
import type { TableFrame } from '@highjinks/protocol'

export type TableOf<S extends Slug> = ViewOf<(typeof GAMES)[S]> & TableFrame

export type AnyTable = TableFrame & { readonly interlude?: InterludeView | null }

/** Asks the game of a slug. A game without an answer does not compile; null is for slugs that this page does not know. */
export function perGame<Answer>(answers: { readonly [S in Slug]: (table: TableOf<S>) => Answer }) {
  // The server builds the table of a slug with that game's own view, which is what its answer reads.
  const bySlug = answers as unknown as Readonly<Record<string, ((table: AnyTable) => Answer) | undefined>>
  return (slug: string, table: AnyTable): Answer | null => bySlug[slug]?.(table) ?? null
}
