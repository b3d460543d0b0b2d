import type { Tune } from '../../show/sound/tune.ts'

/** A kitchen that thinks: Mixolydian, wooden spoons. */
export const tune: Tune = {
  beatsPerMinute: 108,
  beats: 4,
  chords: [
    [43, 47, 50, 53],
    [43, 47, 50, 53],
    [41, 45, 48, 52],
    [48, 52, 55, 57],
  ],
  parts: {
    ground: {
      timbre: 'bass',
      figures: [
        [
          [0, 0, 0.7],
          [1.5, 0, 0.4],
          [2, 2, 0.7],
          [3.5, 3, 0.4],
        ],
      ],
    },
    chords: {
      timbre: 'pluck',
      figures: [
        [
          [0.5, 5, 0.2],
          [1.5, 6, 0.2],
          [2.5, 5, 0.2],
          [3.5, 6, 0.2],
        ],
      ],
    },
    melody: {
      timbre: 'pluck',
      figures: [
        [
          [0, 8, 0.3],
          [0.75, 9, 0.3],
          [1.5, 10, 0.3],
          [2.5, 9, 0.6],
        ],
        [],
        [
          [0, 10, 0.3],
          [0.75, 9, 0.3],
          [1.5, 8, 0.3],
          [2.5, 7, 0.6],
        ],
        [
          [1, 8, 0.3],
          [2, 9, 0.3],
          [3, 10, 0.3],
        ],
      ],
    },
    rush: {
      timbre: 'tap',
      figures: [
        [
          [0, 14, 0.06],
          [0.75, 14, 0.06],
          [1.5, 14, 0.06],
          [2, 14, 0.06],
          [2.75, 14, 0.06],
          [3.5, 14, 0.06],
        ],
      ],
    },
  },
}
