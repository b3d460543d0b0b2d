import type { SessionView } from '@highjinks/protocol'

/** What the room shows now, and word of it whenever that changes. */
export interface Feed {
  /** Null while what is on the screen may be old. */
  readonly view: () => SessionView | null
  readonly subscribe: (tell: () => void) => () => void
}
