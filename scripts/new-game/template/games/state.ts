import * as z from 'zod/mini'
import { bySeat, tableSchema } from '../kit/index.ts'

const PHASES = ['new', 'pick', 'reveal', 'over'] as const

export const SIDES = ['one', 'other'] as const
const side = z.enum(SIDES)
export type Side = z.infer<typeof side>

export const state = z.object({
  ...tableSchema(PHASES),
  /** Each player's pick, secret until the reveal. */
  picks: bySeat(side),
  /** Each player's points this round. */
  gains: bySeat(z.number()),
})
export type State = z.infer<typeof state>

export const move = z.object({ type: z.literal('pick'), side })
export type Move = z.infer<typeof move>
