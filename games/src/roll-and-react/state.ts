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

/** Scenes on a board. */
export const SCENES = 6

/** A scene of the board, by its place there; no phone shows that place. */
const scene = z.int().check(z.gte(0), z.lt(SCENES))

/** One scene that the server drew, and what everybody took it for. */
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
  /** In which order each phone shows the board. */
  orders: bySeat(z.array(scene)),
  /** Everybody but the actor who was seated when the run began. */
  audience: z.array(playerId),
  /** How many scenes a run of this game has at most. */
  most: z._default(z.int(), 5),
  /** Of this run; while it lasts the last one is being acted. */
  draws: z.array(draw),
  /** The very first scene of the game, which counts for nothing; null before it. */
  rehearsal: z._default(z.nullable(z.object({ ...draw.shape, isOver: z.boolean() })), null),
  /** What is left of the run, in milliseconds, as of the beginning of the phase. Null: no clock. */
  left: z.nullable(z.number()),
  hasSwapped: z.boolean(),
  hasPassed: z.boolean(),
  /** The last of several laps counts double. */
  isDouble: z.boolean(),
  gains: bySeat(z.number()),
  /** Those who have acted in this lap. */
  acted: z.array(playerId),
  /** From which board they acted, and what first, so that everybody remembers who did what. */
  boards: z._default(bySeat(z.object({ scenes: z.array(z.string()), first: scene })), {}),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  /** The actor is on their feet. */
  z.object({ type: z.literal('start') }),
  /** Nope: another board, once. */
  z.object({ type: z.literal('swap') }),
  /** It names the draw it was made for, so that it never counts in the next. */
  z.object({ type: z.literal('guess'), draw: z.int(), scene }),
  favoriteMove,
  applaudMove,
  ...interludeMoves,
  ...pleaMoves,
])
export type Move = z.infer<typeof move>
