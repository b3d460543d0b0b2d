import type { SessionView } from '@highjinks/protocol'
import { isFlop, type Reveal } from '../people/reveal.ts'
import type { RoomMood } from './scenery.ts'

interface Known {
  readonly reveal: Reveal | null
  /** The mood this phase gives a watching hero; quiet by default. */
  readonly ofPhase?: RoomMood | undefined
  readonly isInSuspense?: boolean | undefined
}

/** Returns how the room's hero takes what everyone can see. In suspense it knows no more than they do. */
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
