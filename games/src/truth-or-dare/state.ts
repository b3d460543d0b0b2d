import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  attempt,
  attemptMoves,
  BEST_PHASES,
  bestSchema,
  bySeat,
  deedsSchema,
  explainSchema,
  favoriteMove,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  tableSchema,
} from '../kit/index.ts'

export const PHASES = [
  'new',
  'finale',
  'choose',
  'deal',
  'perform',
  'verdict',
  'reveal',
  'explain',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

export const KINDS = ['truth', 'dare'] as const
export type Kind = (typeof KINDS)[number]
export const CHOICES = ['truth', 'dare', 'surprise'] as const

const card = z.object({ id: z.string(), text: z.string(), kind: z.enum(KINDS) })
export type TurnCard = z.infer<typeof card>

/** The results of one phase's calls. */
const outcome = z.object({
  right: z.array(playerId),
  wrong: z.array(playerId),
  gains: bySeat(z.number()),
  /** The extra pay of the player on turn unless they skip. */
  unread: z._default(z.number(), 0),
})
export type Outcome = z.infer<typeof outcome>

export const state = z.object({
  ...tableSchema(PHASES),
  ...interludeSchema,
  ...applauseSchema,
  ...bestSchema,
  ...deedsSchema,
  ...explainSchema,
  /** Secret in `choose`. */
  choice: z.nullable(z.enum(CHOICES)),
  /** Two of the requested kind; in a Surprise one truth and one dare. */
  cards: z.array(card),
  /** The ID of the card that the player on turn keeps, or that the group picked; secret in `deal`. */
  kept: z.nullable(z.string()),
  hasSwapped: z.boolean(),
  /** Each player's call in the current phase: a choice, a card by its ID, or a verdict. */
  calls: bySeat(z.string()),
  /** In a Surprise, the card that each of the others wants to see. */
  picks: bySeat(z.string()),
  /** Null before the phase is over, and if there was nothing to call; for `choose` and `deal` with what was paid. */
  outcomes: z.object({ choose: z.nullable(outcome), deal: z.nullable(outcome), verdict: z.nullable(outcome) }),
  attempt: z.nullable(attempt),
  /** The last payment. */
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

const [done, pass, judge] = attemptMoves
const cardId = z.string().check(z.maxLength(60))

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choose'), choice: z.enum(CHOICES) }),
  /** A call about the choice or card of the player on turn, or about the group's pick or verdict. */
  z.object({ type: z.literal('call'), call: cardId }),
  z.object({ type: z.literal('keep'), card: cardId }),
  /** In a Surprise: the card that the others want to see. */
  z.object({ type: z.literal('pick'), card: cardId }),
  /** Nope: two other cards, once. */
  z.object({ type: z.literal('swap') }),
  applaudMove,
  favoriteMove,
  done,
  pass,
  judge,
  ...interludeMoves,
])
export type Move = z.infer<typeof move>
