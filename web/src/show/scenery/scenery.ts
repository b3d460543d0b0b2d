import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Transition } from '../timeline/transition.ts'

export const MOODS = ['idle', 'tense', 'glad', 'shocked', 'shrug', 'asleep'] as const
export type RoomMood = (typeof MOODS)[number]

/** The size of the hero: a face in the bar of a phone, one figure at the edge of the TV, the whole company. */
export type Crop = 'face' | 'alone' | 'all'

export interface HeroProps {
  readonly mood: RoomMood
  readonly crop: Crop
}

/**
 * A game's scenery, which turns its screens into a place. `Backdrop` is everything that doesn't move: pieces at the
 * edges, placed by their classes, in the room's tokens, so that text can cover any of their large shapes. Text can be
 * anywhere except at the sides of the TV and of a wide laptop, so only those have outlines. `Hero` is the one who
 * watches, one picture with a face for each mood. Both use the style of the covers (`piece.tsx`, `face.tsx`). A game
 * exports its own from `games/<slug>/scenery.tsx`, and can render `Hero` elsewhere too.
 */
export interface Scenery {
  readonly Backdrop: ComponentType
  readonly Hero: ComponentType<HeroProps>
  /** The picture at the upper left of a laptop's table: one piece of the scenery that fills its container. */
  readonly Picture: ComponentType
  /**
   * Pieces that fly through the air at the end of a night: small drawings of 120 by 120 around their middle, each
   * complete and none in the room's color.
   */
  readonly confetti: readonly ReactNode[]
  /** Replacement tokens for flying pieces in the room's color. */
  readonly instead?: CSSProperties
  /** The transition between turns. Without it nothing crosses the screen. */
  readonly transition?: Transition
}
