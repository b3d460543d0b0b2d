import type { Sting } from '../sound/stings.ts'

/** The effects of a step besides what it shows. */
export interface Effect {
  readonly sound?: Sting
  /** The awaited result comes with it. */
  readonly isOut?: true
  /** The lights are down until it comes. */
  readonly isClimax?: true
  /** The lights go down here, because there's something to read first. Without it they do with the phase. */
  readonly isDim?: true
  /** A person leaves the sofa for the spotlight. */
  readonly isWalk?: true
  /** A later addition, after everyone has been paid. */
  readonly isAfter?: true
}

/** It comes down, and that is that. */
export const STAMPS: Effect = { sound: 'stamp', isOut: true, isClimax: true }
/** The answer shows. */
export const REVEALS: Effect = { sound: 'reveal', isOut: true, isClimax: true }
/** It comes to rest where everyone could see it coming. */
export const STOPS: Effect = { sound: 'stamp', isOut: true }
export const WALKS: Effect = { sound: 'step', isWalk: true }
export const TAPS: Effect = { sound: 'step' }
export const FLIPS: Effect = { sound: 'flip' }
export const CLICKS: Effect = { sound: 'click' }
export const THUDS: Effect = { sound: 'thud' }
export const CHIMES: Effect = { sound: 'reveal' }
export const PAYS: Effect = { sound: 'paid' }
export const FAILS: Effect = { sound: 'fooled' }
export const DIMS: Effect = { isDim: true }
export const LINGERS: Effect = { isAfter: true }
