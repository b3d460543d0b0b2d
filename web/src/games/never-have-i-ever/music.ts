import type { Tune } from '../../show/sound/tune.ts'

/** A lullaby at an open window: five notes, and time between them. */
export const tune: Tune = {
  beatsPerMinute: 72,
  beats: 4,
  chords: [
    [44, 51, 56, 60],
    [41, 48, 53, 56],
    [37, 44, 49, 53],
    [39, 46, 51, 56],
  ],
  parts: {
    ground: {
      timbre: 'pad',
      figures: [
        [
          [0, 0, 3.9],
          [0, 2, 3.9],
        ],
      ],
    },
    chords: {
      timbre: 'bell',
      figures: [
        [
          [0, 3, 1.5],
          [1, 5, 1.5],
          [2, 6, 1.5],
          [3, 5, 1.5],
        ],
      ],
    },
    melody: {
      timbre: 'bell',
      figures: [
        [
          [0.5, 7, 1],
          [2.5, 10, 1.4],
        ],
        [[1.5, 9, 2]],
        [
          [0.5, 10, 1],
          [1.5, 9, 1],
          [2.5, 7, 1.4],
        ],
        [],
      ],
    },
    rush: {
      timbre: 'pluck',
      figures: [
        [
          [0, 4, 0.4],
          [0.5, 5, 0.4],
          [1, 6, 0.4],
          [1.5, 7, 0.4],
          [2, 6, 0.4],
          [2.5, 5, 0.4],
          [3, 6, 0.4],
          [3.5, 7, 0.4],
        ],
      ],
    },
  },
}
