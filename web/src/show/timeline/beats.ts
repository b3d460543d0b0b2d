import type { Step } from './steps.ts'

/** Everything that a phase can tell, in whichever game. */
export type Beat =
  | 'answer'
  | 'back'
  | 'card'
  | 'closed'
  | 'face'
  | 'gains'
  | 'guesses'
  | 'knock'
  | 'line'
  | 'open'
  | 'own'
  | 'peg'
  | 'rest'
  | 'scene'
  | 'spin'
  | 'stamp'
  | 'stop'
  | 'walk'

/** What a phase tells, and when. */
export type Timeline = readonly Step<Beat>[]
