import type { Tune } from '../../show/sound/tune.ts'

/** Fog with a lamp: Lydian, slow, and answers off the beat. */
export const tune: Tune = {
  beatsPerMinute: 78,
  beats: 4,
  chords: [
    [39, 46, 51, 55],
    [41, 48, 53, 57],
    [39, 46, 51, 58],
    [36, 43, 48, 51],
  ],
  parts: {
    ground: {
      timbre: 'pad',
      figures: [
        [
          [0, 1, 3.9],
          [0, 3, 3.9],
        ],
      ],
    },
    chords: {
      timbre: 'organ',
      figures: [
        [
          [0.5, 5, 0.2],
          [0.5, 6, 0.2],
          [1.5, 5, 0.2],
          [1.5, 6, 0.2],
          [2.5, 5, 0.2],
          [2.5, 6, 0.2],
          [3.5, 5, 0.2],
          [3.5, 6, 0.2],
        ],
      ],
    },
    melody: {
      timbre: 'bass',
      figures: [
        [
          [0, 0, 1.2],
          [1.5, 1, 0.4],
          [2, 2, 0.8],
          [3.5, 0, 0.4],
        ],
        [
          [0, 0, 0.8],
          [1, 2, 0.4],
          [2.5, 1, 1],
        ],
      ],
    },
    rush: {
      timbre: 'tap',
      figures: [
        [
          [0.5, 14, 0.06],
          [1, 14, 0.06],
          [1.5, 14, 0.06],
          [2.5, 14, 0.06],
          [3, 14, 0.06],
          [3.5, 14, 0.06],
        ],
      ],
    },
  },
}
