import type { Figure, Tune } from '../../show/sound/tune.ts'

/** Taps with almost no pitch. */
const eighths: Figure = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((at) => [at, 14, 0.06])

/** A bossa on a cloud: major sevenths, everything a little early. */
export const tune: Tune = {
  beatsPerMinute: 126,
  beats: 4,
  chords: [
    [53, 57, 60, 64],
    [50, 53, 57, 60],
    [55, 58, 62, 65],
    [48, 52, 55, 58],
  ],
  parts: {
    ground: {
      timbre: 'bass',
      figures: [
        [
          [0, 0, 1.4],
          [1.5, 2, 0.5],
          [2, 2, 1.4],
          [3.5, 0, 0.5],
        ],
      ],
    },
    chords: {
      timbre: 'pluck',
      figures: [
        [
          [0, 5, 0.4],
          [0, 6, 0.4],
          [1.5, 5, 0.4],
          [1.5, 7, 0.4],
          [3, 5, 0.4],
          [3, 6, 0.4],
        ],
        [
          [1, 5, 0.4],
          [1, 6, 0.4],
          [2.5, 5, 0.4],
          [2.5, 7, 0.4],
        ],
      ],
    },
    melody: {
      timbre: 'bell',
      figures: [
        [
          [0.5, 10, 0.8],
          [1.5, 11, 0.4],
          [2, 9, 1.6],
        ],
        [
          [0.5, 8, 0.8],
          [1.5, 9, 0.4],
          [2, 10, 1.6],
        ],
        [],
        [
          [2.5, 9, 0.4],
          [3, 8, 0.9],
        ],
      ],
    },
    rush: { timbre: 'tap', figures: [eighths] },
  },
}
