import type { Part, Tune } from '../tune.ts'

const part: Part = { timbre: 'bell', figures: [[[0, 0, 1]]] }

/** For tests: a room that hums one note a bar, and more notes the fuller it is. */
export const hum: Tune = {
  beatsPerMinute: 90,
  beats: 4,
  chords: [[60, 64, 67]],
  parts: { ground: part, chords: part, melody: part, rush: part },
}
