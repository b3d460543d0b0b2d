/** The sound of a note: its wave, volume and attack, and whether it rings out or is held. */
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
  /** Seconds from the start of the piece. */
  readonly at: number
  readonly length: number
  /** MIDI key: 60 is middle C, 12 an octave. */
  readonly key: number
  readonly timbre: Timbre
}

/** Keys, the root first. */
export type Chord = readonly number[]

export function hertzOf(key: number): number {
  return 440 * 2 ** ((key - 69) / 12)
}

/** Returns the chord's note at this step. Steps beyond it continue an octave higher. */
export function keyAt(chord: Chord, step: number): number {
  const octave = Math.floor(step / chord.length)
  return (chord[step - octave * chord.length] ?? 60) + 12 * octave
}
