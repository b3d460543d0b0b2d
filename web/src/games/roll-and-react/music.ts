import type { Tune } from '../../show/sound/tune.ts'

/** Tiptoes behind a curtain: harmonic minor, all short. */
export const tune: Tune = {
  beatsPerMinute: 116,
  beats: 4,
  chords: [
    [45, 48, 52],
    [45, 48, 52],
    [41, 45, 48],
    [40, 44, 47],
  ],
  parts: {
    ground: {
      timbre: 'bass',
      figures: [
        [
          [0, 0, 0.35],
          [2, 2, 0.35],
        ],
      ],
    },
    chords: {
      timbre: 'reed',
      figures: [
        [
          [1, 4, 0.2],
          [1, 5, 0.2],
          [3, 4, 0.2],
          [3, 5, 0.2],
        ],
      ],
    },
    melody: {
      timbre: 'pluck',
      figures: [
        [
          [0, 6, 0.25],
          [0.5, 7, 0.25],
          [1, 8, 0.25],
          [1.5, 7, 0.25],
          [2, 6, 0.25],
          [3, 8, 0.25],
        ],
        [
          [0, 9, 0.25],
          [0.5, 8, 0.25],
          [1, 7, 0.25],
          [2, 6, 0.5],
        ],
      ],
    },
    rush: {
      timbre: 'pluck',
      figures: [
        [
          [0.25, 11, 0.2],
          [1.25, 10, 0.2],
          [2.25, 11, 0.2],
          [3.25, 9, 0.2],
          [3.75, 10, 0.2],
        ],
      ],
    },
  },
}
