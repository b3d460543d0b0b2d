import { type Chord, keyAt, type Note, type Timbre } from './score.ts'

/** The chord outside a game and for games without their own. */
export const HOME: Chord = [60, 64, 67, 72]

type Step = readonly [step: number, at: number, length: number]

/** Steps of the chord, when each begins, and how long it sounds. */
const STINGS = {
  join: [
    [2, 0, 0.12],
    [4, 0.09, 0.22],
  ],
  turn: [
    [0, 0, 0.12],
    [1, 0.1, 0.12],
    [2, 0.2, 0.12],
    [4, 0.3, 0.3],
  ],
  tick: [[8, 0, 0.05]],
  reveal: [
    [0, 0, 0.5],
    [2, 0.02, 0.5],
    [3, 0.14, 0.5],
    [5, 0.26, 0.6],
  ],
  fooled: [
    [3, 0, 0.2],
    [2, 0.2, 0.2],
    [1, 0.4, 0.2],
    [-4, 0.6, 0.7],
  ],
  /** Sticks on a low drum, for as long as the lights are down. */
  drums: Array.from({ length: 28 }, (_, i): Step => [i % 2 === 0 ? -8 : -7, i * 0.06, 0.07]),
  /** The same before a card turns. */
  suspense: Array.from({ length: 15 }, (_, i): Step => [i % 2 === 0 ? -8 : -7, i * 0.06, 0.07]),
  /** A peg of the wheel passes the pointer. */
  click: [[6, 0, 0.03]],
  /** A card turns over. */
  flip: [
    [4, 0, 0.06],
    [6, 0.07, 0.12],
  ],
  /** A person walks to their place. */
  step: [[2, 0, 0.14]],
  /** Something heavy comes to rest. */
  thud: [
    [-8, 0, 0.16],
    [-4, 0.01, 0.1],
  ],
  /** It hits the table, and that is that. */
  stamp: [
    [-8, 0, 0.3],
    [-4, 0.01, 0.3],
    [0, 0.06, 0.5],
    [2, 0.06, 0.5],
    [4, 0.12, 0.7],
  ],
  /** Points fall into laps. */
  paid: [
    [4, 0, 0.08],
    [6, 0.08, 0.08],
    [8, 0.16, 0.08],
    [10, 0.24, 0.3],
  ],
  win: [
    [0, 0, 0.16],
    [1, 0.12, 0.16],
    [2, 0.24, 0.16],
    [3, 0.36, 0.16],
    [4, 0.48, 0.8],
    [6, 0.48, 0.8],
    [8, 0.6, 1],
  ],
} as const satisfies Record<string, readonly Step[]>
export type Sting = keyof typeof STINGS

const TIMBRE: Readonly<Record<Sting, Timbre>> = {
  join: 'bell',
  turn: 'pluck',
  tick: 'pluck',
  reveal: 'bell',
  fooled: 'bass',
  drums: 'bass',
  suspense: 'bass',
  click: 'tap',
  flip: 'pluck',
  step: 'pluck',
  thud: 'bass',
  stamp: 'bass',
  paid: 'bell',
  win: 'bell',
}

/** Returns a sting's notes, raised by `up` steps of the chord. */
export function stingNotes(sting: Sting, chord: Chord, up = 0): readonly Note[] {
  const steps: readonly Step[] = STINGS[sting]
  return steps.map(([step, at, length]) => ({ at, length, key: keyAt(chord, step + up), timbre: TIMBRE[sting] }))
}
