import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { isPerformance } from '../performances.ts'
import { applauseOf } from './applause.ts'
import { type Bearing, bearingOf, type Outcome, type Told } from './outcome.ts'

/** Somebody on the sofa. */
export interface Sitter extends Bearing {
  readonly id: PlayerId
  readonly name: string
  /** Null where nothing is counted yet. */
  readonly score: number | null
}

interface Shown {
  /** What this phase tells; null where it tells nothing of anybody. */
  readonly outcome: Outcome | null
  readonly told: Told
  /** As far as they have been shown. */
  readonly standings: TableFrame['standings']
}

/** Who does what, as far as everybody may see it. */
export function castOf(view: SessionView, { outcome, told, standings }: Shown): readonly Sitter[] {
  const { players, session, table } = view
  return players.map(({ id, name, online }) => {
    const score = standings.find((row) => row.id === id)?.score ?? null
    const isPlaying = table !== null && session.status === 'playing'
    const bearing = !online ? ASLEEP : isPlaying ? bearingAt(table, id, outcome, told) : CALM
    return { id, name, score, ...bearing }
  })
}

const seated = (mood: Bearing['mood']): Bearing => ({ mood, isStanding: false, gain: null })
const ASLEEP = seated('asleep')
/** Nothing goes on without them, and nobody is looked for. */
const DOZING = seated('dozing')
const CALM = seated('calm')

function bearingAt(table: TableFrame, id: PlayerId, outcome: Outcome | null, told: Told): Bearing {
  if (table.paused) return DOZING
  if (!table.seats.includes(id)) return CALM
  if (hasFloor(table, id)) return { ...CALM, isStanding: true }
  if (!outcome) return { mood: moodAt(table, id), isStanding: table.turn === id, gain: null }
  const bearing = bearingOf(outcome, told, id)
  return bearing.mood === 'calm' && applauseOf(table).includes(id) ? seated('claps') : bearing
}

function hasFloor({ phase, waiting }: TableFrame, id: PlayerId): boolean {
  return isPerformance(phase) && waiting.includes(id)
}

function moodAt(table: TableFrame, id: PlayerId): Bearing['mood'] {
  if (table.waiting.includes(id)) return 'busy'
  if (applauseOf(table).includes(id)) return 'claps'
  return table.waiting.length > 0 && table.turn !== id ? 'done' : 'calm'
}
