import { playerId, REVEALS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { bySeat, tableSchema } from '../kit/index.ts'

export const PHASES = ['new', 'prompt', 'answer', 'count', 'reveal', 'story', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export const SIDES = ['have', 'never', 'skip'] as const
export type Side = (typeof SIDES)[number]
export const BANDS = ['few', 'half', 'most'] as const
export type Band = (typeof BANDS)[number]

const answer = z.object({ side: z.enum(SIDES), guess: z.nullable(z.int().check(z.gte(0))) })

export const state = z.object({
  ...tableSchema(PHASES),
  card: z.nullable(z.object({ id: z.string(), text: z.string() })),
  /** Fixed when the statement is dealt: nobody's answer is opened by a later change of settings. */
  mode: z.enum(REVEALS),
  asked: z.array(playerId),
  /** Gone at the end of the round. */
  answers: bySeat(answer),
  gains: bySeat(z.number()),
  /** Who tells the story. */
  teller: z.nullable(playerId),
  hasTold: z.boolean(),
  /** Who has no story, or has heard enough. */
  ready: z.array(playerId),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), ...answer.shape }),
  /** Somebody who has will tell how. */
  z.object({ type: z.literal('tell') }),
  z.object({ type: z.literal('told') }),
  /** No story; from the teller: rather not, after all. */
  z.object({ type: z.literal('next') }),
])
export type Move = z.infer<typeof move>
