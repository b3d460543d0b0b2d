import type { NextState } from './commit.ts'

/**
 * How sessions are written. 1: the whole document at every change. 2: what a change has changed, upon the whole document
 * before it. Both are read, whichever is written (docs/upgrades.md).
 */
export const LIVE_LAYOUTS = [1, 2] as const
export type LiveLayout = (typeof LIVE_LAYOUTS)[number]

/**
 * The patches that lie upon a session's whole document, as whoever wrote them knows them. Null: it was read, and reading
 * may have brought it up to what this version writes, of which no patch tells.
 */
export type Log = { readonly patches: number; readonly characters: number } | null

/** As it is when the document has been written whole. */
export const NO_PATCHES: Log = { patches: 0, characters: 0 }

export interface LogLimits {
  readonly patches: number
  readonly characters: number
}

/**
 * The log with one more patch of such a length; null: the session is to be written whole. So it is when it ends, and
 * when a seat goes: what they said must lie in no patch from then on.
 */
export function growLog(log: Log, length: number, next: NextState, most: LogLimits): NonNullable<Log> | null {
  if (!log || next.session.ended || next.forgotten.length > 0) return null
  const grown = { patches: log.patches + 1, characters: log.characters + length }
  return grown.patches > most.patches || grown.characters > most.characters ? null : grown
}
