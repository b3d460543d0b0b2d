import { type Session, view, whyEnded } from '@highjinks/games/session'
import { nameKey, type PlayerId } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import type { Evidence } from './reports.ts'

/** Whether somebody sits, or sat, in this session. After its end nobody is known. */
export function isKnownThere(session: Session, id: PlayerId): boolean {
  return [...session.seats.map((seat) => seat.id), ...session.removed.seats].includes(id)
}

/** Whom a report is about, as they are at the table, and which game is on it. */
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
 * Whether a text is one that everybody can read at this table, or wrote for all tonight. Only what all may see is asked:
 * a secret is not found out by reporting guesses. Who reports learns nothing of the answer; a table that has moved on
 * shows the text no more, so it is the operator who weighs it.
 */
export function evidenceFor(session: Session, text: string | undefined): Evidence {
  if (whyEnded(session)) return 'over'
  if (text === undefined) return 'shown'
  const shown = shownTo(session)
  if (!shown) return 'unknown'
  const quoted = nameKey(text)
  return shown.some((one) => nameKey(one).includes(quoted)) ? 'shown' : 'not-shown'
}

/** Null: the session cannot be shown. A report about it counts all the same. */
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
