import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import type { JesterScript } from '../script.ts'
import { type Deed, type DeedKind, NEEDS, OPPOSITES } from './deeds.ts'

/** What a screen has seen of the night: who did what and when, in pages, and which of it he has told. No words of anybody. */
export interface Memory {
  readonly pages: number
  /** The first page of this game. */
  readonly since: number
  /** The page that was remembered last, so that none is remembered twice. */
  readonly page: string | null
  readonly deeds: readonly (Deed & { readonly page: number })[]
  /** Keys of the memories that were told, once each time. */
  readonly told: readonly string[]
  /** On which page that was last. */
  readonly toldAt: number
}

export const NO_MEMORY: Memory = { pages: 0, since: 0, page: null, deeds: [], told: [], toldAt: 0 }

/** Takes in the page that is shown now, once. Only what everybody can see on it goes in. */
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

/** A memory has been told. */
export function markTold(memory: Memory, key: string): Memory {
  return { ...memory, told: [...memory.told, key], toldAt: memory.pages }
}

function leadLost(last: TableFrame | null, { standings }: TableFrame): readonly Deed[] {
  const before = leaderOf(last?.standings ?? [])
  const now = leaderOf(standings)
  return before !== null && now !== null && before !== now ? [{ kind: 'lost-lead', by: before, to: now }] : []
}

/** Whoever is ahead alone, with points. */
export function leaderOf(standings: TableFrame['standings']): PlayerId | null {
  const [first, second] = standings.filter(({ place }) => place === 1)
  return first && !second && first.score > 0 ? first.id : null
}

/** What somebody has done so often that it is a story. */
export interface Story {
  readonly kind: DeedKind
  readonly by: PlayerId
  readonly to: PlayerId | undefined
  readonly count: number
  readonly page: number
  readonly key: string
}

/** The stories in a memory, the strongest first: by how much more often than it takes, then the latest. */
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
