import type { SessionView } from '@highjinks/protocol'

/** So many milliseconds before the end everything plays. */
const RUSH_MS = 10_000
const CALM = 1

/** How full the music is: from 0, the ground alone, to 3. It thickens as the clock of the phase runs down. */
export function musicLevel({ session, table }: SessionView, now: number, isSilent = false): number {
  if (session.status === 'lobby') return CALM
  if (session.status !== 'playing' || !table) return 2
  // Somebody is to be heard.
  if (isSilent) return 0
  if (table.deadline === null || table.waiting.length + table.welcome.length === 0) return CALM
  const left = table.deadline - now
  if (left <= 0) return CALM
  if (left <= RUSH_MS) return 3
  return left <= (table.deadline - table.since) / 2 ? 2 : CALM
}

/** Paused is silent, and so is a screen that shows something old. */
export function isMusicDue(view: SessionView | null): view is SessionView {
  return view !== null && view.table?.paused !== true
}
