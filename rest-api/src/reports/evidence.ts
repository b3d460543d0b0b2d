import { type Session, view, whyEnded } from '@highjinks/games/session'
import { nameKey, type PlayerId } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import type { Evidence } from './reports.ts'

/** Returns whether a player is or was in this session. After its end nobody is known. */
export function isKnownThere(session: Session, id: PlayerId): boolean {
  return [...session.seats.map((seat) => seat.id), ...session.removed.seats].includes(id)
}

/** Describes the reported player as they are at the table, and the game on it. */
export function describeReported(session: Session, id: PlayerId | undefined) {
  const seat = session.seats.find((one) => one.id === id)
  return {
    name: seat?.name ?? null,
    accountId: seat?.userId ?? null,
    deviceMark: seat?.device == null ? null : hashToken(seat.device),
    slug: session.table?.slug ?? null,
  }
}

/**
 * Returns whether everyone can read this text at this table, or its author wrote it for everyone tonight. Only checks
 * what everyone may see, so that nobody can find out a secret by reporting guesses. The reporter learns nothing of the
 * answer. A table that has moved on no longer shows the text, so the operator decides.
 */
export function evidenceFor(session: Session, text: string | undefined): Evidence {
  if (whyEnded(session)) return 'over'
  if (text === undefined) return 'shown'
  const shown = shownTo(session)
  if (!shown) return 'unknown'
  const quoted = nameKey(text)
  return shown.some((one) => nameKey(one).includes(quoted)) ? 'shown' : 'not-shown'
}

/** Returns null if the session can't be shown. A report about it still counts. */
function shownTo(session: Session): readonly string[] | null {
  try {
    return [...stringsIn(view(session)), ...session.written.map((line) => line.text)]
  } catch {
    return null
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
