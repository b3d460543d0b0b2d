import type { SessionView } from '@highjinks/protocol'
import type { AnyScript } from './occasions.ts'

/** How long nothing happens before he yawns, and before he is asleep. */
export const asleepAfter = { yawn: 50_000, sleep: 110_000 } as const

/** Only where everything waits for people: never through a clock that runs, nor through somebody's performance. */
export function dozesAt({ session, table }: SessionView, script: AnyScript | null): boolean {
  if (session.status !== 'playing' || !table) return session.status !== 'starting'
  // Everybody sleeps then, and he with them.
  if (table.paused) return false
  if (script?.isMute?.(table)) return false
  return table.deadline === null || table.overdue
}
