import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { dateOf } from '../../lib/dates.ts'
import { resultsOf } from './results.ts'

/** The content of the night's picture: only what everyone's screen already shows. */
export interface Poster {
  readonly title: string
  readonly slug: string
  readonly date: string
  /** Best first. */
  readonly people: readonly {
    readonly id: PlayerId
    readonly name: string
    readonly place: number
    readonly score: number
    readonly award: string | null
  }[]
  readonly line: { readonly text: string; readonly by: string } | null
}

export function posterOf(view: SessionView, table: TableFrame, gameName: string): Poster {
  const places = resultsOf(view, table)
  return {
    title: gameName,
    slug: view.session.slug,
    date: dateOf(new Date(table.since).toISOString()),
    people: places.map(({ id, name, place, score }) => ({
      id,
      name,
      place,
      score,
      award: table.awards.find((award) => award.id === id)?.title ?? null,
    })),
    line: lineOf(view, table, new Map(places.map(({ id, name }) => [id, name]))),
  }
}

/** Returns the line of the night; before anyone has voted for one, a line from an award. */
function lineOf(
  { players, session }: SessionView,
  { awards }: TableFrame,
  names: ReadonlyMap<PlayerId, string>,
): Poster['line'] {
  const quoted = awards.find((award) => award.quote !== undefined)
  const best = session.bestLine ?? (quoted?.quote === undefined ? null : { by: quoted.id, text: quoted.quote })
  if (!best) return null
  const name = players.find(({ id }) => id === best.by)?.name ?? names.get(best.by)
  return { text: best.text, by: name ?? 'Someone who left' }
}
