import type { PlayerId } from '@highjinks/protocol'

/** What goes on while a phase tells nothing of anybody yet. */
export interface Scene {
  /** Whose moment it is: these stand. Nobody, where everybody does the same. */
  readonly onNow: readonly PlayerId[]
  /** Who has given what the phase asks for. */
  readonly given: readonly PlayerId[]
  /** The others decide about those whose moment it is: they can only wait. */
  readonly isJudged?: boolean
}
export const NO_SCENE: Scene = { onNow: [], given: [] }
