import type { SessionView } from '@highjinks/protocol'
import { isFlop, type Reveal } from '../people/reveal.ts'
import type { RoomMood } from './scenery.ts'

interface Known {
  readonly reveal: Reveal | null
  /** What this phase does to whoever watches; none is quiet. */
  readonly ofPhase?: RoomMood | undefined
  readonly isInSuspense?: boolean | undefined
}

/** How the hero of the room takes what everybody can see; in suspense it knows no more than they do. */
export function moodOf(
  { session, table }: Pick<SessionView, 'session' | 'table'>,
  { reveal, ofPhase, isInSuspense = false }: Known,
): RoomMood {
  if (session.status === 'over') return 'glad'
  if (session.status !== 'playing' || !table) return 'idle'
  if (table.paused || table.overdue) return 'asleep'
  if (isInSuspense) return 'tense'
  if (reveal && isFlop(reveal)) return 'shrug'
  const isOneLeft = table.turn === null && table.seats.length > 2 && table.waiting.length === 1
  return ofPhase ?? (isOneLeft ? 'tense' : 'idle')
}
