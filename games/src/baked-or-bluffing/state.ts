import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { bySeat, tableSchema } from '../kit/index.ts'

export const PHASES = ['new', 'read', 'argue', 'vote', 'reveal', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export const VOTES = ['legit', 'baked'] as const
export type Vote = (typeof VOTES)[number]
export const READINGS = ['straight', 'bent'] as const
export type Reading = (typeof READINGS)[number]

const wording = z.object({ text: z.string(), isTrue: z.boolean() })

/** What the reader holds: the statement as dealt, and the same bent the other way. */
const statement = z.object({
  id: z.string(),
  straight: wording,
  bent: wording,
  why: z.string(),
  source: z.string(),
})
export type Statement = z.infer<typeof statement>

export const state = z.object({
  ...tableSchema(PHASES),
  card: z.nullable(statement),
  hasSwapped: z.boolean(),
  reading: z.nullable(z.enum(READINGS)),
  isDone: z.boolean(),
  /** With what its speed is worth if it is right: settled at once, so that no later pause changes it. */
  votes: bySeat(z.object({ vote: z.enum(VOTES), speed: z.number() })),
  streaks: bySeat(z.number()),
  gains: bySeat(z.number()),
  voters: z.array(playerId),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  /** The reader's secret choice. */
  z.object({ type: z.literal('read'), card: z.string().check(z.maxLength(60)), as: z.enum(READINGS) }),
  /** Nope: another statement, once. */
  z.object({ type: z.literal('swap') }),
  /** The reader has said enough. */
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('vote'), vote: z.enum(VOTES) }),
])
export type Move = z.infer<typeof move>
