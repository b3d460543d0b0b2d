import type { NextState } from './commit.ts'

/**
 * The formats for live sessions. 1: the whole document at every change. 2: a document and the changes since. Both can
 * be read, whichever is written (docs/upgrades.md).
 */
export const LIVE_LAYOUTS = [1, 2] as const
export type LiveLayout = (typeof LIVE_LAYOUTS)[number]

/**
 * The patches on top of a session's whole document, if this process wrote them. Null: the session was read, and reading
 * may have upgraded it in ways that no patch records.
 */
export type Log = { readonly patches: number; readonly characters: number } | null

/** The log right after writing the whole document. */
export const NO_PATCHES: Log = { patches: 0, characters: 0 }

export interface LogLimits {
  readonly patches: number
  readonly characters: number
}

/**
 * Returns the log with one more patch of this length, or null if the whole session must be written. That happens when
 * it ends and when a seat goes, because what they said must not stay in a patch.
 */
export function growLog(log: Log, length: number, next: NextState, most: LogLimits): NonNullable<Log> | null {
  if (!log || next.session.ended || next.forgotten.length > 0) return null
  const grown = { patches: log.patches + 1, characters: log.characters + length }
  return grown.patches > most.patches || grown.characters > most.characters ? null : grown
}
