import type { Intent } from '@highjinks/protocol'
import { quoteMove } from '../kit/writing.ts'
import type { Session } from './session.ts'
import { runningTable } from './table.ts'

/** The room's own shared screen watches, too: beyond one, strangers do. */
const OWN_SCREENS = 1

export interface TypedText {
  readonly text: string
  /** Only those who play will read it, and they have not asked for a mild evening. */
  readonly isAmongFriends: boolean
}

/** What a person typed in this command besides names, read by the rules it is for; and what is to be quoted of it. */
export function textsIn(session: Session, intent: Intent): readonly TypedText[] {
  const isAmongFriends = session.settings.intensity !== 'Mild' && session.watchers <= OWN_SCREENS
  if (intent.type === 'offer') return [{ text: intent.text, isAmongFriends }]
  if (intent.type !== 'move') return []
  const typed = runningTable(session)?.game.texts(intent.move) ?? []
  // A line that is quoted leaves the room, on a picture
  const quoted = linesToQuote(session, intent.move)
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
