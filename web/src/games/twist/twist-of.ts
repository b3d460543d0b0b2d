import type { PlayerId, SessionView } from '@highjinks/protocol'
import { drawFrom } from '../../lib/draw-from.ts'
import { askOf, gameOf, phaseOf } from '../game-of.ts'
import type { AnyTable } from '../game-ui.ts'
import { showOf } from '../show.ts'
import { CLOSERS } from './closers.ts'
import type { TwistKind } from './twist-kind.ts'

export interface Twist {
  readonly text: string
  /** Its start and end, in milliseconds after the phase began. */
  readonly from: number
  readonly until: number
  readonly performers: readonly PlayerId[]
}

const SHORTEST_MS = 30_000
/** A performance this long has a second one. */
const LONG_MS = 75_000
const LATEST_MS = 20_000
const STAYS_MS = 8000
/** One in this many performances has a twist. */
const EACH = 2
/** The distance between the first twists of two games in a night: no game is as long. */
const PER_GAME = 16

/** Returns the kind of twist for this phase; null without a performer, or if words are forbidden. */
export function kindOf({ session, table }: SessionView): TwistKind | null {
  return table && askOf(phaseOf(session.slug, table).twist, table)
}

/** Returns this performance's twists from its list, the same on every screen; empty if it has none. */
export function twistsFrom(list: readonly string[] | null, { session, table, players }: SessionView): readonly Twist[] {
  if (!table || session.status !== 'playing' || table.deadline === null) return []
  const length = table.deadline - table.since
  const performers = showOf(session.slug, table).staging.onNow
  const isPersonThere = players.some(({ id, isBot }) => !isBot && performers.includes(id))
  if (!list || !isPersonThere || length < SHORTEST_MS) return []
  const [night, performance] = [session.night.length, performanceOf(session.slug, table)]
  const share = Math.floor(performance / EACH)
  if (performance % EACH !== drawFrom(`${session.id} ${night} ${table.phase} ${share}`) % EACH) return []
  const twist = (texts: readonly string[], from: number): readonly Twist[] => {
    const text = texts[(drawFrom(session.id) + night * PER_GAME + share) % texts.length]
    return text === undefined ? [] : [{ text, from, until: from + STAYS_MS, performers }]
  }
  return [
    ...twist(list, Math.min(length / 3, LATEST_MS)),
    // Both on a full second of the same clock.
    ...(length < LONG_MS ? [] : twist(CLOSERS, Math.round((length * 2) / 3000) * 1000)),
  ]
}

/** Returns how many came before it in this game: one per round, unless a round is a lap of turns. */
function performanceOf(slug: string, { round, seats, turn }: AnyTable): number {
  const isLap = gameOf(slug)?.counts === 'rounds' && turn !== null
  return isLap ? (round - 1) * seats.length + seats.indexOf(turn) : round
}
