import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import type { Mood } from './postures.ts'
import { applauseOf, stakesOf } from './stakes.ts'

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
  /** A reveal is still coming out. */
  readonly isHushed: boolean
  /** As far as they have been shown. */
  readonly standings: TableFrame['standings']
}

/** Who does what, as far as everybody may see it. */
export function castOf({ players, session, table }: SessionView, { isHushed, standings }: Shown): readonly Sitter[] {
  return players.map((player) => {
    const score = standings.find((row) => row.id === player.id)?.score ?? null
    const { mood, isStanding } = conductOf(player.id, session.status, table, isHushed)
    return { id: player.id, name: player.name, score, ...(player.online ? { mood, isStanding } : ASLEEP) }
  })
}

type Conduct = Pick<Sitter, 'mood' | 'isStanding'>

const ASLEEP: Conduct = { mood: 'asleep', isStanding: false }
const CALM: Conduct = { mood: 'calm', isStanding: false }

function conductOf(
  id: PlayerId,
  status: SessionView['session']['status'],
  table: TableFrame | null,
  isHushed: boolean,
): Conduct {
  if (!table || status !== 'playing') return CALM
  if (!table.seats.includes(id)) return CALM
  if (hasFloor(table, id)) return { mood: 'calm', isStanding: true }
  return { mood: moodAt(table, id, isHushed), isStanding: table.turn === id }
}

/** Phases in which those we wait for do something before the room, with no phone in their hand. */
const PERFORMANCES: ReadonlySet<string> = new Set(['perform', 'act', 'resolve', 'present', 'tell', 'story', 'plead'])

function hasFloor({ phase, waiting }: TableFrame, id: PlayerId): boolean {
  return PERFORMANCES.has(phase) && waiting.includes(id)
}

function moodAt(table: TableFrame, id: PlayerId, isHushed: boolean): Mood {
  if (table.waiting.includes(id)) return 'busy'
  if (applauseOf(table).includes(id)) return 'claps'
  const stakes = isHushed ? null : stakesOf(table)
  if (stakes?.won.has(id)) return 'glad'
  if (stakes?.lost.has(id)) return 'down'
  return table.waiting.length > 0 && table.turn !== id ? 'done' : 'calm'
}
