import { type Chord, keyAt, type Note, type Timbre } from './score.ts'

/** Each game has its chord; what is heard outside of one is in C. */
const CHORDS: Readonly<Record<string, Chord>> = {
  'truth-or-dare': [62, 65, 69, 71],
  'spin-the-stash': [60, 64, 67, 69],
  'high-rollers': [65, 69, 72, 76],
  'roll-and-react': [57, 60, 64, 68],
  'baked-or-bluffing': [67, 71, 74, 77],
  'never-have-i-ever': [56, 60, 63, 67],
  'puff-puff-pass-truths': [63, 67, 69, 74],
}
const HOME: Chord = [60, 64, 67, 72]

export function chordOf(slug: string | undefined): Chord {
  return (slug === undefined ? undefined : CHORDS[slug]) ?? HOME
}

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
  /** Sticks on a low skin, for as long as the lights are down. */
  drums: Array.from({ length: 28 }, (_, i): Step => [i % 2 === 0 ? -8 : -7, i * 0.06, 0.07]),
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
  win: 'bell',
}

export function stingNotes(sting: Sting, chord: Chord): readonly Note[] {
  const steps: readonly Step[] = STINGS[sting]
  return steps.map(([step, at, length]) => ({ at, length, key: keyAt(chord, step), timbre: TIMBRE[sting] }))
}
