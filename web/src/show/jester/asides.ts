import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import { type AnyScript, isIdle } from './occasions.ts'
import type { JesterMood, Occasion } from './script.ts'

/** So long after the last word of a phase in which many are at their phones comes an aside. */
export const ASIDE_EVERY_MS = 11_000
/** A phase that waits for ever has no more than these. */
const MOST_ASIDES = 6
/** The last seconds are counted. */
const COUNTED_MS = 7000

/** What he is at, one after the other. */
const ASIDE_MOODS: readonly JesterMood[] = ['talks', 'snacks', 'laughs', 'notes']

/** Several are asked, it is nobody's moment, and there is time left. Of the last one he has a line already. */
export function mayHaveAside({ session, table }: SessionView, script: AnyScript | null, had: number): boolean {
  if (session.status !== 'playing' || !table || had >= MOST_ASIDES) return false
  if (table.waiting.length < 2 || table.overdue || !isIdle(table, script)) return false
  // Whoever pleads for a bluff is not talked over
  if (script?.isMute?.(table) || (script?.onNow?.(table).length ?? 0) > 0) return false
  return table.deadline === null || table.deadline - serverNow() > COUNTED_MS
}

/**
 * He passes the time, with what the game says in this phase, else with what fits any. It is about nobody: who is at it
 * sits on the sofa, and what they are at is theirs.
 */
export function asideOf({ table }: SessionView, had: number): readonly Occasion[] {
  const mood = ASIDE_MOODS[had % ASIDE_MOODS.length] ?? 'talks'
  return [...(table ? [{ of: `${table.phase}.aside`, mood }] : []), { of: 'aside', mood }]
}
