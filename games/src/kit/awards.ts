import type { Award, PlayerId } from '@highjinks/protocol'
import { COMMON_KINDS, FOR_ANYBODY, FROM_STANDINGS } from './award-titles.ts'
import type { Table, Titles } from './game.ts'
import { required } from './required.ts'
import { peopleAmong, standings } from './score.ts'

/** A player's claim to an award. The higher `lead`, the better it fits. */
interface Claim {
  readonly id: PlayerId
  readonly title: string
  readonly detail: string
  readonly lead: number
}

/** The input for awards. */
type Played = Pick<Table, 'order' | 'house' | 'scores' | 'moments' | 'written'>

/**
 * Gives one award to every player, to simulated players only if no person played, no two alike, all kind. The game's own
 * kinds come first, the clearest lead first; the rest get what any game has, then what the scores say, and finally what
 * is true of anyone. A title already `given` tonight is only reused for a player who would get none.
 */
export function awardsFor(played: Played, titles: Titles, given: readonly string[] = []): Award[] {
  const state = { ...played, order: peopleAmong(played.order, played) }
  const table = standings(state)
  const own = Object.entries(titles).flatMap(([name, [title, detail]]) => claimsOf(state, { name, title, detail }))
  const common = COMMON_KINDS.flatMap((kind) => claimsOf(state, kind))
  const placed = FROM_STANDINGS.flatMap(({ title, detail, fits }) =>
    table.flatMap((row) =>
      fits(row, table, state.order) ? [{ id: row.id, title, detail: detail(row, table), lead: 1 }] : [],
    ),
  )
  const anybody = FOR_ANYBODY.flatMap(([title, detail]) =>
    table.map(({ id }) => ({ id, title, detail: detail(table.length), lead: 1 })),
  )
  const kinds = [own, common, placed, anybody]
  const fresh = kinds.map((claims) => claims.filter(({ title }) => !given.includes(title)))
  const chosen = [...fresh, ...kinds].reduce<ReadonlyMap<PlayerId, Claim>>(giveOut, new Map())
  return table.map(({ id }) => {
    const { title, detail } = required(chosen.get(id))
    const quote = quoteOf(state, id)
    return { id, title, detail, ...(quote !== null && { quote }) }
  })
}

/** Returns who could get a kind, and how far each is ahead of the best of the others, or behind. */
function claimsOf(
  state: Played,
  kind: {
    readonly name: string
    readonly title: string
    readonly detail: (times: number) => string
    readonly isForMost?: true
  },
): readonly Claim[] {
  const counted = Object.entries(state.moments[kind.name] ?? {}).filter(
    ([id, times]) => times > 0 && state.order.includes(id),
  )
  return counted.flatMap(([id, times]) => {
    const best = Math.max(0, ...counted.filter(([other]) => other !== id).map(([, count]) => count))
    const lead = best === 0 ? Number.POSITIVE_INFINITY : times / best
    if (kind.isForMost && lead < 1) return []
    return [{ id, title: kind.title, detail: kind.detail(times), lead }]
  })
}

/** Gives out the best claims first. Nobody gets two, and no title goes out twice. */
function giveOut(given: ReadonlyMap<PlayerId, Claim>, claims: readonly Claim[]): ReadonlyMap<PlayerId, Claim> {
  const next = new Map(given)
  const taken = new Set([...given.values()].map(({ title }) => title))
  for (const claim of [...claims].sort((a, b) => b.lead - a.lead || 0)) {
    if (next.has(claim.id) || taken.has(claim.title)) continue
    next.set(claim.id, claim)
    taken.add(claim.title)
  }
  return next
}

/** Returns a line they wrote tonight and allow to be shown again: the one with the most votes. */
function quoteOf({ written }: Played, id: PlayerId): string | null {
  const own = written.filter((line) => line.author === id && line.mayQuote)
  const [best] = own.sort((a, b) => b.votes - a.votes)
  return best?.text ?? null
}
