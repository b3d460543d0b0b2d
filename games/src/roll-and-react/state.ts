import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { bySeat, tableSchema } from '../kit/index.ts'

export const PHASES = ['new', 'brief', 'act', 'reveal', 'rate', 'score', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

/** The scene and its three neighbours. */
export const OPTIONS = 4
/** Scenes the actor chooses from. */
export const CARDS = 2
const MOST_STARS = 5

const card = z.object({ id: z.string(), text: z.string(), neighbours: z.array(z.string()) })

export const state = z.object({
  ...tableSchema(PHASES),
  cards: z.array(card),
  /** Which of the cards the actor keeps. */
  kept: z.nullable(z.int()),
  hasSwapped: z.boolean(),
  hasPassed: z.boolean(),
  options: z.array(z.string()),
  /** Which of the options is being acted. */
  answer: z.nullable(z.int()),
  /** Everybody but the actor who was seated when the acting began. */
  audience: z.array(playerId),
  /** In the order of locking. */
  guesses: z.array(z.object({ by: playerId, option: z.int() })),
  stars: bySeat(z.int()),
  gains: bySeat(z.number()),
  /** Everybody's last turn counts double. */
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  /** The actor keeps one of the two. */
  z.object({ type: z.literal('keep'), card: z.string().check(z.maxLength(60)) }),
  /** Nope: two other scenes, once. */
  z.object({ type: z.literal('swap') }),
  /** Not this time; costs nothing. */
  z.object({ type: z.literal('pass') }),
  z.object({ type: z.literal('guess'), option: z.int().check(z.gte(0), z.lt(OPTIONS)) }),
  z.object({ type: z.literal('rate'), stars: z.int().check(z.gte(1), z.lte(MOST_STARS)) }),
])
export type Move = z.infer<typeof move>
