import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import type { JesterScript } from '../script.ts'
import { type Deed, type DeedKind, NEEDS, OPPOSITES } from './deeds.ts'

/**
 * The night as a screen has seen it: who did what and when, in pages, and which of it he has told. It has none of
 * anyone's words.
 */
export interface Memory {
  readonly pages: number
  /** The first page of this game. */
  readonly since: number
  /** The last page it took in, so that none counts twice. */
  readonly page: string | null
  readonly deeds: readonly (Deed & { readonly page: number })[]
  /** Keys of the memories he has told, once for each time. */
  readonly told: readonly string[]
  /** The page on which he last told one. */
  readonly toldAt: number
}

export const NO_MEMORY: Memory = { pages: 0, since: 0, page: null, deeds: [], told: [], toldAt: 0 }

/** Takes in the current page once. It only keeps what everyone can see there. */
export function remember(
  memory: Memory,
  before: SessionView | null,
  now: SessionView,
  script: JesterScript<TableFrame> | null,
): Memory {
  const { table, session } = now
  if (!table || table.paused || session.status !== 'playing') return memory
  const game = `${session.night.length} ${session.slug} `
  const page = game + [table.round, table.phase, table.turn].join(' ')
  if (page === memory.page) return memory
  const pages = memory.pages + 1
  const last = before?.session.id === session.id && before.session.slug === session.slug ? before.table : null
  const seen = [...(script?.deeds?.(table, last) ?? []), ...leadLost(last, table)]
  const since = memory.page?.startsWith(game) ? memory.since : pages
  return { ...memory, page, pages, since, deeds: [...memory.deeds, ...seen.map((deed) => ({ ...deed, page: pages }))] }
}

/** Records that he has told a memory. */
export function markTold(memory: Memory, key: string): Memory {
  return { ...memory, told: [...memory.told, key], toldAt: memory.pages }
}

function leadLost(last: TableFrame | null, { standings }: TableFrame): readonly Deed[] {
  const before = leaderOf(last?.standings ?? [])
  const now = leaderOf(standings)
  return before !== null && now !== null && before !== now ? [{ kind: 'lost-lead', by: before, to: now }] : []
}

/** Returns the only player in the lead, if anyone has points. */
export function leaderOf(standings: TableFrame['standings']): PlayerId | null {
  const [first, second] = standings.filter(({ place }) => place === 1)
  return first && !second && first.score > 0 ? first.id : null
}

/** Something that a player has done often enough for a story. */
export interface Story {
  readonly kind: DeedKind
  readonly by: PlayerId
  readonly to: PlayerId | undefined
  readonly count: number
  readonly page: number
  readonly key: string
}

/** Returns the stories in a memory, the strongest first: by how far they exceed the minimum, then the latest. */
export function storiesOf({ deeds }: Pick<Memory, 'deeds'>): readonly Story[] {
  const stories = new Map<string, Story>()
  for (const { kind, by, to, page } of deeds) {
    const key = [kind, by, to].join(' ')
    stories.set(key, { kind, by, to, page, key, count: (stories.get(key)?.count ?? 0) + 1 })
  }
  const isHabit = ({ kind, by }: Story) => {
    const opposite = OPPOSITES[kind]
    return opposite === undefined || !deeds.some((deed) => deed.kind === opposite && deed.by === by)
  }
  const strength = ({ count, kind }: Story) => count / NEEDS[kind]
  return [...stories.values()]
    .filter((story) => strength(story) >= 1 && isHabit(story))
    .sort((a, b) => strength(b) - strength(a) || b.page - a.page || a.key.localeCompare(b.key))
}
