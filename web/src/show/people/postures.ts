/**
 * The moods on the sofa. Each has its own arms and a turn of the head. A player who is away sleeps, and one who waits
 * dozes.
 */
export const MOODS = [
  'calm',
  'busy',
  'done',
  'tense',
  'glad',
  'smiles',
  'winces',
  'shrugs',
  'ducks',
  'down',
  'claps',
  'dozing',
  'asleep',
] as const
export type SitterMood = (typeof MOODS)[number]

export interface Posture {
  /** From the shoulders to the hands, in the drawing's own units. */
  readonly left: string
  readonly right: string
  /** The ends of the hands. */
  readonly hands: readonly [readonly [number, number], readonly [number, number]]
  /** The distance the body sinks (or rises, below zero), and the tilt of the head. */
  readonly sinks: number
  readonly head: { readonly down: number; readonly tilt: number }
}

/** A hand on a knee, or beside it. */
const AT_REST = { left: 'M50 133C30 136 12 148 15 165', leftHand: [15, 168] } as const

const ASLEEP: Posture = {
  left: AT_REST.left,
  right: 'M90 136C106 142 126 158 134 180',
  hands: [AT_REST.leftHand, [134, 182]],
  sinks: 8,
  head: { down: 6, tilt: 17 },
}

const CALM: Posture = {
  left: AT_REST.left,
  right: 'M90 133C110 136 128 148 125 165',
  hands: [AT_REST.leftHand, [125, 168]],
  sinks: 0,
  head: { down: 0, tilt: 0 },
}

export const POSTURES: Readonly<Record<SitterMood, Posture>> = {
  calm: CALM,
  /** Both hands at the chin. */
  tense: {
    left: 'M50 134C32 148 34 132 56 122',
    right: 'M90 134C108 148 106 132 84 122',
    hands: [
      [60, 119],
      [80, 119],
    ],
    sinks: 2,
    head: { down: 1, tilt: 0 },
  },
  /** The phone is beside them. */
  done: { ...CALM, sinks: 3, head: { down: 1, tilt: -4 } },
  smiles: { ...CALM, sinks: -2, head: { down: -2, tilt: 4 } },
  winces: { ...CALM, sinks: 4, head: { down: 4, tilt: -7 } },
  shrugs: {
    left: 'M50 134C36 150 18 150 10 130',
    right: 'M90 134C104 150 122 150 130 130',
    hands: [
      [9, 127],
      [131, 127],
    ],
    sinks: 0,
    head: { down: 3, tilt: 6 },
  },
  /** One hand scratches the neck. */
  ducks: {
    left: AT_REST.left,
    right: 'M90 136C122 140 132 108 108 92',
    hands: [AT_REST.leftHand, [106, 91]],
    sinks: 10,
    head: { down: 7, tilt: -6 },
  },
  busy: {
    left: AT_REST.left,
    right: 'M90 133C106 146 120 142 118 126',
    hands: [AT_REST.leftHand, [118, 126]],
    sinks: 2,
    head: { down: 4, tilt: 7 },
  },
  glad: {
    left: 'M50 132C28 126 18 104 18 80',
    right: 'M90 132C112 126 122 104 122 80',
    hands: [
      [18, 78],
      [122, 78],
    ],
    sinks: -8,
    head: { down: -3, tilt: 0 },
  },
  claps: {
    left: 'M50 134C30 146 38 160 58 146',
    right: 'M90 134C110 146 102 160 82 146',
    hands: [
      [63, 143],
      [77, 143],
    ],
    sinks: -2,
    head: { down: 0, tilt: 4 },
  },
  down: {
    left: 'M50 136C34 142 14 158 6 180',
    right: 'M90 136C106 142 126 158 134 180',
    hands: [
      [6, 182],
      [134, 182],
    ],
    sinks: 9,
    head: { down: 9, tilt: -9 },
  },
  dozing: ASLEEP,
  asleep: ASLEEP,
}

/** The height of a standing person above a seated one. */
export const STANDS_UP = 36
