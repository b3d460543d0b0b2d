import type { Intent } from '@highjinks/protocol'
import { quoteMove } from '../kit/writing.ts'
import type { Session } from './session.ts'
import { runningTable } from './table.ts'

/** The room's own shared screen counts as a watcher; any more are strangers. */
const OWN_SCREENS = 1

export interface TypedText {
  readonly text: string
  /** Whether only players will read it, and they didn't choose a mild evening. */
  readonly isAmongFriends: boolean
}

/** Returns what a person typed in this command besides names, as its rules read it, and what of it will be quoted. */
export function textsIn(session: Session, intent: Intent): readonly TypedText[] {
  const isAmongFriends = session.settings.intensity !== 'Mild' && session.watchers <= OWN_SCREENS
  if (intent.type === 'offer') return [{ text: intent.text, isAmongFriends }]
  if (intent.type !== 'move' && intent.type !== 'quote') return []
  const typed = intent.type === 'move' ? (runningTable(session)?.game.texts(intent.move) ?? []) : []
  // A quoted line leaves the room, on a picture
  const quoted = linesToQuote(session, intent.type === 'move' ? intent.move : intent)
  return [
    ...typed.map((text) => ({ text, isAmongFriends })),
    ...quoted.map((text) => ({ text, isAmongFriends: false })),
  ]
}

function linesToQuote(session: Session, move: unknown): readonly string[] {
  const parsed = quoteMove.safeParse(move)
  if (!parsed.success || !parsed.data.isAllowed) return []
  return session.written.filter(({ id }) => id === parsed.data.line).map(({ text }) => text)
}
