import type { Figure, Tune } from '../../show/sound/tune.ts'

/** Taps on the off-beats, with almost no pitch. */
const shuffle: Figure = [0.66, 1.66, 2.66, 3.66].map((at) => [at, 14, 0.06])

/** A walking bass and a vibraphone: Dorian, with a swing. */
export const tune: Tune = {
  beatsPerMinute: 104,
  beats: 4,
  chords: [
    [50, 53, 57, 60],
    [43, 47, 50, 53],
    [50, 53, 57, 59],
    [45, 49, 52, 55],
  ],
  parts: {
    ground: {
      timbre: 'bass',
      figures: [
        [
          [0, 0, 0.9],
          [1, 1, 0.9],
          [2, 2, 0.9],
          [3, 1, 0.9],
        ],
        [
          [0, 0, 0.9],
          [1, 2, 0.9],
          [2, 3, 0.9],
          [3, 2, 0.9],
        ],
      ],
    },
    chords: {
      timbre: 'pluck',
      figures: [
        [
          [0.66, 5, 0.3],
          [0.66, 6, 0.3],
          [2.66, 5, 0.3],
          [2.66, 7, 0.3],
        ],
      ],
    },
    melody: {
      timbre: 'bell',
      figures: [
        [
          [0, 10, 0.6],
          [0.66, 9, 0.5],
          [1.66, 8, 1.2],
        ],
        [
          [1, 9, 0.5],
          [1.66, 10, 0.5],
          [2.66, 11, 1.2],
        ],
        [
          [0, 10, 1],
          [2, 8, 0.6],
          [2.66, 9, 0.6],
        ],
        [],
      ],
    },
    rush: { timbre: 'tap', figures: [shuffle] },
  },
}
