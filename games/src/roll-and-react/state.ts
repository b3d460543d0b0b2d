import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  BEST_PHASES,
  bestSchema,
  bySeat,
  favoriteMove,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  pleaMoves,
  tableSchema,
} from '../kit/index.ts'

export const PHASES = [
  'new',
  'finale',
  'ready',
  'watch',
  'guess',
  'gallery',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

/** The scenes on a board. */
export const SCENES = 6

/** A scene by its position on the board, which no phone shows. */
const scene = z.int().check(z.gte(0), z.lt(SCENES))

/** A drawn scene, and everyone's guesses. */
export const draw = z.object({
  scene,
  /** In the order of locking. */
  guesses: z.array(z.object({ by: playerId, scene })),
})
export type Draw = z.infer<typeof draw>

export const state = z.object({
  ...tableSchema(PHASES),
  ...applauseSchema,
  ...interludeSchema,
  ...bestSchema,
  board: z.nullable(z.object({ id: z.string(), scenes: z.array(z.string()) })),
  /** The order in which each phone shows the board. */
  orders: bySeat(z.array(scene)),
  /** Everyone but the actor who was seated when the run began. */
  audience: z.array(playerId),
  /** The maximum of scenes in a run of this game. */
  most: z._default(z.int(), 5),
  /** This run's scenes; the last one is being acted. */
  draws: z.array(draw),
  /** The game's first scene, which doesn't count; null before it. */
  rehearsal: z._default(z.nullable(z.object({ ...draw.shape, isOver: z.boolean() })), null),
  /** The game had its one rehearsal. */
  hasRehearsed: z._default(z.boolean(), false),
  /** The rest of the run at the start of the phase, in milliseconds. Null without a clock. */
  left: z.nullable(z.number()),
  hasSwapped: z.boolean(),
  hasPassed: z.boolean(),
  /** The last of several rounds counts double. */
  isDouble: z.boolean(),
  gains: bySeat(z.number()),
  /** The players who have acted in this round. */
  acted: z.array(playerId),
  /** Each actor's board and first scene, so that everyone remembers who did what. */
  boards: z._default(bySeat(z.object({ scenes: z.array(z.string()), first: scene })), {}),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  /** The actor has stood up. */
  z.object({ type: z.literal('start') }),
  /** Nope: another board, once. */
  z.object({ type: z.literal('swap') }),
  /** Names its draw, so that it never counts for the next one. */
  z.object({ type: z.literal('guess'), draw: z.int(), scene }),
  favoriteMove,
  applaudMove,
  ...interludeMoves,
  ...pleaMoves,
])
export type Move = z.infer<typeof move>
