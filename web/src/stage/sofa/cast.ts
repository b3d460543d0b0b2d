import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { isPerformance } from '../performances.ts'
import type { Mood } from './postures.ts'
import { applauseOf, type Stakes } from './stakes.ts'

/** Somebody on the sofa. */
export interface Sitter {
  readonly id: PlayerId
  readonly name: string
  readonly mood: Mood
  readonly isStanding: boolean
  /** Null where nothing is counted yet. */
  readonly score: number | null
}

interface Shown {
  /** What was won and lost; null where nothing was, or the reveal is still coming out. */
  readonly stakes: Stakes | null
  /** As far as they have been shown. */
  readonly standings: TableFrame['standings']
}

/** Who does what, as far as everybody may see it. */
export function castOf({ players, session, table }: SessionView, { stakes, standings }: Shown): readonly Sitter[] {
  const clapping = table ? applauseOf(table) : []
  return players.map((player) => {
    const score = standings.find((row) => row.id === player.id)?.score ?? null
    const { mood, isStanding } = conductOf(player.id, session.status, table, { stakes, clapping })
    return { id: player.id, name: player.name, score, ...(player.online ? { mood, isStanding } : ASLEEP) }
  })
}

type Conduct = Pick<Sitter, 'mood' | 'isStanding'>
type Seen = Pick<Shown, 'stakes'> & { readonly clapping: readonly PlayerId[] }

const ASLEEP: Conduct = { mood: 'asleep', isStanding: false }
/** Nothing goes on without them, and nobody is looked for. */
const DOZING: Conduct = { mood: 'dozing', isStanding: false }
const CALM: Conduct = { mood: 'calm', isStanding: false }

function conductOf(
  id: PlayerId,
  status: SessionView['session']['status'],
  table: TableFrame | null,
  seen: Seen,
): Conduct {
  if (!table || status !== 'playing') return CALM
  if (table.paused) return DOZING
  if (!table.seats.includes(id)) return CALM
  if (hasFloor(table, id)) return { mood: 'calm', isStanding: true }
  return { mood: moodAt(table, id, seen), isStanding: table.turn === id }
}

function hasFloor({ phase, waiting }: TableFrame, id: PlayerId): boolean {
  return isPerformance(phase) && waiting.includes(id)
}

function moodAt(table: TableFrame, id: PlayerId, { stakes, clapping }: Seen): Mood {
  if (table.waiting.includes(id)) return 'busy'
  if (clapping.includes(id)) return 'claps'
  if (stakes?.won.has(id)) return 'glad'
  if (stakes?.lost.has(id)) return 'down'
  return table.waiting.length > 0 && table.turn !== id ? 'done' : 'calm'
}
