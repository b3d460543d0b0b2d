import type { InterludeView } from '@highjinks/games/kit'

interface Stated {
  readonly statement: string | null
  readonly interlude: InterludeView | null
}

/** Who lies, and about what. */
export function withStatement<Table extends Stated>(table: Table): Table {
  const { interlude, statement } = table
  if (interlude === null || statement === null) return table
  return { ...table, interlude: { ...interlude, card: `${statement} ${interlude.card}` } }
}
