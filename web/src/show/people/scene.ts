import type { PlayerId } from '@highjinks/protocol'
import type { Sunk } from '../spotlight/give-way.ts'
import type { Pose } from './poses.ts'

/** What goes on while a phase tells nothing of anybody yet. */
export interface Scene {
  /** Whose moment it is: these stand. Nobody, where everybody does the same. */
  readonly onNow: readonly PlayerId[]
  /** What they are up to, on every screen alike. */
  readonly pose?: Pose
  /** Who has given what the phase asks for. */
  readonly given: readonly PlayerId[]
  /** They do it before the room, with no phone in their hand. */
  readonly isPerformance?: boolean
  /** The others decide about those whose moment it is: they can only wait. */
  readonly isJudged?: boolean
  /** Those whose moment it is stand in the spotlight (see `Spotlight`), and their places are empty. */
  readonly isInSpotlight?: boolean
  /** They go there one by one, with the steps that walk; all of them are there where there are none. */
  readonly isWalked?: boolean
  /** On a TV the moment is larger than the sofa, which gives it room. */
  readonly sunk?: Sunk | null
}
export const NO_SCENE: Scene = { onNow: [], given: [] }
