import { CATEGORIES, type Category, categoryOf, type Game } from '@highjinks/protocol'
import { useSearchParams } from 'react-router-dom'
import { useHasArrived } from '../../lib/use-has-arrived.ts'

export const VIEWS = ['grid', 'list'] as const
export type View = (typeof VIEWS)[number]

export interface Filter {
  /** Null shows all. */
  readonly category: Category | null
  readonly view: View
  readonly choose: (category: Category | null) => void
  readonly show: (view: View) => void
}

const NOTHING_ASKED = new URLSearchParams()

/** Keeps category and layout in the address, so that links have them and Back undoes them. */
export function useFilter(): Filter {
  const [asked, setQuery] = useSearchParams()
  // The prerendered page has no query.
  const query = useHasArrived() ? asked : NOTHING_ASKED
  function change(key: string, value: string | null) {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(key)
        else after.set(key, value)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return {
    category: CATEGORIES.find((category) => category === query.get('category')) ?? null,
    view: VIEWS.find((view) => view === query.get('view')) ?? 'grid',
    choose: (category) => change('category', category),
    show: (view) => change('view', view === 'grid' ? null : view),
  }
}

export function inCategory(games: readonly Game[], category: Category | null): readonly Game[] {
  return category === null ? games : games.filter((game) => categoryOf(game.id) === category)
}
