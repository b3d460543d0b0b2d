/** How a note sounds: the wave, how loud, how fast it comes, and whether it rings out or is held. */
export const TIMBRES = {
  bass: { wave: 'triangle', volume: 0.5, attack: 0.012, isHeld: false },
  pluck: { wave: 'triangle', volume: 0.28, attack: 0.006, isHeld: false },
  bell: { wave: 'sine', volume: 0.3, attack: 0.004, isHeld: false },
  organ: { wave: 'square', volume: 0.05, attack: 0.02, isHeld: true },
  reed: { wave: 'sawtooth', volume: 0.05, attack: 0.03, isHeld: false },
  pad: { wave: 'sine', volume: 0.13, attack: 0.35, isHeld: true },
  tap: { wave: 'square', volume: 0.035, attack: 0.002, isHeld: false },
} as const
export type Timbre = keyof typeof TIMBRES

export interface Note {
  /** In seconds, from where the piece begins. */
  readonly at: number
  readonly length: number
  /** As keys of a piano are counted: 60 is the middle C, 12 an octave. */
  readonly key: number
  readonly timbre: Timbre
}

/** Keys, the root first. */
export type Chord = readonly number[]

export function hertzOf(key: number): number {
  return 440 * 2 ** ((key - 69) / 12)
}

/** The note of a chord at this step; steps beyond it go on an octave higher. */
export function keyAt(chord: Chord, step: number): number {
  const octave = Math.floor(step / chord.length)
  return (chord[step - octave * chord.length] ?? 60) + 12 * octave
}
