import * as z from 'zod/mini'
import { attempt, attemptMoves, bySeat, tableSchema } from '../kit/index.ts'

export const PHASES = ['new', 'choose', 'deal', 'perform', 'verdict', 'reveal', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export const KINDS = ['truth', 'dare'] as const
export type Kind = (typeof KINDS)[number]
export const CHOICES = ['truth', 'dare', 'surprise'] as const

/** Cards in the hand; one is kept. */
export const CARDS = 2

const card = z.object({ id: z.string(), text: z.string() })

export const state = z.object({
  ...tableSchema(PHASES),
  choice: z.nullable(z.enum(CHOICES)),
  kind: z.nullable(z.enum(KINDS)),
  /** What a full turn of this kind is worth, before doubling. */
  worth: z.number(),
  /** Only in the hand of the turn's player. */
  cards: z.array(card),
  kept: z.nullable(z.int()),
  hasSwapped: z.boolean(),
  attempt: z.nullable(attempt),
  streaks: bySeat(z.number()),
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

const [done, pass, judge] = attemptMoves

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choose'), choice: z.enum(CHOICES) }),
  z.object({ type: z.literal('keep'), card: z.string().check(z.maxLength(60)) }),
  /** Nope: two other cards, once. */
  z.object({ type: z.literal('swap') }),
  done,
  pass,
  judge,
])
export type Move = z.infer<typeof move>
