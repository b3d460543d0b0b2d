import type { PlayerId } from '@highjinks/protocol'
import type { SofaSink } from '../spotlight/sofa-sink.ts'
import type { Pose } from './poses.ts'

/** The scene before a phase has a result about anyone. */
export interface Scene {
  /** The players in the spotlight, who stand. Empty if everyone does the same. */
  readonly onNow: readonly PlayerId[]
  /** Their pose, the same on every screen. */
  readonly pose?: Pose
  /** The players who have done what the phase asks for. */
  readonly given: readonly PlayerId[]
  /** They perform for the room, without a phone in their hand. */
  readonly isPerformance?: boolean
  /** The others decide about the players in the spotlight, who can only wait. */
  readonly isJudged?: boolean
  /** The players stand in the spotlight (see `Spotlight`), and their seats are empty. */
  readonly isInSpotlight?: boolean
  /** They walk there one by one, with the steps that walk. Without such steps all are there from the start. */
  readonly isWalked?: boolean
  /** The drop of the TV's sofa that gives the moment room. */
  readonly sofaSink?: SofaSink | null
}
export const NO_SCENE: Scene = { onNow: [], given: [] }
