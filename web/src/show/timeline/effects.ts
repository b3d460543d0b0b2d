import type { Sting } from '../sound/stings.ts'

/** What a step does besides showing something. */
export interface Effect {
  readonly sound?: Sting
  /** What the phase keeps everybody waiting for comes with it. */
  readonly isOut?: true
  /** Everybody holds their breath for that: the lights are down until it comes. */
  readonly isClimax?: true
  /** There they go down, where there is something to read before. Without it they do with the phase. */
  readonly isDim?: true
  /** Somebody leaves the sofa for the spotlight. */
  readonly isWalk?: true
  /** Only added at leisure: everybody has been paid before. */
  readonly isAfter?: true
}

/** It comes down, and that is that. */
export const STAMPS: Effect = { sound: 'stamp', isOut: true, isClimax: true }
/** The answer is there. */
export const REVEALS: Effect = { sound: 'reveal', isOut: true, isClimax: true }
/** It comes to rest where everybody could see it coming. */
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
