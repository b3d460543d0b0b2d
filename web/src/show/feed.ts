import type { SessionView } from '@highjinks/protocol'

/** The screen's current view, and a way to hear of changes to it. */
export interface Feed {
  /** Returns null while the view on the screen may be old. */
  readonly view: () => SessionView | null
  readonly subscribe: (tell: () => void) => () => void
}
