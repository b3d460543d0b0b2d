import { DOWN_LEFT, HIP_LEFT, HIP_RIGHT, pose } from './bend.ts'
import { POSTURES, type Posture, type SitterMood } from './postures.ts'
import { MOOD_OF, REVEAL_POSES } from './reveal-poses.ts'

/** Standing poses that don't react to a result. */
export const POSES = {
  ...REVEAL_POSES,
  waves: pose(DOWN_LEFT, ['M90 132C112 128 124 108 122 82', [122, 80]]),
  /** Fists on both hips. */
  readies: pose(HIP_LEFT, HIP_RIGHT, { sinks: -3, down: -2, tilt: 3 }),
  /** A hand at the chin, the other below its elbow. */
  thinks: pose(['M50 137C34 158 62 168 92 156', [95, 154]], ['M90 135C118 154 112 142 89 124', [85, 121]], {
    down: 1,
    tilt: 8,
  }),
  /** Both hands at the cheeks. */
  dreads: pose(['M50 134C16 150 14 120 37 107', [40, 105]], ['M90 134C124 150 126 120 103 107', [100, 105]], {
    sinks: 3,
    down: 2,
  }),
  /** A hand on the heart, the other raised. */
  swears: pose(['M50 133C30 142 40 158 64 149', [69, 147]], ['M90 132C114 128 124 106 120 76', [120, 73]], {
    sinks: -3,
    down: -2,
  }),
  /** One hand holds something imaginary, the other shows its size. */
  tells: pose(['M50 134C34 152 22 152 14 136', [13, 133]], ['M90 132C112 130 126 110 126 88', [126, 85]], { tilt: -5 }),
  /** Behind a hand. */
  whispers: pose(HIP_LEFT, ['M90 135C124 148 122 122 102 107', [98, 105]], { down: 4, tilt: 9, leans: 9 }),
  /** A hand scratches the neck. */
  admits: pose(['M50 134C32 144 34 166 54 172', [58, 172]], ['M90 136C122 140 132 108 108 92', [106, 91]], {
    sinks: 5,
    down: 6,
    tilt: -9,
    leans: -3,
  }),
  /** Into a microphone, the other hand flung wide. */
  sings: pose(['M50 132C30 132 14 118 10 98', [9, 95]], ['M90 136C122 150 116 138 94 122', [90, 120]], {
    down: -2,
    tilt: -9,
    leans: -4,
  }),
  /** Into a megaphone, the other hand flung up. */
  shouts: pose(['M50 132C26 128 8 108 4 78', [3, 75]], ['M90 134C122 142 126 122 106 106', [104, 104]], {
    sinks: -3,
    down: -3,
    tilt: -8,
    leans: -4,
  }),
  /** A hip out, an arm up. */
  dances: pose(['M50 132C32 122 18 92 22 56', [22, 53]], HIP_RIGHT, { tilt: 12, leans: -10 }),
  /** On the knees, with folded hands. */
  begs: pose(['M50 135C32 156 48 160 65 144', [64, 140]], ['M90 135C108 156 92 160 75 144', [76, 140]], {
    sinks: 17,
    down: 1,
    tilt: 7,
  }),
  /** Holds up useless goods and points at them. */
  sells: pose(['M50 136C52 160 80 158 100 142', [103, 140]], ['M90 132C116 138 132 128 128 106', [128, 104]], {
    tilt: -7,
    leans: -4,
  }),
  /** A finger raised. */
  argues: pose(HIP_LEFT, ['M90 132C114 130 126 108 123 82', [123, 79]], { down: -2, tilt: 4, leans: 3 }),
  calls: pose(HIP_LEFT, ['M90 134C122 144 130 118 110 99', [107, 97]], { down: 1, tilt: -6 }),
  /** A gift in both hands. */
  gives: pose(['M50 135C30 150 38 164 54 160', [57, 158]], ['M90 135C110 150 102 164 86 160', [83, 158]], {
    tilt: 5,
    leans: 4,
  }),
  /** The back of a hand at the forehead, the other flung wide: a tragedy. */
  plays: pose(['M50 134C12 142 12 92 42 76', [46, 74]], ['M90 132C112 134 128 120 134 96', [135, 93]], {
    down: -1,
    tilt: -11,
    leans: -8,
  }),
  /** Two palms on an imaginary wall. */
  mimes: pose(['M50 133C26 130 12 108 13 72', [13, 69]], ['M90 135C118 146 128 140 127 122', [127, 119]], {
    down: 1,
    tilt: -8,
    leans: 3,
  }),
  /** On tiptoe, with a finger at the lips. */
  sneaks: pose(['M50 135C30 140 10 140 1 124', [0, 121]], ['M90 136C114 152 102 134 80 121', [76, 119]], {
    sinks: -9,
    down: 4,
    tilt: 12,
    leans: 12,
  }),
  /** Claws. */
  mimics: pose(['M50 134C24 148 8 128 18 102', [19, 99]], ['M90 134C116 148 132 128 122 102', [121, 99]], {
    sinks: 5,
    down: 5,
    tilt: -7,
    leans: 5,
  }),
  /** Flowers, with a deep bow and a hand flung back. */
  accepts: pose(['M50 135C24 128 4 116 -8 98', [-10, 96]], ['M90 136C106 156 92 166 74 162', [71, 161]], {
    sinks: 4,
    down: 9,
    tilt: 10,
    leans: 13,
  }),
  /** Two fists. */
  fights: pose(['M50 134C24 150 20 128 38 120', [42, 118]], ['M90 134C118 146 128 116 110 106', [106, 104]], {
    sinks: 3,
    down: 2,
    tilt: -4,
    leans: -4,
  }),
} as const
export type Pose = keyof typeof POSES

/** Returns the pose if it fits this mood. A pose that belongs to no mood needs a calm player who is standing. */
export function posedAs(pose: Pose | undefined, mood: SitterMood, isStanding: boolean): Pose | null {
  if (pose === undefined) return null
  const own: SitterMood | undefined = MOOD_OF[pose]
  return (own ?? 'calm') === mood && (own !== undefined || isStanding) ? pose : null
}

/** A lower hand would cover the number on the bowl. */
const RIM = 148

/** Returns a pose's arms. With a bowl in the lap, a hand that would cover it holds it instead. */
export function armsOf(pose: Pose, hasBowl: boolean): Pick<Posture, 'left' | 'right' | 'hands'> {
  const { left, right, hands } = POSES[pose]
  const { calm } = POSTURES
  const [isLow, isLowRight] = hands.map(([, y]) => hasBowl && y > RIM)
  return {
    left: isLow ? calm.left : left,
    right: isLowRight ? calm.right : right,
    hands: [isLow ? calm.hands[0] : hands[0], isLowRight ? calm.hands[1] : hands[1]],
  }
}
