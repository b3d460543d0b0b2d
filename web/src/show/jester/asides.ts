import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import { type AnyScript, isIdle } from './occasions.ts'
import type { JesterMood, Occasion } from './script.ts'

/** An aside follows this long after the last line, in a phase in which many are at their phones. */
export const ASIDE_EVERY_MS = 11_000
/** The most asides in one phase that doesn't end. */
const MOST_ASIDES = 6
/** He counts the last seconds, so he adds nothing then. */
const COUNTED_MS = 7000

/** His moods for asides, in turn. */
const ASIDE_MOODS: readonly JesterMood[] = ['talks', 'snacks', 'laughs', 'notes']

/**
 * Returns whether an aside fits: several players are busy, no one has the spotlight, and there's time left. For the
 * last player he has a line already.
 */
export function mayHaveAside({ session, table }: SessionView, script: AnyScript | null, had: number): boolean {
  if (session.status !== 'playing' || !table || had >= MOST_ASIDES) return false
  if (table.waiting.length < 2 || table.overdue || !isIdle(table, script)) return false
  // He doesn't talk over someone pleading a bluff.
  if (script?.isMute?.(table) || (script?.onNow?.(table).length ?? 0) > 0) return false
  return table.deadline === null || table.deadline - serverNow() > COUNTED_MS
}

/**
 * Passes the time with the game's own lines for this phase, or else with general ones. They are about no one: the sofa
 * shows who is busy, and what they do is private.
 */
export function asideOf({ table }: SessionView, had: number): readonly Occasion[] {
  const mood = ASIDE_MOODS[had % ASIDE_MOODS.length] ?? 'talks'
  return [...(table ? [{ of: `${table.phase}.aside`, mood }] : []), { of: 'aside', mood }]
}
