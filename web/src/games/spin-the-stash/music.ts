import type { Tune } from '../../show/sound/tune.ts'

/** A waltz for a carousel. */
export const tune: Tune = {
  beatsPerMinute: 150,
  beats: 3,
  chords: [
    [48, 52, 55],
    [48, 52, 55],
    [53, 57, 60],
    [43, 47, 50],
  ],
  parts: {
    ground: { timbre: 'bass', figures: [[[0, 0, 0.8]], [[0, 2, 0.8]]] },
    chords: {
      timbre: 'organ',
      figures: [
        [
          [1, 4, 0.4],
          [1, 5, 0.4],
          [2, 4, 0.4],
          [2, 5, 0.4],
        ],
      ],
    },
    melody: {
      timbre: 'organ',
      figures: [
        [
          [0, 8, 0.9],
          [1, 9, 0.4],
          [1.5, 8, 0.4],
          [2, 7, 0.9],
        ],
        [
          [0, 6, 1.6],
          [2, 7, 0.8],
        ],
        [
          [0, 8, 0.9],
          [1, 7, 0.9],
          [2, 6, 0.9],
        ],
        [[0, 7, 2.4]],
      ],
    },
    rush: {
      timbre: 'bell',
      figures: [
        [
          [0, 12, 0.3],
          [0.5, 13, 0.3],
          [1, 14, 0.3],
          [1.5, 13, 0.3],
          [2, 12, 0.3],
          [2.5, 13, 0.3],
        ],
      ],
    },
  },
}
