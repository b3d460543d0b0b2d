import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Transition } from '../timeline/transition.ts'

export const MOODS = ['idle', 'tense', 'glad', 'shocked', 'shrug', 'asleep'] as const
export type RoomMood = (typeof MOODS)[number]

/** How much there is room for: a face in the bar of a phone, one figure at the edge of the TV, the whole company. */
export type Crop = 'face' | 'alone' | 'all'

export interface HeroProps {
  readonly mood: RoomMood
  readonly crop: Crop
}

/**
 * What a game brings so that its screens are a place. `Backdrop` is everything that stands still: pieces laid to the
 * edges by their classes, on the tokens of the room, so that words may lie over any of their large shapes. Words stand
 * everywhere but at the sides of the TV and of a wide laptop: outside of those nothing has an outline. `Hero` is who
 * watches, one picture with a face for each mood. Both are drawn with the pen of the covers (`piece.tsx`, `face.tsx`).
 * A game exports its own from `games/<slug>/scenery.tsx`; whoever wants more of the hero elsewhere renders `Hero`.
 */
export interface Scenery {
  readonly Backdrop: ComponentType
  readonly Hero: ComponentType<HeroProps>
  /** What hangs at the upper left of a laptop's table, one piece of the scenery as large as what it is put into. */
  readonly Picture: ComponentType
  /** What flies through the air at the end of an evening: small drawings of 120 by 120 around their middle, each whole and none in the color of the room. */
  readonly confetti: readonly ReactNode[]
  /** What would have the color of the room among what flies has another: tokens, and their values there. */
  readonly instead?: CSSProperties
  /** How one turn follows the other; at once, where nothing crosses the screen between them. */
  readonly transition?: Transition
}
