import { DOWN_LEFT, HIP_LEFT, pose } from './bend.ts'
import type { SitterMood } from './postures.ts'

/** Poses for taking a result, besides the plain one of each mood. */
const VICTORIES = {
  /** A fist in the air, the other pulled in. */
  pumps: pose(['M50 135C20 152 12 126 38 116', [42, 115]], ['M90 132C114 124 124 96 119 58', [119, 54]], {
    sinks: -4,
    down: -3,
    tilt: -8,
    leans: -5,
  }),
  /** To the room: a hand on the heart, the other flung out. */
  bows: pose(['M50 133C26 132 8 118 -2 98', [-4, 95]], ['M90 135C116 156 96 158 70 147', [66, 145]], {
    sinks: 2,
    down: 10,
    tilt: 15,
    leans: 13,
  }),
  /** The face in the crook of an arm, both arms in one line to the sky. */
  dabs: pose(['M50 132C32 124 10 104 -6 82', [-8, 79]], ['M90 134C124 138 122 112 96 104', [24, 80]], {
    down: 9,
    tilt: 15,
    leans: 4,
  }),
  /** An air guitar solo. */
  shreds: pose(['M50 134C28 142 12 128 18 104', [18, 100]], ['M90 134C118 136 120 146 100 140', [97, 137]], {
    sinks: 2,
    down: -2,
    tilt: -13,
    leans: -9,
  }),
  /** Backward, with a tip of the hat. */
  moonwalks: pose(['M50 135C30 146 20 156 8 152', [5, 151]], ['M90 132C120 132 128 104 116 72', [115, 69]], {
    down: 3,
    tilt: 13,
    leans: -14,
  }),
  /** Both arms, and their muscles. */
  flexes: pose(
    ['M50 134C22 142 2 134 6 116C8 106 18 100 26 96', [29, 94]],
    ['M90 134C118 142 138 134 134 116C132 106 122 100 114 96', [111, 94]],
    {
      sinks: -5,
      down: -1,
      tilt: 6,
    },
  ),
  /** Two hands make a heart. */
  hearts: pose(['M50 135C24 144 34 164 61 146', [63, 143]], ['M90 135C116 144 106 164 79 146', [77, 143]], {
    sinks: -4,
    down: -2,
    tilt: 8,
  }),
  /** In crown and cape, with a scepter. */
  reigns: pose(HIP_LEFT, ['M90 132C116 132 126 116 124 98', [124, 95]], { sinks: -5, down: -3, tilt: -4 }),
  /** In a cape, one fist ahead. */
  soars: pose(HIP_LEFT, ['M90 132C106 122 114 92 111 52', [111, 48]], { sinks: -9, down: -2, tilt: 8, leans: 8 }),
  /** A cup of gold. */
  hoists: pose(['M50 133C30 132 14 118 10 98', [9, 95]], ['M90 132C116 130 130 112 131 82', [131, 78]], {
    sinks: -6,
    down: -3,
    tilt: -7,
    leans: -3,
  }),
} as const

const HALVES = {
  /** Half a bow, and one shoulder. */
  curtsies: pose(['M50 134C36 150 18 150 10 130', [9, 127]], ['M90 135C116 156 96 158 72 148', [69, 146]], {
    sinks: 6,
    down: 8,
    tilt: -12,
    leans: -7,
  }),
  /** A whole arm points at someone else. */
  blames: pose(HIP_LEFT, ['M90 132C112 132 132 122 148 116', [151, 115]], { down: 1, tilt: -7, leans: -6 }),
  /** On the one hand, and on the other. */
  weighs: pose(['M50 134C28 142 10 126 4 104', [3, 100]], ['M90 134C110 148 126 152 136 147', [139, 145]], {
    down: 2,
    tilt: 9,
    leans: 4,
  }),
} as const

const LOSSES = {
  /** Behind both hands. */
  hides: pose(['M50 134C18 142 22 112 30 102', [56, 91]], ['M90 134C122 146 118 118 110 108', [89, 106]], {
    sinks: 11,
    down: 8,
    tilt: -3,
  }),
  /** A tune, as if nothing had happened. */
  whistles: pose(DOWN_LEFT, ['M90 134C108 140 122 152 118 165', [117, 168]], {
    sinks: 6,
    down: 2,
    tilt: -15,
    leans: -4,
  }),
} as const

const SHAMES = {
  /** A palm at the forehead. */
  facepalms: pose(DOWN_LEFT, ['M90 135C124 146 126 112 112 94', [84, 72]], { sinks: 9, down: 9, tilt: 10 }),
} as const

export const REVEAL_POSES = { ...VICTORIES, ...HALVES, ...LOSSES, ...SHAMES }

const ofMood = (poses: object, mood: SitterMood) => Object.fromEntries(Object.keys(poses).map((name) => [name, mood]))

/** The mood each pose belongs to. */
export const MOOD_OF: Readonly<Record<string, SitterMood | undefined>> = {
  ...ofMood(VICTORIES, 'glad'),
  ...ofMood(HALVES, 'shrugs'),
  ...ofMood(LOSSES, 'ducks'),
  ...ofMood(SHAMES, 'down'),
}
